import { newUuid } from '../loader/index.ts';
import type { Once } from './types.ts';

/** A new key for one intent of a person; keep it with what was typed. */
export const newIdempotencyKey = newUuid;

/**
 * Remembers the key of what is asked of each target until it is done: the same asked again after a
 * failure or a lost answer has the same key and is done once. Anything else, and the same once it was
 * done, has a new one.
 */
export function createOnce(): Once {
  const asked = new Map<string, { readonly intent: string; readonly key: string }>();
  return async (target, wanted, send) => {
    const name = JSON.stringify(target);
    const intent = JSON.stringify(wanted);
    const before = asked.get(name);
    const key = before?.intent === intent ? before.key : newIdempotencyKey();
    asked.set(name, { intent, key });
    const result = await send(key);
    if (result.ok && asked.get(name)?.key === key) asked.delete(name);
    return result;
  };
}
