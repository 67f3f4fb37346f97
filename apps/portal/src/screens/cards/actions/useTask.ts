import { useState } from 'react';
import { newIdempotencyKey, type CallFailure, type CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';

/** One key for each intent: trying the same again after a lost answer sends the same key. */
export function useIntentKeys(): (intent: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (intent) => {
    const name = JSON.stringify(intent);
    const key = keys.get(name) ?? newIdempotencyKey();
    keys.set(name, key);
    return key;
  };
}

export interface TaskRun {
  readonly failure: CallFailure | null;
  /** Sends once for each intent; says in a banner what was done, keeps the failure for the form. */
  readonly run: <T>(
    intent: unknown,
    send: (idempotencyKey: string) => Promise<CallResult<T>>,
    done: (data: T) => string,
  ) => Promise<T | null>;
  readonly forget: () => void;
}

/** Sends what a form asks for and keeps what went wrong. */
export function useTask(): TaskRun {
  const banners = useBanners();
  const keyOf = useIntentKeys();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    failure,
    forget: () => setFailure(null),
    run: async (intent, send, done) => {
      setFailure(null);
      const result = await send(keyOf(intent));
      if (!result.ok) {
        setFailure(result.failure);
        return null;
      }
      banners.show({ kind: 'success', text: done(result.data) });
      return result.data;
    },
  };
}
