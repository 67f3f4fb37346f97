import type { OktaAuth } from '@okta/okta-auth-js/idx';
import { tokenClaims, type TokenClaims } from '@forecourt/validation';

type Client = Pick<OktaAuth, 'token' | 'tokenManager'>;

/** The current access token, expired or not. */
export const authTokenOf = (client: Pick<Client, 'tokenManager'> | null): string | null =>
  client?.tokenManager.getTokensSync().accessToken?.accessToken ?? null;

/** The signed-in user's subject at the identity provider. */
export const subjectOf = (client: Pick<Client, 'tokenManager'> | null): string | null =>
  client?.tokenManager.getTokensSync().idToken?.claims.sub ?? null;

/**
 * The signed-in user, and whom a provider employee views the portal as: another value means another
 * user's data. Null without a token.
 */
export function personOf(client: Client | null): string | null {
  const subject = subjectOf(client);
  const claims = claimsOf(client);
  return subject !== null && claims?.act ? `${subject} as ${claims.username}` : subject;
}

/** When the tokens were issued, in epoch seconds; null if that cannot be read. */
export function issuedAt({ token, tokenManager }: Client): number | null {
  const { accessToken, idToken, refreshToken } = tokenManager.getTokensSync();
  const byIdToken = idToken?.claims.iat ?? null;
  // the client drops an access token that it failed to renew, even after a network error
  if (!accessToken) return refreshToken ? byIdToken : null;
  try {
    return token.decode(accessToken.accessToken).payload.iat ?? byIdToken;
  } catch {
    // an organization may issue access tokens that only the gateway can read
    return byIdToken;
  }
}

/** The token's claims; null without a token, or if it cannot be decoded. */
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
 * The access token, renewed if it expired or an earlier renewal got no response; null if there is
 * none and none can be obtained.
 * @throws if it could not be renewed now, but a later call may succeed
 */
export async function currentAccessToken({
  tokenManager,
}: Pick<Client, 'tokenManager'>): Promise<string | null> {
  const { accessToken, refreshToken } = tokenManager.getTokensSync();
  if (!accessToken && !refreshToken) return null;
  if (accessToken && !tokenManager.hasExpired(accessToken)) return accessToken.accessToken;
  try {
    await tokenManager.renew('accessToken');
  } catch (error) {
    // the client drops a refresh token only if the provider refused it
    if (tokenManager.getTokensSync().refreshToken) throw error;
    return null;
  }
  return tokenManager.getTokensSync().accessToken?.accessToken ?? null;
}
