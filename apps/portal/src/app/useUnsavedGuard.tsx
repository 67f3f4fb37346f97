import { useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedChangesDialog } from '@forecourt/ui/dialog';

export interface UnsavedGuard {
  /** The question; it stands anywhere on the page. */
  readonly question: ReactNode;
  /** What was typed is saved: the next address opens without a question. */
  readonly release: () => void;
}

/** Asks before a page with unsaved changes is left; `onLeave` hears that it is. [UI-19] */
export function useUnsavedGuard(hasUnsavedChanges: boolean, onLeave?: () => void): UnsavedGuard {
  // A ref, because the address changes in the same moment in which the changes are saved.
  const isReleased = useRef(false);
  const blocker = useBlocker(() => hasUnsavedChanges && !isReleased.current);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return {
    question: (
      <UnsavedChangesDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={leave}
      />
    ),
    release: () => {
      isReleased.current = true;
    },
  };
}
