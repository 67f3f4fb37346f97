import type { Catalogue } from '@forecourt/ui/provider';
import { en as start } from '../start/messages/en.ts';

/** The texts that are there, and who wants to know of more. */
export interface Texts {
  readonly current: () => Catalogue;
  /** Brings the texts of the screens behind the sign-in; the second time it does nothing. */
  readonly loadAll: () => Promise<void>;
  readonly subscribe: (notify: () => void) => () => void;
}

/** Begins with the texts of the page itself; the rest comes with the first screen that needs it. */
export function createTexts(): Texts {
  const waiting = new Set<() => void>();
  let texts: Catalogue = start;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const { en } = await import('./en.ts');
    texts = { ...start, ...en };
    for (const notify of waiting) notify();
  };
  return {
    current: () => texts,
    loadAll: () => (loading ??= load()),
    subscribe: (notify) => {
      waiting.add(notify);
      return () => waiting.delete(notify);
    },
  };
}
