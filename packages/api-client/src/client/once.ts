import { newUuid } from '../loader/index.ts';
import type { Once } from './types.ts';

/** A new key for one user intent; store it with the form's values. */
export const newIdempotencyKey = newUuid;

/** Where keys outlive the component that created them. Never throws. */
export interface StoredKeys {
  /** The key of the latest request to the target if it was the same, or a new one. */
  readonly keyOf: (target: string, request: unknown) => Promise<string>;
  /** Deletes the key of a request that succeeded. */
  readonly forget: (target: string, key: string) => void;
}

const NOWHERE: StoredKeys = { keyOf: async () => newIdempotencyKey(), forget: () => undefined };

/**
 * Remembers an idempotency key per target until its intent succeeds: repeating the same request
 * after a failure or a lost response reuses the key, so it takes effect only once. A different
 * request, or a repeat after success, gets a new key.
 */
export function createOnce(stored: StoredKeys = NOWHERE): Once {
  const remembered = new Map<string, { readonly intent: string; readonly key: Promise<string> }>();
  return async (target, request, send) => {
    const name = JSON.stringify(target);
    const intent = JSON.stringify(request);
    const previous = remembered.get(name);
    const current =
      previous?.intent === intent ? previous : { intent, key: stored.keyOf(name, request) };
    remembered.set(name, current);
    const key = await current.key;
    const result = await send(key);
    if (result.ok) {
      stored.forget(name, key);
      if (remembered.get(name) === current) remembered.delete(name);
    }
    return result;
  };
}
