import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType } from 'react-router';
import { UnsavedChangesDialog } from '@forecourt/ui/dialog';
import { askBeforeLeaving, type Answers, type Next } from './leaving.ts';

export interface UnsavedGuard {
  /** The question; it stands anywhere on the page. */
  readonly question: ReactNode;
  /** What was typed is saved: the next address opens without a question. */
  readonly release: () => void;
}

type Loses = (next: Next) => boolean;

function useGuard(hasUnsavedChanges: boolean, loses: Loses, onLeave?: () => void): UnsavedGuard {
  // A ref, because the address changes in the same moment in which the changes are saved.
  const isReleased = useRef(false);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const lose = useEffectEvent(() => {
    onLeave?.();
    isReleased.current = true;
  });
  // before it is painted: from then on, someone can go Back
  useLayoutEffect(() => {
    if (!hasUnsavedChanges) return;
    return askBeforeLeaving({
      isAsked: (next) => !isReleased.current && (next === undefined || loses(next)),
      ask: setAnswers,
      lose: () => lose(),
    });
  }, [hasUnsavedChanges, loses]);
  const stay = () => {
    setAnswers(null);
    answers?.stay();
  };
  const leave = () => {
    setAnswers(null);
    answers?.go();
  };
  return {
    question: <UnsavedChangesDialog isOpen={answers !== null} onStay={stay} onLeave={leave} />,
    release: () => {
      isReleased.current = true;
    },
  };
}

const always: Loses = () => true;
const byBack: Loses = ({ historyAction }) => historyAction === NavigationType.Pop;

/** Asks before a page with unsaved changes is left; `onLeave` is called when it is. [UI-19] */
export const useUnsavedGuard = (hasUnsavedChanges: boolean, onLeave?: () => void): UnsavedGuard =>
  useGuard(hasUnsavedChanges, always, onLeave);

/** The same for a panel, which asks by itself when it is closed: only Back leaves it otherwise. [UI-19] */
export const usePanelGuard = (hasUnsavedChanges: boolean): ReactNode =>
  useGuard(hasUnsavedChanges, byBack).question;
