import { useState } from 'react';
import type { CallResult } from '@forecourt/api-client';
import { isStale } from './useTell.ts';

interface Held<T> {
  readonly typed: T;
  /** The version that it was typed over. */
  readonly over: number;
  /** What the next version does: nothing, be what is typed over from then on, or show itself. */
  readonly next: 'waits' | 'isTaken' | 'isShown';
}

/**
 * What is typed over what is stored, and the version to save it over. An untouched form follows what is
 * stored. From the first change on, it keeps what was typed until that is saved: whoever types over
 * someone else's change is told when they save, and can then save again. [UI-19]
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
    /** What came of saving it. */
    settle: (result: CallResult<unknown>) =>
      setHeld((before) => {
        if (!before || !(result.ok || isStale(result.failure))) return before;
        // what was typed while it was on its way is not saved yet
        const isSaved = result.ok && before.typed === typed;
        return { ...before, next: isSaved ? 'isShown' : 'isTaken' };
      }),
  };
}
