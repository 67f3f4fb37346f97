/** Pause between polls for the verify app's response. */
export const FACTOR_POLL_MILLISECONDS = 4000;

/**
 * Polls until the signal is aborted, each time after the previous call has settled; no call starts
 * after that. `poll` gets the signal so that it can drop a late response. [AUTH-27, AUTH-29]
 */
export function pollFactor(
  poll: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    if (signal.aborted) return;
    timer = setTimeout(() => void poll(signal).then(next, next), FACTOR_POLL_MILLISECONDS);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  next();
}
