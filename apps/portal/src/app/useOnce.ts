import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';

/** Sends what a person asks for with the key of that intent. */
export type Once = <Result extends { readonly ok: boolean }>(
  intent: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

/**
 * Remembers the key of each intent until it is done: the same asked for again after a failure or a
 * lost answer has the same key and is done once, asked for anew after it was done it has a new one.
 */
export function createOnce(): Once {
  const keys = new Map<string, string>();
  return async (intent, send) => {
    const name = JSON.stringify(intent);
    const key = keys.get(name) ?? newIdempotencyKey();
    keys.set(name, key);
    const result = await send(key);
    if (result.ok) keys.delete(name);
    return result;
  };
}

/** One memory of intents for a form or a list, for as long as it is shown. */
export function useOnce(): Once {
  const [once] = useState(createOnce);
  return once;
}
