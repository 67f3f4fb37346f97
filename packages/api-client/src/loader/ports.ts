import type { LoaderPorts, Sleep } from './options.ts';

/** Removes its abort listener once the delay is over. */
export const sleep: Sleep = (milliseconds, signal) =>
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

/** The real implementations. */
export const defaultPorts: LoaderPorts = {
  fetch: (url, init) => globalThis.fetch(url, init),
  now: () => new Date(),
  newRequestId: newUuid,
  sleep,
  random: () => Math.random(),
};
