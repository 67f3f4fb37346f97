import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** The next address, and how it is reached. */
export type Next = Parameters<Exclude<Parameters<typeof useBlocker>[0], boolean | undefined>>[0];

/** Something on the page that is not saved. */
interface Unsaved {
  /** false: it was saved in the meantime, or is not lost there; without an address the page is left. */
  readonly isAsked: (next?: Next) => boolean;
  /** Asks the person, who goes or stays. */
  readonly ask: (answers: Answers) => void;
}

export interface Answers {
  readonly go: () => void;
  readonly stay: () => void;
}

const open = new Set<Unsaved>();
const asked = (next?: Next) => [...open].find(({ isAsked }) => isAsked(next));

/** Lets the browser ask before it loads another page, or closes the tab. */
function warn(event: BeforeUnloadEvent): void {
  if (asked()) event.preventDefault();
}

/**
 * Asks before another address opens, for all that is unsaved on the page: a router takes one that
 * blocks, and a page may have several forms.
 */
export function useAskingRouter(): void {
  const unsaved = useRef<Unsaved>(undefined);
  const blocker = useBlocker((next) => {
    unsaved.current = asked(next);
    return unsaved.current !== undefined;
  });
  useEffect(() => {
    if (blocker.state === 'blocked')
      unsaved.current?.ask({ go: blocker.proceed, stay: blocker.reset });
  }, [blocker]);
}

/** Has the person asked before unsaved changes are lost, until the function that it returns is called. */
export function askBeforeLeaving(unsaved: Unsaved): () => void {
  open.add(unsaved);
  window.addEventListener('beforeunload', warn);
  return () => {
    open.delete(unsaved);
    if (open.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Goes at once, or once the person has agreed to lose everything unsaved on the page. */
export function leaveThen(go: () => void): void {
  const unsaved = asked();
  if (!unsaved) return go();
  const leave = () => {
    open.clear();
    go();
  };
  unsaved.ask({ go: leave, stay: () => undefined });
}

/** Loads another page without asking: the session is over, and drafts are kept. */
export function leaveAtOnce(address: string): void {
  window.removeEventListener('beforeunload', warn);
  window.location.assign(address);
}
