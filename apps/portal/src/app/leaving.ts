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
  /** The person agreed to lose it, whichever form asked. */
  readonly lose: () => void;
}

export interface Answers {
  readonly go: () => void;
  readonly stay: () => void;
}

const open = new Set<Unsaved>();
const asked = (next?: Next) => [...open].filter(({ isAsked }) => isAsked(next));

/** The first asks, for all. */
function askFor(unsaved: readonly Unsaved[], { go, stay }: Answers): void {
  const leave = () => {
    for (const { lose } of unsaved) lose();
    go();
  };
  unsaved[0]?.ask({ go: leave, stay });
}

/** Lets the browser ask before it loads another page, or closes the tab. */
function warn(event: BeforeUnloadEvent): void {
  if (asked().length > 0) event.preventDefault();
}

/**
 * Asks before another address opens, for all that is unsaved on the page: a router takes one that
 * blocks, and a page may have several forms.
 */
export function useAskingRouter(): void {
  const unsaved = useRef<readonly Unsaved[]>([]);
  const blocker = useBlocker((next) => {
    unsaved.current = asked(next);
    return unsaved.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state === 'blocked')
      askFor(unsaved.current, { go: blocker.proceed, stay: blocker.reset });
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
  if (unsaved.length === 0) return go();
  askFor(unsaved, { go, stay: () => undefined });
}

/** Loads another page without asking: the session is over, and drafts are kept. */
export function leaveAtOnce(address: string): void {
  window.removeEventListener('beforeunload', warn);
  window.location.assign(address);
}
