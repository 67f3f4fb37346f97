import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { UnsavedChangesDialog } from '@forecourt/ui/dialog';
import { askBeforeLeaving } from './leaving.ts';

export interface UnsavedGuard {
  /** The question; it stands anywhere on the page. */
  readonly question: ReactNode;
  /** What was typed is saved: the next address opens without a question. */
  readonly release: () => void;
}

type Blocks = Exclude<Parameters<typeof useBlocker>[0], boolean | undefined>;

function useGuard(hasUnsavedChanges: boolean, blocks: Blocks, onLeave?: () => void): UnsavedGuard {
  // A ref, because the address changes in the same moment in which the changes are saved.
  const isReleased = useRef(false);
  const blocker = useBlocker((to) => hasUnsavedChanges && !isReleased.current && blocks(to));
  const [going, setGoing] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    return askBeforeLeaving({
      isAsked: () => !isReleased.current,
      ask: (go) => setGoing(() => go),
    });
  }, [hasUnsavedChanges]);
  const stay = () => {
    setGoing(null);
    blocker.reset?.();
  };
  const leave = () => {
    onLeave?.();
    isReleased.current = true;
    blocker.proceed?.();
    going?.();
  };
  return {
    question: (
      <UnsavedChangesDialog
        isOpen={blocker.state === 'blocked' || going !== null}
        onStay={stay}
        onLeave={leave}
      />
    ),
    release: () => {
      isReleased.current = true;
    },
  };
}

/** Asks before a page with unsaved changes is left; `onLeave` hears that it is. [UI-19] */
export const useUnsavedGuard = (hasUnsavedChanges: boolean, onLeave?: () => void): UnsavedGuard =>
  useGuard(hasUnsavedChanges, () => true, onLeave);

/** The same for a panel, which asks by itself when it is closed: only Back leaves it otherwise. [UI-19] */
export const usePanelGuard = (hasUnsavedChanges: boolean): ReactNode =>
  useGuard(hasUnsavedChanges, ({ historyAction }) => historyAction === NavigationType.Pop).question;
