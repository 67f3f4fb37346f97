import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';

const FAILURES = 5;
const PAUSE_MILLISECONDS = 10_000;

/**
 * Leaves a provider that failed five times in a row alone for ten seconds: calls fail at once in the
 * meantime, and none of them waits for it. Then one call tries.
 */
export const createBreaker = () =>
  circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MILLISECONDS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
