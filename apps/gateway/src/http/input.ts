import type { Call, Schema } from '@forecourt/api-client/contract';
import { fieldIssues } from '@forecourt/validation';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { invalid, Refusal, invalidAt } from './refusal.ts';

/** What a request carries, read but not checked. */
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

/** What a request carries, after the contract's checks. */
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

function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw invalid(fieldIssues(result.error));
  return result.data;
}

/** A path that no row can have leads nowhere. */
function checkParams(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Refusal(404, 'notFound');
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidAt('', 'value.invalid');
  }
}

/** Checks path, query and body as the call declares them. @throws Refusal */
export function checkInput(call: Call, raw: RawInput): CheckedInput {
  return {
    params: checkParams(call.params, raw.params),
    query: check(call.query, raw.query),
    body: call.body ? check(call.body, parseJson(raw.bodyText)) : undefined,
  };
}

const VERSION = /^"?(\d{1,9})"?$/;

/** The version in `if-match`; 0 for calls without. @throws Refusal when it is missing. */
export function checkVersion(call: Call, raw: RawInput): number {
  if (call.version === 'none') return 0;
  const found = VERSION.exec(raw.headers.ifMatch ?? '')?.[1];
  if (found === undefined) throw invalidAt('if-match', 'value.required');
  return Number(found);
}
