import type { Context } from '../context.ts';
import type { ClientConfig } from '../config/schema.ts';
import { callerAddress, type Call } from '../http/caller.ts';
import type { Facts, InteractRequest } from '../idx/facts.ts';
import { linkFacts } from '../idx/proof.ts';
import { beginTransaction } from '../idx/transaction.ts';
import { findLink, linkIssues } from '../store/links.ts';
import { findUser } from '../store/users.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { isSecretCorrect, readForm } from './form.ts';
import type { Issuer } from './issuer.ts';

const S256_CHALLENGE = /^[\w-]{43}$/;
const STATE_CHARACTERS_MAX = 512;

type Refusal = { readonly error: string; readonly error_description: string };
const invalid = (error_description: string, error = 'invalid_request'): Refusal => ({
  error,
  error_description,
});

/** `POST {issuer}/v1/interact`: begins a sign-in for an application and returns its handle. */
export async function interact(context: Context, issuer: Issuer, call: Call): Promise<Response> {
  const form = await readForm(call);
  const client = issuer.clients.find(({ id }) => id === form.get('client_id'));
  if (!client) return call.json(invalid('The client is unknown.', 'invalid_client'), 401);
  if (!isSecretCorrect(client, form.get('client_secret'))) {
    return call.json(invalid('The client secret is wrong.', 'invalid_client'), 401);
  }
  const refusal =
    refuseAddresses(form, client) ??
    refuseChallenge(form) ??
    refuseScope(form, client) ??
    refuseAcr(form);
  if (refusal) return call.json(refusal, 400);
  const { facts, refusal: refusedToken } = await readLink(context, issuer, form);
  if (refusedToken) return call.json(refusedToken, 400);
  const interactionHandle = await beginTransaction(context, {
    ...(facts ? { facts } : {}),
    issuer: issuer.name,
    clientId: client.id,
    request: requestOf(form),
  });
  await recordSecurityEvent(context, {
    kind: 'signIn.started',
    issuer: issuer.name,
    clientId: client.id,
    address: callerAddress(call),
  });
  return call.json({ interaction_handle: interactionHandle });
}

function requestOf(form: URLSearchParams): InteractRequest {
  const maxAge = form.get('max_age');
  return {
    redirectUri: form.get('redirect_uri') ?? '',
    scope: form.get('scope') ?? '',
    codeChallenge: form.get('code_challenge') ?? '',
    state: form.get('state') ?? '',
    nonce: form.get('nonce') ?? undefined,
    ...(form.get('acr_values') ? { acrValues: form.get('acr_values') ?? '' } : {}),
    ...(maxAge === null ? {} : { maxAgeSeconds: Number(maxAge) }),
  };
}

/** The `acr` that every sign-in here reaches, since each verifies two factors. [AUTH-84] */
export const ACR_REACHED = 'urn:okta:loa:2fa:any';
const ACR_VALUES = ['urn:okta:loa:1fa:any', 'urn:okta:loa:2fa:any:ifpossible', ACR_REACHED];

function refuseAcr(form: URLSearchParams): Refusal | undefined {
  const requested = (form.get('acr_values') ?? '').split(' ').filter(Boolean);
  if (requested.length === 0 || requested.some((value) => ACR_VALUES.includes(value)))
    return undefined;
  return invalid("None of the 'acr_values' is supported.");
}

/** An activation or recovery token starts the sign-in where its link leads. [AUTH-80, AUTH-81] */
async function readLink(
  context: Context,
  issuer: Issuer,
  form: URLSearchParams,
): Promise<{ facts?: Facts; refusal?: Refusal }> {
  const name = ['activation_token', 'recovery_token'].find((parameter) => form.has(parameter));
  if (name === undefined) return {};
  const purposes = name === 'activation_token' ? ['activate' as const] : ['recover' as const];
  const link = await findLink(context, form.get(name) ?? '', purposes);
  const user = link && (await findUser(context, link.issuer, link.subject));
  if (!user || link.issuer !== issuer.name) {
    const issues = await linkIssues(context, form.get(name) ?? '');
    if (issues.some(({ key }) => key === 'passwordLink.resetExpired')) {
      return { refusal: invalid(`The '${name}' has expired.`) };
    }
    return { refusal: invalid(`The '${name}' is not valid.`) };
  }
  return { facts: linkFacts(context, user, link) };
}

function refuseAddresses(form: URLSearchParams, client: ClientConfig): Refusal | undefined {
  if (client.redirectUris.includes(form.get('redirect_uri') ?? '')) return undefined;
  return invalid("The 'redirect_uri' is not registered for this client.");
}

function refuseChallenge(form: URLSearchParams): Refusal | undefined {
  if (form.get('code_challenge_method') !== 'S256') {
    return invalid("The 'code_challenge_method' must be S256.");
  }
  if (!S256_CHALLENGE.test(form.get('code_challenge') ?? '')) {
    return invalid("The 'code_challenge' is not valid.");
  }
  const state = form.get('state') ?? '';
  if (state === '' || state.length > STATE_CHARACTERS_MAX)
    return invalid("The 'state' is not valid.");
  if ((form.get('nonce') ?? '').length > STATE_CHARACTERS_MAX) {
    return invalid("The 'nonce' is not valid.");
  }
  if (form.has('max_age') && !/^\d{1,9}$/.test(form.get('max_age') ?? '')) {
    return invalid("The 'max_age' is not valid.");
  }
  return undefined;
}

function refuseScope(
  form: URLSearchParams,
  client: { readonly scopes: readonly string[] },
): Refusal | undefined {
  const scopes = (form.get('scope') ?? '').split(' ');
  const isAllowed =
    scopes.includes('openid') && scopes.every((scope) => client.scopes.includes(scope));
  if (isAllowed) return undefined;
  return invalid(
    'The scope must include openid and only scopes that the client may request.',
    'invalid_scope',
  );
}
