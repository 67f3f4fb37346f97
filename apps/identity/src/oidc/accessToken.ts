import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Context } from '../context.ts';
import { isDenied } from '../store/deniedTokens.ts';
import { isSignedIn } from '../store/signIns.ts';

/** What of an issuer a token of its own is checked by. */
interface TokenIssuer {
  readonly name: string;
  readonly url: string;
  readonly keys: JWTVerifyGetKey;
}

/** What a valid access token of ours says. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly cid: string;
  readonly jti: string;
  readonly exp: number;
  readonly iat: number;
  readonly scp: readonly string[];
  readonly username: string;
  /** The sign-in that it came of. */
  readonly sid?: string;
  /** Who really acts, where it was issued in another's name. */
  readonly act?: { readonly sub: string; readonly iss: string };
}

/** Checks signature, issuer, audience, time, the list of denied tokens, and that its sign-in was not ended. */
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
    const { sid, sub } = payload;
    const owner = { issuer: issuer.name, subject: sub };
    return sid === undefined || (await isSignedIn(context, owner, sid)) ? payload : undefined;
  } catch {
    return undefined;
  }
}
