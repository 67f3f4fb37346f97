import { useState } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';
import { useOnce } from '../../../app/useOnce.ts';

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
  const once = useOnce();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    failure,
    forget: () => setFailure(null),
    run: async (intent, send, done) => {
      setFailure(null);
      const result = await once(intent, send);
      if (!result.ok) {
        setFailure(result.failure);
        return null;
      }
      banners.show({ kind: 'success', text: done(result.data) });
      return result.data;
    },
  };
}
