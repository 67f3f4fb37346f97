import type { ClientConfig } from '../config/schema.ts';
import type { Call } from '../http/caller.ts';
import { hashSecret, sameHash } from '../security/hashes.ts';
import type { Issuer } from './issuer.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** Reads the fields of a form; empty for any other content type. */
export async function readForm(call: Call): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(call.req.header('content-type') ?? '')) return new URLSearchParams();
  return new URLSearchParams(await call.req.text());
}

/** Only clients that have a secret must send it. [AUTH-82] */
export const isSecretCorrect = ({ secret }: ClientConfig, providedSecret: string | null): boolean =>
  secret === undefined || sameHash(hashSecret(providedSecret ?? ''), hashSecret(secret));

/**
 * The calling client, authenticated by form or by Basic authorization, in which the vendor's client
 * omits the colon and the secret. `undefined` means that it is refused.
 */
export function callingClient(
  { clients }: Issuer,
  call: Call,
  form: URLSearchParams,
): ClientConfig | undefined {
  const [clientId, secret = null] = credentialsOf(call, form);
  const client = clients.find(({ id }) => id === clientId);
  return client && isSecretCorrect(client, secret) ? client : undefined;
}

function credentialsOf(call: Call, form: URLSearchParams): readonly (string | null | undefined)[] {
  const basic = /^Basic (.+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
  if (!basic) return [form.get('client_id'), form.get('client_secret')];
  try {
    return Buffer.from(basic, 'base64').toString('utf8').split(':').map(decodeURIComponent);
  } catch {
    return [];
  }
}
