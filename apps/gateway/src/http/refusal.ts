import type { Failure } from '@forecourt/api-client/contract';
import { errorCode as codeOf, isUnreachable } from '@forecourt/server';
import type { FieldIssue, Reason } from '@forecourt/validation';

type Params = Failure['params'];
type Fields = Failure['fields'];
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

interface RefusalParts {
  readonly params?: Params;
  readonly fields?: readonly (Fields[number] | FieldIssue)[];
  /** Trying the same again later can succeed. */
  readonly retryable?: boolean;
}

/** A call that the gateway refuses: becomes the one failure body, and undoes its transaction. */
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

  /** The failure body that every call answers. */
  toBody(requestId: string): Failure {
    const { errorCode, params, fields, retryable } = this;
    return { errorCode, params, fields, requestId, retryable };
  }
}

/** A row that is not there, or that this person may not know of. */
export const notFound = (subject: string): Refusal => new Refusal(404, `${subject}.notFound`);

/** What the call needs cannot be reached now. */
export const unavailable = (params: Params = {}): Refusal =>
  new Refusal(503, 'server.unavailable', { params, retryable: true });

/** SQLSTATE of what no column holds or compares: a NUL in a text, an instant or a number of a made-up cursor. */
const UNREADABLE: ReadonlySet<string> = new Set(['22021', '22P02', '22P05', '22007', '22008']);

/** What an error says to the caller: a refusal is meant for them, anything else is a fault of ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (UNREADABLE.has(codeOf(error) ?? '')) return invalidAt('', 'value.invalid');
  return isUnreachable(error)
    ? unavailable()
    : new Refusal(500, 'server.error', { retryable: true });
}

/** Input that no rule lets pass. */
export const invalid = (fields: readonly FieldIssue[]): Refusal =>
  new Refusal(400, 'request.invalid', { fields });

/** What is wrong at a field or, with the path '', as a whole. */
export const issueAt = (
  path: string,
  key: FieldIssue['key'],
  params: FieldIssue['params'] = {},
): FieldIssue => ({ path, key, params });

/** The same in a list of issues, where it is so. */
export const issueIf = (isWrong: boolean, ...issue: Parameters<typeof issueAt>): FieldIssue[] =>
  isWrong ? [issueAt(...issue)] : [];

/** Input that is wrong at one field. */
export const invalidAt = (...issue: Parameters<typeof issueAt>): Refusal =>
  invalid([issueAt(...issue)]);

/** Reasons of a lifecycle, each as a field issue at `path`. */
export const asFields = (path: string, reasons: readonly Reason[]): FieldIssue[] =>
  reasons.map(({ key, params }) => ({ path, key, params }));

/** A refusal for every reason against something, at a field or as a whole. */
export const refusedFor = (
  status: RefusalStatus,
  errorCode: string,
  path: string,
  reasons: readonly Reason[],
): Refusal => new Refusal(status, errorCode, { fields: asFields(path, reasons) });

/** Someone changed the row since it was read. */
export const stale = (expected: number, actual: number): Refusal =>
  new Refusal(409, 'version.stale', { params: { expected, actual } });

/** The row, unless someone changed it since it was read. @throws Refusal `version.stale` */
export function requireCurrent<Row extends { readonly version: number }>(
  { expectedVersion }: { readonly expectedVersion: number },
  row: Row,
): Row {
  if (row.version !== expectedVersion) throw stale(expectedVersion, row.version);
  return row;
}

/** A refusal for one reason, at a field or, with the path '', as a whole. */
export const refusedAt = (
  status: RefusalStatus,
  errorCode: string,
  ...issue: Parameters<typeof issueAt>
): Refusal => new Refusal(status, errorCode, { fields: [issueAt(...issue)] });

/** @throws Refusal `access.denied` with every reason, at a field or as a whole. */
export function requireAllowed(
  answer:
    | { readonly allowed: true }
    | { readonly allowed: false; readonly reasons: readonly Reason[] },
  path = '',
): void {
  if (answer.allowed) return;
  throw refusedFor(403, 'access.denied', path, answer.reasons);
}
