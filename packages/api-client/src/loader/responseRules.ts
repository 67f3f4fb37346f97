import { LoaderError } from './LoaderError.ts';
import { isObject, textAt } from '../values.ts';
import type { ServerTrouble } from './options.ts';

/** A response whose body has been read. */
export interface HttpResponse {
  readonly url: string;
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
}

/** Failures that the caller can interpret better than the loader. [GW-153 to GW-156] */
const isReturnedUnchanged = ({ status, body }: HttpResponse): boolean =>
  status === 400 ||
  status === 500 ||
  (isObject(body) && ('errorCode' in body || 'ExecutionCode' in body));

/**
 * Throws for responses that are not passed on, first of all a 401, whatever its body. [GW-152 to
 * GW-157, GW-163]
 * @throws LoaderError
 */
export function refuseFailure(response: HttpResponse, isIdentityRoute: boolean): void {
  const { url, status, statusText, body } = response;
  const parts = { url, error: body, status, statusText };
  if (status === 401 && !isIdentityRoute) {
    throw new LoaderError('unauthorized', 'Unauthorized access', parts);
  }
  if (response.ok || isReturnedUnchanged(response)) return;
  throw new LoaderError(
    'failed',
    textAt(body, 'message') || statusText || `The request failed with status ${status}`,
    parts,
  );
}

const isTransactions = (path: string) =>
  path === '/transactions' || path.startsWith('/transactions/');

/** What the host shows for a 5xx response. [GW-147 to GW-150] */
export function troubleOf(
  path: string,
  status: number,
  pagePath: string,
  requestId: string,
): ServerTrouble {
  const openDateRange = isTransactions(path) && pagePath.includes('/activity');
  const messageKey = openDateRange ? 'errors.reduceDateRange' : 'errors.refreshOrCall';
  return { messageKey, openDateRange, status, path, requestId };
}
