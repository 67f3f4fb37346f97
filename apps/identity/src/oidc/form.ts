import type { Call } from '../http/caller.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** The fields of a form; none when the body is something else. */
export async function readForm(call: Call): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(call.req.header('content-type') ?? '')) return new URLSearchParams();
  return new URLSearchParams(await call.req.text());
}

/**
 * The client that a call names: by the form's `client_id`, or by Basic authorization, where the
 * vendor's client leaves the colon and the secret away.
 */
export function clientIdOf(call: Call, form: URLSearchParams): string | undefined {
  const basic = /^Basic (.+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
  if (!basic) return form.get('client_id') ?? undefined;
  const [id] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  try {
    return decodeURIComponent(id ?? '');
  } catch {
    return undefined;
  }
}
