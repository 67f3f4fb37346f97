import type { AccessToken, Tokens } from '@okta/okta-auth-js/idx';
import * as z from 'zod/mini';

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() });

export interface EmulationPort {
  readonly issuer: string;
  readonly clientId: string;
  readonly fetch: typeof fetch;
  /** Decodes a token's claims. */
  readonly claimsOf: (token: string) => NonNullable<AccessToken['claims']>;
  readonly nowSeconds: () => number;
}

/** Revokes a token from `emulate` at the issuer that issued it. */
export async function endEmulation(
  token: string,
  { issuer, clientId, fetch: request }: Pick<EmulationPort, 'issuer' | 'clientId' | 'fetch'>,
): Promise<void> {
  await request(`${issuer}/v1/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, token, token_type_hint: 'access_token' }),
  });
}

/**
 * Exchanges a provider employee's tokens for ones that show the portal as a user sees it: an access
 * token in the user's name that also names the employee, and no refresh token. Returns the original
 * tokens if the employee may not do that.
 */
export async function emulate(
  tokens: Tokens,
  username: string,
  { issuer, clientId, fetch: request, claimsOf, nowSeconds }: EmulationPort,
): Promise<Tokens> {
  const { accessToken, idToken } = tokens;
  if (!accessToken) return tokens;
  const response = await request(`${issuer}/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      grant_type: EXCHANGE,
      subject_token: accessToken.accessToken,
      subject_token_type: ACCESS_TOKEN,
      requested_subject: username,
    }),
  });
  if (!response.ok) return tokens;
  const issued = tokenResponse.parse(await response.json());
  return {
    ...(idToken ? { idToken } : {}),
    accessToken: {
      ...accessToken,
      accessToken: issued.access_token,
      claims: claimsOf(issued.access_token),
      expiresAt: nowSeconds() + issued.expires_in,
    },
  };
}
