import * as z from 'zod/mini';
import { fieldsOf } from '../client/failure.ts';
import type { Call, Schema } from '../contract/index.ts';
import { DEFAULT_HEADER_NAMES, IDEMPOTENCY_HEADER, VERSION_HEADER } from '../loader/index.ts';
import { refuse, type FakeRefusal } from './refuse.ts';

/** The parts of a request, parsed but not validated. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}
/** The parts of a request, validated by the contract. */
export interface CheckedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const VERSION = /^"?\d{1,9}"?$/;

const invalidField = (path: string): FakeRefusal =>
  refuse(400, 'request.invalid', { fields: [{ path, key: 'value.required', params: {} }] });

/** The first refusal that the gateway would give for the headers; `undefined` if none. */
export function refuseHeaders(call: Call, headers: Headers): FakeRefusal | undefined {
  if (call.caller === 'anyone') return undefined;
  const { authorization, accountId } = DEFAULT_HEADER_NAMES;
  const token = headers.get(authorization);
  if (token === null) return refuse(401, 'auth.tokenMissing');
  if (!/^Bearer \S+$/.test(token)) return refuse(401, 'auth.tokenInvalid');
  if (call.permission !== null && !headers.get(accountId)) return refuse(403, 'account.unknown');
  if (call.version === 'required' && !VERSION.test(headers.get(VERSION_HEADER) ?? '')) {
    return invalidField(VERSION_HEADER);
  }
  if (call.idempotency === 'required' && !UUID.test(headers.get(IDEMPOTENCY_HEADER) ?? '')) {
    return refuse(400, 'idempotency.missing');
  }
  return undefined;
}

const parse = (schema: Schema | undefined, value: unknown) =>
  schema ? z.safeParse(schema, value) : { success: true as const, data: undefined };

/** Validates path, query, and body as the call declares them. */
export function checkRequest(call: Call, raw: RawRequest): CheckedRequest | FakeRefusal {
  const params = parse(call.params, raw.params);
  if (!params.success) return refuse(404, 'notFound');
  const query = parse(call.query, raw.query);
  if (!query.success) return refuse(400, 'request.invalid', { fields: fieldsOf(query.error) });
  const body = parse(call.body, raw.body);
  if (!body.success) return refuse(400, 'request.invalid', { fields: fieldsOf(body.error) });
  return { params: params.data, query: query.data, body: body.data };
}

/** Where a response violates its call's schema; `null` if it does not. */
export function schemaViolation(call: Call, response: unknown): string | null {
  const parsed = z.safeParse(call.response, response);
  if (parsed.success) return null;
  return parsed.error.issues
    .map(({ path, message }) => `${path.join('.') || '(whole answer)'}: ${message}`)
    .join(', ');
}
