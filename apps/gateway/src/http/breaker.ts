import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

const FAILURES = 5;
const PAUSE_MILLISECONDS = 10_000;
const HOSTS_MAX = 1_000;
const TOO_MANY = 429;

/** Whoever answers with a status below 500 is well, but for one who has too much to do. */
export function isItsFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return true;
  const status = Number(error.statusCode);
  return status >= 500 || status === TOO_MANY;
}

/**
 * Leaves a provider that failed five times in a row alone for ten seconds: calls fail at once in the
 * meantime, and none of them waits for it. Then one call tries.
 *
 * @param isFailure whether an error is the provider's fault
 */
export const createBreaker = (isFailure: (error: unknown) => boolean = isItsFault) =>
  circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PAUSE_MILLISECONDS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

/** One for each host: no host is left alone because another one fails. */
export function createBreakers() {
  const known = new Map<string, ReturnType<typeof createBreaker>>();
  return (host: string) => {
    const breaker = known.get(host) ?? createBreaker();
    known.delete(host);
    known.set(host, breaker);
    // customers name hosts: the one that was not asked for longest is forgotten
    for (const oldest of known.keys()) {
      if (known.size <= HOSTS_MAX) break;
      known.delete(oldest);
    }
    return breaker;
  };
}
