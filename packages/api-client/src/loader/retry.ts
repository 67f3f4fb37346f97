/** Waits before each try after the first. [AUTH-100] */
export const RETRY_WAITS_SECONDS = [1, 2, 4, 8, 16] as const;
const RETRIED_STATUSES = new Set([429, 503]);

/** Waits in the host's time; rejects when the signal aborts. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Sends until it is answered: again after a network failure, a 429 or a 503, five times at most.
 * Only for what can be sent twice: reads, and calls with an idempotency key.
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  options: {
    readonly waits: readonly number[];
    readonly sleep: Sleep;
    readonly signal?: AbortSignal;
  },
): Promise<Response> {
  for (const wait of options.waits) {
    try {
      const answer = await send();
      if (!RETRIED_STATUSES.has(answer.status)) return answer;
    } catch (error) {
      if (isAborted(error) || options.signal?.aborted) throw error;
    }
    await options.sleep(wait * 1000, options.signal);
  }
  return send();
}
