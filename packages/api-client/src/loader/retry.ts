import type { LoadRequest } from './options.ts';

/** Waiting times between tries: five repetitions, doubling. [AUTH-98 to AUTH-100] */
export const RETRY_WAITS_SECONDS = [1, 2, 4, 8, 16] as const;
/** A server that asks for more than this gets no repetition. */
export const RETRY_AFTER_MAX_SECONDS = 60;
/** So much of a delay is added at random, or many clients would come back together. */
export const RETRY_JITTER_SHARE = 0.25;

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const VERSION_HEADER = 'if-match';
const RETRYABLE_STATUSES: readonly number[] = [429, 503];

/** Whether sending the request twice can do no harm: reads, and calls with an idempotency key. */
export const isRepeatable = ({ method, isRead = false, headers }: LoadRequest): boolean =>
  method === 'GET' ||
  isRead ||
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === IDEMPOTENCY_HEADER);

export const isRetryableStatus = (status: number): boolean => RETRYABLE_STATUSES.includes(status);

/** The seconds that an answer asks to wait; null when it does not say. */
export function retryAfterSeconds(headers: Headers): number | null {
  const asked = headers.get('retry-after');
  return asked !== null && /^\d+$/.test(asked) ? Number(asked) : null;
}

/** Milliseconds to wait before the next try, or null to stop. `random` is 0 up to 1. */
export function retryDelay(
  planned: number | undefined,
  asked: number | null,
  random: number,
): number | null {
  if (planned === undefined || (asked ?? 0) > RETRY_AFTER_MAX_SECONDS) return null;
  const seconds = Math.max(planned, asked ?? 0);
  return Math.round(seconds * 1000 * (1 + RETRY_JITTER_SHARE * random));
}
