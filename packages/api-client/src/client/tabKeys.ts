import { secretPaths } from '@forecourt/validation';
import { isObject, memberAt, textAt } from '../values.ts';
import { newIdempotencyKey, type StoredKeys } from './once.ts';

/** How long a key is reused after a reload; later, the same request is likely meant anew. */
const STORED_MINUTES = 60;
const MINUTE_MILLISECONDS = 60_000;
const PREFIX = 'forecourt.intent';

/** Sorts the properties: a form that was restored may list them in another order. */
const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short number can be guessed from its hash. Bank accounts have no name that tells them apart. */
const hasSecret = (request: unknown): boolean =>
  secretPaths(request).length > 0 || JSON.stringify(request).includes('"routingNumber"');

/** The key stored for this request; `null` if there is none, or it was for something else. */
function readKey(name: string, hash: string): string | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
  const at = memberAt(stored, 'at');
  const isRecent = typeof at === 'number' && at > Date.now() - STORED_MINUTES * MINUTE_MILLISECONDS;
  return isRecent && textAt(stored, 'hash') === hash ? textAt(stored, 'key') : null;
}

/**
 * Keys stored in this tab for an hour, or until sign-out clears it: a reload after a lost response
 * sends the same one. A hash of each request is stored, never the request; of those with a secret,
 * nothing is. A browser that denies storage, or a page over plain HTTP, stores nothing.
 */
export const tabKeys: StoredKeys = {
  keyOf: async (target, request) => {
    const newKey = newIdempotencyKey();
    if (hasSecret(request)) return newKey;
    try {
      const name = `${PREFIX}:${target}`;
      const hash = await sha256(JSON.stringify(request, inOrder));
      const key = readKey(name, hash) ?? newKey;
      sessionStorage.setItem(name, JSON.stringify({ hash, key, at: Date.now() }));
      return key;
    } catch {
      return newKey;
    }
  },
  forget: (target, key) => {
    try {
      const name = `${PREFIX}:${target}`;
      const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
      if (textAt(stored, 'key') === key) sessionStorage.removeItem(name);
    } catch {
      // nothing is stored
    }
  },
};
