import type { OktaAuth } from '@okta/okta-auth-js/idx';
import { tokenClaims, type TokenClaims } from '@forecourt/validation';

type Client = Pick<OktaAuth, 'token' | 'tokenManager'>;

/** The current access token as it is, expired or not. */
export const authTokenOf = (client: Pick<Client, 'tokenManager'> | null): string | null =>
  client?.tokenManager.getTokensSync().accessToken?.accessToken ?? null;

/** Who is signed in, by the identity provider's name for them. */
export const subjectOf = (client: Pick<Client, 'tokenManager'> | null): string | null =>
  client?.tokenManager.getTokensSync().idToken?.claims.sub ?? null;

/** Seconds since 1970 at which the tokens were issued; null when that is not readable. */
export function issuedAt({ token, tokenManager }: Client): number | null {
  const { accessToken, idToken, refreshToken } = tokenManager.getTokensSync();
  const byIdToken = idToken?.claims.iat ?? null;
  // the client drops an access token that it could not renew, also where no one answered it
  if (!accessToken) return refreshToken ? byIdToken : null;
  try {
    return token.decode(accessToken.accessToken).payload.iat ?? byIdToken;
  } catch {
    // an organization may issue access tokens that only the gateway can read
    return byIdToken;
  }
}

/** What the token says of its person; null without one, or with one that cannot be read. */
export function claimsOf(client: Client | null): TokenClaims | null {
  const token = authTokenOf(client);
  if (!client || token === null) return null;
  try {
    return tokenClaims.safeParse(client.token.decode(token).payload).data ?? null;
  } catch {
    // an organization may issue access tokens that only the gateway can read
    return null;
  }
}

/**
 * The access token, renewed when it ran out or when an earlier renewal was not answered; null when
 * there is none and none can be had.
 */
export async function currentAccessToken({
  tokenManager,
}: Pick<Client, 'tokenManager'>): Promise<string | null> {
  const { accessToken, refreshToken } = tokenManager.getTokensSync();
  if (!accessToken && !refreshToken) return null;
  if (accessToken && !tokenManager.hasExpired(accessToken)) return accessToken.accessToken;
  try {
    await tokenManager.renew('accessToken');
  } catch {
    return null;
  }
  return tokenManager.getTokensSync().accessToken?.accessToken ?? null;
}
