import { useState } from 'react';
import type { CallResult } from '@forecourt/api-client';
import { isStale } from './useNotify.ts';

interface PendingEdits<T> {
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
  const [edits, setEdits] = useState<PendingEdits<T> | null>(null);
  if (edits && edits.next !== 'waits' && edits.over !== version) {
    setEdits(edits.next === 'isShown' ? null : { ...edits, over: version, next: 'waits' });
  }
  const typed = edits?.typed ?? stored;
  const update = (next: (previous: T) => T) =>
    setEdits((previous) => ({
      typed: next(previous?.typed ?? stored),
      over: previous?.over ?? version,
      next: previous && previous.next !== 'waits' ? 'isTaken' : 'waits',
    }));
  return {
    typed,
    version: edits?.over ?? version,
    /** Whether anything typed would be lost by leaving. */
    isEdited:
      edits !== null &&
      edits.next !== 'isShown' &&
      JSON.stringify(edits.typed) !== JSON.stringify(stored),
    update,
    change: (changes: Partial<T>) => update((previous) => ({ ...previous, ...changes })),
    /** Takes the result of a save. */
    settle: (result: CallResult<unknown>) =>
      setEdits((previous) => {
        if (!previous || !(result.ok || isStale(result.failure))) return previous;
        // edits made during the save are not saved yet
        const isSaved = result.ok && previous.typed === typed;
        return { ...previous, next: isSaved ? 'isShown' : 'isTaken' };
      }),
  };
}
