import { jwtVerify } from 'jose';
import type { Context } from '../context.ts';
import { isDenied } from '../store/deniedTokens.ts';
import type { Issuer } from './issuer.ts';

/** What a valid access token of ours says. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly cid: string;
  readonly jti: string;
  readonly exp: number;
  readonly iat: number;
  readonly scp: readonly string[];
  readonly username: string;
}

/** Checks signature, issuer, audience, time and the list of denied tokens. */
export async function readAccessToken(
  context: Context,
  issuer: Issuer,
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
    return (await isDenied(context, issuer.name, payload.jti)) ? undefined : payload;
  } catch {
    return undefined;
  }
}
