/** Between two questions to the provider whether the verify app answered. */
export const FACTOR_POLL_MILLISECONDS = 4000;

/**
 * Asks again and again, each time after the answer before has come, until the signal is aborted:
 * nothing is asked after that. `ask` gets the signal, so that it can drop an answer that comes too
 * late. [AUTH-27, AUTH-29]
 */
export function pollFactor(ask: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    if (signal.aborted) return;
    timer = setTimeout(() => void ask(signal).then(next, next), FACTOR_POLL_MILLISECONDS);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  next();
}
