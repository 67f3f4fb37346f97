import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

const FAILURES = 5;
const PAUSE_MILLISECONDS = 10_000;
const HOSTS_MAX = 1_000;
const TOO_MANY = 429;

/** Whether an error is the host's fault. Statuses below 500 aren't, unless it is overloaded. */
export function isHostFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return true;
  const status = Number(error.statusCode);
  return status >= 500 || status === TOO_MANY;
}

/**
 * Stops calling a provider for ten seconds after five consecutive failures. In the meantime, calls
 * fail immediately. Then one call tries again.
 *
 * @param isFailure whether an error is the provider's fault
 */
export const createBreaker = (isFailure: (error: unknown) => boolean = isHostFault) =>
  circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PAUSE_MILLISECONDS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

/** One breaker per host, so that one host's failures don't stop calls to another. */
export function createBreakers() {
  const breakers = new Map<string, ReturnType<typeof createBreaker>>();
  return (host: string) => {
    const breaker = breakers.get(host) ?? createBreaker();
    breakers.delete(host);
    breakers.set(host, breaker);
    // customers choose the hosts, so forget the one called longest ago
    for (const oldest of breakers.keys()) {
      if (breakers.size <= HOSTS_MAX) break;
      breakers.delete(oldest);
    }
    return breaker;
  };
}
