import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType } from 'react-router';
import { UnsavedChangesDialog } from '@forecourt/ui/dialog';
import { askBeforeLeaving, type Answers, type Next } from './leaving.ts';

export interface UnsavedGuard {
  /** The confirmation dialog; can be rendered anywhere on the page. */
  readonly question: ReactNode;
  /** Call after saving: the next navigation proceeds without asking. */
  readonly release: () => void;
}

type Loses = (next: Next) => boolean;

function useGuard(hasUnsavedChanges: boolean, loses: Loses, onLeave?: () => void): UnsavedGuard {
  // A ref, because navigation can happen in the same tick as the save.
  const isReleased = useRef(false);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const lose = useEffectEvent(() => {
    onLeave?.();
    isReleased.current = true;
  });
  // before paint, since the person can go Back from then on
  useLayoutEffect(() => {
    if (!hasUnsavedChanges) return;
    return askBeforeLeaving({
      needsAsking: (next) => !isReleased.current && (next === undefined || loses(next)),
      ask: setAnswers,
      discard: () => lose(),
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
/** Panels and dialogs close by replacing the address, and ask about that themselves. */
const unlessReplaced: Loses = ({ historyAction }) => historyAction !== NavigationType.Replace;

/** Asks before a page with unsaved changes is left; calls `onLeave` when it is. [UI-19] */
export const useUnsavedGuard = (hasUnsavedChanges: boolean, onLeave?: () => void): UnsavedGuard =>
  useGuard(hasUnsavedChanges, always, onLeave);

/** The same for a form over the page, which asks on close itself: covers links and Back. [UI-19] */
export const useOverlayGuard = (hasUnsavedChanges: boolean): ReactNode =>
  useGuard(hasUnsavedChanges, unlessReplaced).question;
