import { useState } from 'react';
import { newIdempotencyKey } from '@forecourt/api-client';

/**
 * The key of what the person is about to send: the same thing sent again has the same key, so that
 * it is done once; anything else has a new one.
 */
export function useIntentKey(): (intent: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (intent) => {
    const name = JSON.stringify(intent);
    const key = keys.get(name) ?? newIdempotencyKey();
    keys.set(name, key);
    return key;
  };
}
