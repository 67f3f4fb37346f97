import type { Catalog } from '@forecourt/ui/provider';
import { feedbackTexts, layoutTexts, overlaysTexts, primitivesTexts } from '@forecourt/ui/messages';
import { contactTexts, coreTexts, credentialsTexts } from '@forecourt/validation/messages';
import { createListeners } from '../app/listeners.ts';
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

/** Fetches texts: `catalogs('cards', 'lists')`. */
export type LoadTexts = () => Promise<{ readonly en: Catalog }>;

const asWritten = (catalog: Catalog) => catalog;

/**
 * The texts that are there, and who wants to know of more. It begins with those of the page itself;
 * each catalog is shown as `translate` gives it back.
 */
export function createTexts(translate = asWritten) {
  const { subscribe, tell } = createListeners();
  const loading = new Map<LoadTexts, Promise<void>>();
  let texts = translate(start);
  const fetchTexts = async (load: LoadTexts) => {
    const { en } = await load();
    texts = { ...texts, ...translate(en) };
    tell();
  };
  return {
    current: () => texts,
    /** Adds a catalog; its screens are shown once it is there. The second time it does nothing. */
    add: (load: LoadTexts): Promise<void> => {
      const added = loading.get(load) ?? fetchTexts(load);
      loading.set(load, added);
      // what could not be fetched is asked for again the next time
      added.catch(() => loading.delete(load));
      return added;
    },
    subscribe,
  };
}
export type Texts = ReturnType<typeof createTexts>;
