import { createHash, randomBytes } from 'node:crypto';
import { codeFor, personOf, type Role } from './signIn.ts';

interface Form {
  readonly name: string;
  readonly href: string;
}
interface Step {
  readonly stateHandle: string;
  readonly remediation?: { readonly value: readonly Form[] };
  readonly successWithInteractionCode?: {
    readonly value: readonly { readonly name: string; readonly value: string }[];
  };
}
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

const CLIENT_ID = 'forecourt-portal';
const SCOPE = 'openid profile email offline_access';
const base64url = (bytes: Buffer) => bytes.toString('base64url');

const accept = 'application/json; okta-version=1.0.0';

const postJson = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });

const postForm = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', headers: { accept }, body: new URLSearchParams(fields) });

async function readBody<T>(response: Response): Promise<T> {
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
  const body: T = await response.json();
  return body;
}

function formOf(step: Step, ...names: string[]): Form {
  const form = step.remediation?.value.find(({ name }) => names.includes(name));
  if (!form) throw new Error(`None of ${names.join(', ')} is offered`);
  return form;
}

/** Signs in over HTTP, without a browser, and returns the tokens. */
export async function tokensFor(
  role: Role,
  servers: { readonly identityUrl: string; readonly issuer: string; readonly portal: string },
): Promise<Tokens> {
  const person = personOf(role);
  const verifier = base64url(randomBytes(48));
  const redirect = `${servers.portal}/login/`;
  const interact = await readBody<{ interaction_handle: string }>(
    await postForm(`${servers.issuer}/v1/interact`, {
      client_id: CLIENT_ID,
      scope: SCOPE,
      redirect_uri: redirect,
      code_challenge: base64url(createHash('sha256').update(verifier).digest()),
      code_challenge_method: 'S256',
      state: base64url(randomBytes(24)),
      nonce: base64url(randomBytes(24)),
    }),
  );
  let step = await readBody<Step>(
    await postJson(`${servers.identityUrl}/idp/idx/introspect`, {
      interactionHandle: interact.interaction_handle,
    }),
  );
  const since = Date.now() - 1000;
  step = await readBody<Step>(
    await postJson(formOf(step, 'identify').href, {
      stateHandle: step.stateHandle,
      identifier: person.username,
      credentials: { passcode: person.password },
    }),
  );
  step = await readBody<Step>(
    await postJson(formOf(step, 'challenge-authenticator').href, {
      stateHandle: step.stateHandle,
      credentials: { passcode: await codeFor(servers.identityUrl, person.email, since) },
    }),
  );
  const code = step.successWithInteractionCode?.value.find(
    ({ name }) => name === 'interaction_code',
  )?.value;
  if (!code) throw new Error('The sign-in gave no interaction code');
  return readBody<Tokens>(
    await postForm(`${servers.issuer}/v1/token`, {
      client_id: CLIENT_ID,
      redirect_uri: redirect,
      grant_type: 'interaction_code',
      interaction_code: code,
      code_verifier: verifier,
    }),
  );
}
