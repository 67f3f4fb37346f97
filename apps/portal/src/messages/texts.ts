import type { Catalog } from '@forecourt/ui/provider';
import { feedbackTexts, layoutTexts, overlaysTexts, primitivesTexts } from '@forecourt/ui/messages';
import { contactTexts, coreTexts, credentialsTexts } from '@forecourt/validation/messages';
import { en as portal } from '../start/messages/en.ts';

/** What the pages before sign-in say; the rest comes with the first screen that needs it. */
const start: Catalog = {
  ...coreTexts,
  ...contactTexts,
  ...credentialsTexts,
  ...feedbackTexts,
  ...layoutTexts,
  ...overlaysTexts,
  ...primitivesTexts,
  ...portal,
};

/** Fetches a catalog: `() => import('./en.ts')`. */
export type LoadTexts = () => Promise<{ readonly en: Catalog }>;

/** The texts that are there, and who wants to know of more. */
export interface Texts {
  readonly current: () => Catalog;
  /** Adds a catalog; its screens are shown once it is there. The second time it does nothing. */
  readonly add: (load: LoadTexts) => Promise<void>;
  readonly subscribe: (notify: () => void) => () => void;
}

const asWritten = (catalog: Catalog) => catalog;

/**
 * Begins with the texts of the page itself; the others come with the first screen that needs them.
 * Each catalog is shown as `translate` gives it back.
 */
export function createTexts(translate = asWritten): Texts {
  const waiting = new Set<() => void>();
  const loading = new Map<LoadTexts, Promise<void>>();
  let texts = translate(start);
  const fetchTexts = async (load: LoadTexts) => {
    const { en } = await load();
    texts = { ...texts, ...translate(en) };
    for (const notify of waiting) notify();
  };
  return {
    current: () => texts,
    add: (load) => {
      const added = loading.get(load) ?? fetchTexts(load);
      loading.set(load, added);
      // what could not be fetched is asked for again the next time
      added.catch(() => loading.delete(load));
      return added;
    },
    subscribe: (notify) => {
      waiting.add(notify);
      return () => waiting.delete(notify);
    },
  };
}
