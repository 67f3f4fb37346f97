import { useState } from 'react';
import type { CallResult } from '@forecourt/api-client';
import { isStale } from './useTell.ts';

interface Held<T> {
  readonly typed: T;
  /** The stored version that the edits are based on. */
  readonly over: number;
  /** What a new version does: nothing, become the new base, or replace the edits. */
  readonly next: 'waits' | 'isTaken' | 'isShown';
}

/**
 * Edits on top of stored values, and the version to save them against. An untouched form follows
 * the stored values. Once edited, it keeps the edits until they are saved: anyone who edits over
 * someone else's change is told so on save, and can then save again. [UI-19]
 */
export function useTypedOver<T extends object>(stored: T, version: number) {
  const [held, setHeld] = useState<Held<T> | null>(null);
  if (held && held.next !== 'waits' && held.over !== version) {
    setHeld(held.next === 'isShown' ? null : { ...held, over: version, next: 'waits' });
  }
  const typed = held?.typed ?? stored;
  const update = (next: (before: T) => T) =>
    setHeld((before) => ({
      typed: next(before?.typed ?? stored),
      over: before?.over ?? version,
      next: before && before.next !== 'waits' ? 'isTaken' : 'waits',
    }));
  return {
    typed,
    version: held?.over ?? version,
    update,
    change: (changes: Partial<T>) => update((before) => ({ ...before, ...changes })),
    /** Takes the result of a save. */
    settle: (result: CallResult<unknown>) =>
      setHeld((before) => {
        if (!before || !(result.ok || isStale(result.failure))) return before;
        // edits made during the save are not saved yet
        const isSaved = result.ok && before.typed === typed;
        return { ...before, next: isSaved ? 'isShown' : 'isTaken' };
      }),
  };
}
