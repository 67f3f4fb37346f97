import { fieldIssues } from '@forecourt/validation';
import * as z from 'zod/mini';
import { failure as failureSchema } from '../contract/common.ts';
import type { LoaderError } from '../loader/index.ts';
import type { CallFailure } from './types.ts';

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'auth.tokenInvalid',
  403: 'access.denied',
  404: 'notFound',
  429: 'rateLimited',
  500: 'server.error',
  502: 'server.unavailable',
  503: 'server.unavailable',
  504: 'server.unavailable',
};
const RETRYABLE: readonly number[] = [0, 429, 502, 503, 504];

const codeOf = (status: number) =>
  BY_STATUS[status] ?? (status >= 500 ? 'server.error' : 'request.failed');

/** Converts a schema's issues to the `fields` of a failure. */
export const fieldsOf = (error: z.core.$ZodError): CallFailure['fields'] =>
  fieldIssues(error).map((issue) => ({ ...issue, params: { ...issue.params } }));

/** A failure with the client's own error code. */
export const clientFailure = (
  errorCode: string,
  requestId: string,
  status: number,
  fields: CallFailure['fields'] = [],
): CallFailure => ({
  errorCode,
  params: {},
  fields,
  requestId,
  retryable: RETRYABLE.includes(status),
  status,
});

/** Parses a failure from a response body, or else derives one from the status. */
export function failureOfBody(body: unknown, status: number, requestId: string): CallFailure {
  const parsed = z.safeParse(failureSchema, body);
  if (parsed.success) return { ...parsed.data, status };
  return clientFailure(codeOf(status), requestId, status);
}

/** Converts a loader error to a failure. */
export function failureOfError(err: LoaderError, requestId: string): CallFailure {
  if (err.reason === 'network') return clientFailure('network.unreachable', requestId, 0);
  if (err.reason === 'aborted') {
    return { ...clientFailure('request.aborted', requestId, 0), retryable: false };
  }
  return failureOfBody(err.error, err.status, requestId);
}
