import type { Failure } from '@forecourt/api-client/contract';
import { errorCode as codeOf, isUnreachable } from '@forecourt/server';
import type { FieldIssue, Reason } from '@forecourt/validation';

type Params = Failure['params'];
type Fields = Failure['fields'];
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

interface RefusalParts {
  readonly params?: Params;
  readonly fields?: readonly (Fields[number] | FieldIssue)[];
  /** Whether retrying the same call later can succeed. */
  readonly retryable?: boolean;
}

/** A call that the gateway refuses. Sent as the standard error body; rolls back the transaction. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errorCode: string;
  readonly params: Params;
  readonly fields: Fields;
  readonly retryable: boolean;

  constructor(status: RefusalStatus, errorCode: string, parts: RefusalParts = {}) {
    super(errorCode);
    this.status = status;
    this.errorCode = errorCode;
    this.params = parts.params ?? {};
    this.fields = (parts.fields ?? []).map(({ path, key, params }) => ({
      path,
      key,
      params: { ...params },
    }));
    this.retryable = parts.retryable ?? false;
  }

  /** The error body that all calls share. */
  toBody(requestId: string): Failure {
    const { errorCode, params, fields, retryable } = this;
    return { errorCode, params, fields, requestId, retryable };
  }
}

/** The row doesn't exist, or this person may not know that it does. */
export const notFound = (subject: string): Refusal => new Refusal(404, `${subject}.notFound`);

/** Something that the call needs can't be reached right now. */
export const unavailable = (params: Params = {}): Refusal =>
  new Refusal(503, 'server.unavailable', { params, retryable: true });

/** SQLSTATEs for values that no column can hold: a NUL in text, or parts of a forged cursor. */
const UNREADABLE: ReadonlySet<string> = new Set(['22021', '22P02', '22P05', '22007', '22008']);

/** Converts an error to what the caller sees. Unexpected ones are our fault, a 500. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (UNREADABLE.has(codeOf(error) ?? '')) return invalidAt('', 'value.invalid');
  return isUnreachable(error)
    ? unavailable()
    : new Refusal(500, 'server.error', { retryable: true });
}

/** Input that violates the rules. */
export const invalid = (fields: readonly FieldIssue[]): Refusal =>
  new Refusal(400, 'request.invalid', { fields });

/** An issue with a field or, if the path is '', with the whole input. */
export const issueAt = (
  path: string,
  key: FieldIssue['key'],
  params: FieldIssue['params'] = {},
): FieldIssue => ({ path, key, params });

/** A list with this issue if `isWrong`, otherwise an empty one. */
export const issueIf = (isWrong: boolean, ...issue: Parameters<typeof issueAt>): FieldIssue[] =>
  isWrong ? [issueAt(...issue)] : [];

/** Input with one invalid field. */
export const invalidAt = (...issue: Parameters<typeof issueAt>): Refusal =>
  invalid([issueAt(...issue)]);

/** A lifecycle's reasons as field issues at `path`. */
export const asFields = (path: string, reasons: readonly Reason[]): FieldIssue[] =>
  reasons.map(({ key, params }) => ({ path, key, params }));

/** A refusal with every reason, about a field or the whole input. */
export const refusedFor = (
  status: RefusalStatus,
  errorCode: string,
  path: string,
  reasons: readonly Reason[],
): Refusal => new Refusal(status, errorCode, { fields: asFields(path, reasons) });

/** Someone changed the row after the caller read it. */
export const stale = (expected: number, actual: number): Refusal =>
  new Refusal(409, 'version.stale', { params: { expected, actual } });

/** Returns the row if no one changed it since it was read. @throws Refusal `version.stale` */
export function requireCurrent<Row extends { readonly version: number }>(
  { expectedVersion }: { readonly expectedVersion: number },
  row: Row,
): Row {
  if (row.version !== expectedVersion) throw stale(expectedVersion, row.version);
  return row;
}

/** A refusal with one reason, about a field or, if the path is '', the whole input. */
export const refusedAt = (
  status: RefusalStatus,
  errorCode: string,
  ...issue: Parameters<typeof issueAt>
): Refusal => new Refusal(status, errorCode, { fields: [issueAt(...issue)] });

/** @throws Refusal `access.denied` with every reason, about a field or the whole input. */
export function requireAllowed(
  decision:
    | { readonly allowed: true }
    | { readonly allowed: false; readonly reasons: readonly Reason[] },
  path = '',
): void {
  if (decision.allowed) return;
  throw refusedFor(403, 'access.denied', path, decision.reasons);
}
