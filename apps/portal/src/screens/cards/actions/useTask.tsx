import { useState, type ReactNode } from 'react';
import type { CallFailure, CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';
import type { FieldIssue } from '@forecourt/validation';
import { sentIssues } from './sentIssues.ts';
import { TaskFailure } from './TaskFailure.tsx';

export interface TaskRun {
  readonly failure: CallFailure | null;
  /** The failure as a form shows it: at its fields, and as a whole. */
  readonly form: { readonly issues: readonly FieldIssue[]; readonly error: ReactNode };
  /** Says in a banner what was done, keeps the failure for the form. */
  readonly run: <T>(
    send: () => Promise<CallResult<T>>,
    done: (data: T) => string,
  ) => Promise<T | null>;
  readonly forget: () => void;
}

/** Sends what a form asks for and keeps what went wrong. */
export function useTask(): TaskRun {
  const banners = useBanners();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    failure,
    form: { issues: sentIssues(failure), error: <TaskFailure failure={failure} /> },
    forget: () => setFailure(null),
    run: async (send, done) => {
      setFailure(null);
      const result = await send();
      if (!result.ok) {
        setFailure(result.failure);
        return null;
      }
      banners.show({ kind: 'success', text: done(result.data) });
      return result.data;
    },
  };
}
