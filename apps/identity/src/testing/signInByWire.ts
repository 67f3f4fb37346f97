import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { dana } from './client.ts';
import { newestCode, PORTAL, type RunningIdentity } from './startIdentity.ts';

const idx = z.object({
  stateHandle: z.optional(z.string()),
  remediation: z.optional(z.object({ value: z.array(z.object({ name: z.string() })) })),
  messages: z.optional(
    z.object({ value: z.array(z.object({ i18n: z.object({ key: z.string() }) })) }),
  ),
  successWithInteractionCode: z.optional(
    z.object({ value: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
});
/** The response of the token endpoint. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
});

/** Posts a form to an issuer. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** Posts JSON to the sign-in engine. */
export async function postIdx(
  identity: RunningIdentity,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ status: number; body: z.infer<typeof idx>; cookie: string }> {
  const response = await fetch(`${identity.url}/idp/idx/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const setCookie = response.headers.get('set-cookie') ?? '';
  return { status: response.status, body: idx.parse(await response.json()), cookie: setCookie };
}

const verifier = randomBytes(48).toString('base64url');

/** The parameters with which an application begins a sign-in. */
export const interactFields = {
  client_id: 'forecourt-portal',
  scope: 'openid profile email offline_access',
  redirect_uri: `${PORTAL}/login/`,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  state: 'state-of-the-test',
  nonce: 'nonce-of-the-test',
};

/** Begins a sign-in and returns its interaction handle. */
export async function interact(identity: RunningIdentity): Promise<string> {
  const response = await postForm(`${identity.issuer}/v1/interact`, interactFields);
  return z.object({ interaction_handle: z.string() }).parse(await response.json())
    .interaction_handle;
}

/** The interaction code in the response that completes a sign-in; empty if there is none. */
export const codeOf = (body: z.infer<typeof idx>): string =>
  body.successWithInteractionCode?.value.find(({ name }) => name === 'interaction_code')?.value ??
  '';

type Person = Pick<typeof dana, 'username' | 'password' | 'email'>;

/** Begins a sign-in with a password, so that a code is emailed. */
export async function beginSignIn(identity: RunningIdentity, person: Person = dana) {
  const interactionHandle = await interact(identity);
  const { body } = await postIdx(identity, 'introspect', { interactionHandle });
  const { stateHandle } = body;
  const { username, password } = person;
  await postIdx(identity, 'identify', {
    stateHandle,
    identifier: username,
    credentials: { passcode: password },
  });
  return { interactionHandle, stateHandle };
}

/** Signs a person from the demo in, up to the interaction code. */
export async function signInToCode(identity: RunningIdentity, person: Person = dana) {
  const { interactionHandle, stateHandle } = await beginSignIn(identity, person);
  const passcode = await newestCode(identity.url, person.email);
  const result = await postIdx(identity, 'challenge/answer', {
    stateHandle,
    credentials: { passcode },
  });
  return { interactionHandle, code: codeOf(result.body), cookie: result.cookie };
}

/** Redeems an interaction code for tokens. */
export function redeem(
  identity: RunningIdentity,
  code: string,
  overrides: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return postForm(`${identity.issuer}/v1/token`, {
    client_id: 'forecourt-portal',
    grant_type: 'interaction_code',
    interaction_code: code,
    redirect_uri: `${PORTAL}/login/`,
    code_verifier: verifier,
    ...overrides,
  });
}

/** Signs a person from the demo in; returns the tokens and the session cookie. */
export async function signInByWire(identity: RunningIdentity, person: Person = dana) {
  const { code, cookie } = await signInToCode(identity, person);
  const tokens = tokenAnswer.parse(await (await redeem(identity, code)).json());
  return { tokens, cookie: cookie.split(';')[0] ?? '' };
}

/** Makes calls to the account of an access token's owner. */
export const accountCalls =
  (identity: RunningIdentity) => (token: string, method: string, path: string, body?: object) =>
    fetch(`${identity.url}/idp/myaccount/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

/** Requests new tokens. */
export async function refresh(identity: RunningIdentity, refreshToken: string) {
  const response = await postForm(`${identity.issuer}/v1/token`, {
    client_id: 'forecourt-portal',
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    scope: 'openid profile email offline_access',
  });
  const body: unknown = await response.json();
  return { status: response.status, body, tokens: tokenAnswer.safeParse(body).data };
}
