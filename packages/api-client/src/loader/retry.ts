import type { LoadRequest } from './options.ts';

/** Delays between attempts: five retries, doubling each time. [AUTH-98 to AUTH-100] */
export const RETRY_WAITS_SECONDS = [1, 2, 4, 8, 16] as const;
/** If the server asks to wait longer than this, the request is not retried. */
const RETRY_AFTER_MAX_SECONDS = 60;
/** Maximum random share added to a delay, so that many clients do not retry simultaneously. */
const RETRY_JITTER_SHARE = 0.25;

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const VERSION_HEADER = 'if-match';
const RETRYABLE_STATUSES: readonly number[] = [429, 503];

/** Whether the request is safe to repeat: a read, or a call with an idempotency key. */
export const isRepeatable = ({ method, isRead = false, headers }: LoadRequest): boolean =>
  method === 'GET' ||
  isRead ||
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === IDEMPOTENCY_HEADER);

export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.includes(status);

/** The response's `Retry-After` in seconds; `null` if absent. */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('retry-after');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** Delay before the next attempt in milliseconds; `null` to give up. `random` is from 0 up to 1. */
export function retryDelay(
  planned: number | undefined,
  retryAfter: number | null,
  random: number,
): number | null {
  if (planned === undefined || (retryAfter ?? 0) > RETRY_AFTER_MAX_SECONDS) return null;
  const seconds = Math.max(planned, retryAfter ?? 0);
  return Math.round(seconds * 1000 * (1 + RETRY_JITTER_SHARE * random));
}
