/** Resolves after the delay, no longer listening to the signal; rejects if that aborts first. */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** `randomUUID` exists only in secure contexts; random bytes are always available. */
function uuidFromBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a new UUID, even on a page loaded over plain HTTP. */
export const newUuid = (): string =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : uuidFromBytes();

/** External dependencies of the loader; tests inject their own to avoid waiting. */
export const defaultPorts = {
  fetch: (url: string, init: RequestInit) => globalThis.fetch(url, init),
  now: () => new Date(),
  newRequestId: newUuid,
  sleep,
  /** At least 0 and less than 1. */
  random: () => Math.random(),
};
export type LoaderPorts = Readonly<typeof defaultPorts>;
