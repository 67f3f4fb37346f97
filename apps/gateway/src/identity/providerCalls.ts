import type { FieldIssue } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { isBrokenCircuitError } from 'cockatiel';
import * as z from 'zod/mini';
import { createBreaker } from '../http/breaker.ts';
import { unavailable, issueAt } from '../http/refusal.ts';
import type { ProviderResult } from './identityProvider.ts';

const TIMEOUT_MS = 8_000;

const cause = z.object({
  errorSummary: z.optional(z.string()),
  /** Our own provider names the rule; a vendor's organization does not. */
  errorKey: z.optional(z.string()),
  errorParams: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const errorBody = z.object({
  errorCode: z.string(),
  errorCauses: z.optional(z.array(cause)),
});

/** The provider's response. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
  /** The vendor's error code; empty if there is none. */
  readonly errorCode: string;
  /** Rules that the input broke, if the provider names them. */
  readonly fields: readonly FieldIssue[];
}

export interface CallOptions {
  readonly body?: object;
  /** Network address of the person on whose behalf the gateway calls. */
  readonly forAddress?: string;
}

export type ProviderCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options?: CallOptions,
) => Promise<ProviderResponse>;

const isKey = (key: string): key is keyof typeof en => Object.hasOwn(en, key);

function fieldsOf(causes: readonly z.infer<typeof cause>[]): FieldIssue[] {
  return causes.flatMap(({ errorKey, errorParams = {} }) =>
    errorKey !== undefined && isKey(errorKey) ? [issueAt('', errorKey, errorParams)] : [],
  );
}

/**
 * Calls the API with which a server manages the users of the provider at `url`.
 *
 * @throws Refusal `server.unavailable` when it is unreachable, overloaded, failing, or left alone.
 */
export function providerCalls(
  { url, apiToken }: { readonly url: string; readonly apiToken: string },
  request: typeof fetch,
): ProviderCall {
  const breaker = createBreaker();
  const callProvider: ProviderCall = async (method, path, { body, forAddress } = {}) => {
    const response = await request(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `SSWS ${apiToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(forAddress === undefined ? {} : { 'x-forwarded-for': forAddress }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw unavailable();
    });
    const text = await response.text();
    const parsed = readJson(text);
    const failure = response.ok ? undefined : errorBody.safeParse(parsed).data;
    const isBusy = response.status === 429 && !failure?.errorCauses?.length;
    if (response.status >= 500 || isBusy) throw unavailable();
    return {
      status: response.status,
      body: parsed,
      errorCode: failure?.errorCode ?? (response.ok ? '' : 'unknown'),
      fields: fieldsOf(failure?.errorCauses ?? []),
    };
  };
  return (...args) =>
    breaker
      .execute(() => callProvider(...args))
      .catch((error: unknown) => {
        throw isBrokenCircuitError(error) ? unavailable() : error;
      });
}

function readJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The vendor's error codes for wrong input. */
const WRONG_INPUT_CODES = ['E0000068', 'E0000004', 'E0000014', 'E0000087'];

/** Interprets the vendor's response. */
export function judge({ status, errorCode, fields }: ProviderResponse): ProviderResult {
  if (status < 400) return { ok: true };
  if (status === 404) return { ok: false, reason: 'notFound' };
  if (errorCode === 'E0000109') return { ok: false, reason: 'recentlySent' };
  if (status === 429) return { ok: false, reason: 'tooMany', fields };
  if (fields.length > 0) return { ok: false, reason: 'refused', fields };
  return { ok: false, reason: WRONG_INPUT_CODES.includes(errorCode) ? 'wrong' : 'refused', fields };
}
