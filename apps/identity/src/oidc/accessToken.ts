import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Context } from '../context.ts';
import { isDenied } from '../store/deniedTokens.ts';
import { isSignedIn } from '../store/signIns.ts';

/** What is needed to verify an issuer's own tokens. */
interface TokenIssuer {
  readonly name: string;
  readonly url: string;
  readonly keys: JWTVerifyGetKey;
}

/** The claims of a valid access token. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly cid: string;
  readonly jti: string;
  readonly exp: number;
  readonly iat: number;
  readonly scp: readonly string[];
  readonly username: string;
  /** The sign-in that the token belongs to; missing if it was issued in someone else's name. */
  readonly sid?: string;
  /** Who really acts, if the token was issued in someone else's name. */
  readonly act?: { readonly sub: string; readonly iss: string };
}

/** Verifies signature, issuer, audience, time, deny list, and that the sign-in has not ended. */
export async function readAccessToken(
  context: Context,
  issuer: TokenIssuer,
  token: string,
): Promise<AccessTokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify<AccessTokenClaims>(token, issuer.keys, {
      issuer: issuer.url,
      audience: context.config.audience,
      algorithms: ['RS256'],
      typ: 'at+jwt',
      currentDate: context.clock.now(),
    });
    if (await isDenied(context, issuer.name, payload.jti)) return undefined;
    const { act, sid, sub } = payload;
    const owner = { issuer: issuer.name, subject: sub };
    const isLive = sid === undefined ? act !== undefined : await isSignedIn(context, owner, sid);
    return isLive ? payload : undefined;
  } catch {
    return undefined;
  }
}
