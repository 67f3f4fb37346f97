import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** The pending navigation. */
export type Next = Parameters<Exclude<Parameters<typeof useBlocker>[0], boolean | undefined>>[0];

/** Unsaved changes on the page. */
interface Unsaved {
  /** False if saved since or unaffected by this navigation; no `next` means a page unload. */
  readonly needsAsking: (next?: Next) => boolean;
  /** Asks the person to leave or stay. */
  readonly ask: (answers: Answers) => void;
  /** Called when the person agreed to lose the changes, whichever form asked. */
  readonly discard: () => void;
}

export interface Answers {
  readonly go: () => void;
  readonly stay: () => void;
}

const openForms = new Set<Unsaved>();
const unsavedFor = (next?: Next) => [...openForms].filter(({ needsAsking }) => needsAsking(next));

/** The first form asks on behalf of all. */
function confirmLeaving(unsaved: readonly Unsaved[], { go, stay }: Answers): void {
  const leave = () => {
    for (const { discard } of unsaved) discard();
    go();
  };
  unsaved[0]?.ask({ go: leave, stay });
}

/** Makes the browser ask before the page unloads. */
function warn(event: BeforeUnloadEvent): void {
  if (unsavedFor().length > 0) event.preventDefault();
}

/**
 * Asks before navigating, on behalf of every unsaved form on the page: a router allows only one
 * blocker.
 */
export function useAskingRouter(): void {
  const unsaved = useRef<readonly Unsaved[]>([]);
  const blocker = useBlocker((next) => {
    unsaved.current = unsavedFor(next);
    return unsaved.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state === 'blocked')
      confirmLeaving(unsaved.current, { go: blocker.proceed, stay: blocker.reset });
  }, [blocker]);
}

/** Asks before unsaved changes are lost; returns a function that stops it. */
export function askBeforeLeaving(unsaved: Unsaved): () => void {
  openForms.add(unsaved);
  window.addEventListener('beforeunload', warn);
  return () => {
    openForms.delete(unsaved);
    if (openForms.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Calls `go` immediately, or once the person agrees to lose every unsaved change on the page. */
export function confirmThenLeave(go: () => void): void {
  const unsaved = unsavedFor();
  if (unsaved.length === 0) return go();
  confirmLeaving(unsaved, { go, stay: () => undefined });
}

/** Loads another page without asking: the session has ended, and drafts are saved. */
export function leaveWithoutAsking(address: string): void {
  window.removeEventListener('beforeunload', warn);
  window.location.assign(address);
}

/** Loads this page again without asking: it belongs to an earlier session. */
export function reloadWithoutAsking(): void {
  window.removeEventListener('beforeunload', warn);
  window.location.reload();
}
