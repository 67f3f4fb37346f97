import type { AccessToken, Tokens } from '@okta/okta-auth-js/idx';
import * as z from 'zod/mini';

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const answer = z.object({ access_token: z.string(), expires_in: z.number() });

export interface EmulationPort {
  readonly issuer: string;
  readonly clientId: string;
  readonly fetch: typeof fetch;
  /** What a token says. */
  readonly claimsOf: (token: string) => NonNullable<AccessToken['claims']>;
  readonly nowSeconds: () => number;
}

/**
 * The tokens with which someone of the provider sees the portal as a person does: an access token in
 * the person's name that says who acts, and nothing to renew it with. Someone who may not do that gets
 * their own tokens back.
 */
export async function emulate(
  tokens: Tokens,
  username: string,
  { issuer, clientId, fetch: request, claimsOf, nowSeconds }: EmulationPort,
): Promise<Tokens> {
  const { accessToken, idToken } = tokens;
  if (!accessToken) return tokens;
  const sent = await request(`${issuer}/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      grant_type: EXCHANGE,
      subject_token: accessToken.accessToken,
      subject_token_type: ACCESS_TOKEN,
      requested_subject: username,
    }),
  });
  if (!sent.ok) return tokens;
  const given = answer.parse(await sent.json());
  return {
    ...(idToken ? { idToken } : {}),
    accessToken: {
      ...accessToken,
      accessToken: given.access_token,
      claims: claimsOf(given.access_token),
      expiresAt: nowSeconds() + given.expires_in,
    },
  };
}
