import type { Call, Schema } from '@forecourt/api-client/contract';
import { fieldIssues } from '@forecourt/validation';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { invalid, Refusal, invalidAt } from './refusal.ts';

/** A request's input, read but not validated. */
export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly bodyText: string;
  readonly headers: {
    readonly sysAccountId: string | undefined;
    readonly idempotencyKey: string | undefined;
    readonly ifMatch: string | undefined;
  };
}

/** A request's input, validated against the contract. */
export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads the whole request, so that nothing waits for the network inside a transaction. */
export async function readRaw(call: Call, c: Context): Promise<RawInput> {
  return {
    params: c.req.param(),
    query: c.req.query(),
    bodyText: call.body ? await c.req.text() : '',
    headers: {
      sysAccountId: c.req.header('sysaccountid'),
      idempotencyKey: c.req.header('idempotency-key'),
      ifMatch: c.req.header('if-match'),
    },
  };
}

type ToRefusal = (error: z.core.$ZodError) => Refusal;
const invalidInput: ToRefusal = (error) => invalid(fieldIssues(error));
/** A path that no row can match is simply not found. */
const pathNotFound: ToRefusal = () => new Refusal(404, 'notFound');

function check<S extends Schema>(schema: S, value: unknown, toRefusal = invalidInput): z.output<S> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw toRefusal(result.error);
  return result.data;
}

/** Parses and validates a JSON body. @throws Refusal */
export function parseBody<S extends Schema>(schema: S, text: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidAt('', 'value.invalid');
  }
  return check(schema, value);
}

/** Validates path, query, and body as the call declares them. @throws Refusal */
export function checkInput(call: Call, raw: RawInput): CheckedInput {
  return {
    params: call.params && check(call.params, raw.params, pathNotFound),
    query: call.query && check(call.query, raw.query),
    body: call.body && parseBody(call.body, raw.bodyText),
  };
}

const VERSION = /^"?(\d{1,9})"?$/;

/** The version in `if-match`; 0 for calls that take none. @throws Refusal when it is missing. */
export function checkVersion(call: Call, raw: RawInput): number {
  if (call.version === 'none') return 0;
  const version = VERSION.exec(raw.headers.ifMatch ?? '')?.[1];
  if (version === undefined) throw invalidAt('if-match', 'value.required');
  return Number(version);
}
