import { newUuid } from '../loader/index.ts';
import type { Once } from './types.ts';

/** A new key for one user intent; store it with the form's values. */
export const newIdempotencyKey = newUuid;

/**
 * Remembers an idempotency key per target until its intent succeeds: repeating the same request
 * after a failure or a lost response reuses the key, so it takes effect only once. A different
 * request, or a repeat after success, gets a new key.
 */
export function createOnce(): Once {
  const remembered = new Map<string, { readonly intent: string; readonly key: string }>();
  return async (target, request, send) => {
    const name = JSON.stringify(target);
    const intent = JSON.stringify(request);
    const previous = remembered.get(name);
    const key = previous?.intent === intent ? previous.key : newIdempotencyKey();
    remembered.set(name, { intent, key });
    const result = await send(key);
    if (result.ok && remembered.get(name)?.key === key) remembered.delete(name);
    return result;
  };
}
