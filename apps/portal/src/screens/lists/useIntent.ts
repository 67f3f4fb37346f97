import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';

/** The key of an intent: the same asked for again, after a lost answer, sends the same. */
export function useIntent(): (asked: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (asked) => {
    const intent = JSON.stringify(asked);
    const key = keys.get(intent) ?? newIdempotencyKey();
    keys.set(intent, key);
    return key;
  };
}
