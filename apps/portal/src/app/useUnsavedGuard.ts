import { useRef } from 'react';
import { useBlocker } from 'react-router';

export interface UnsavedGuard {
  /** The person wants to leave and has to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** What was typed is saved: the next address opens without a question. */
  readonly release: () => void;
}

/** Asks before a page with unsaved changes is left. [UI-19] */
export function useUnsavedGuard(hasUnsavedChanges: boolean): UnsavedGuard {
  // A ref, because the address changes in the same moment in which the changes are saved.
  const isReleased = useRef(false);
  const blocker = useBlocker(() => hasUnsavedChanges && !isReleased.current);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
