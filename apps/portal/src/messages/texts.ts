import type { Catalog } from '@forecourt/ui/provider';
import { feedbackTexts, layoutTexts, overlaysTexts, primitivesTexts } from '@forecourt/ui/messages';
import { contactTexts, coreTexts, credentialsTexts } from '@forecourt/validation/messages';
import { createListeners } from '../app/listeners.ts';
import { en as portal } from '../start/messages/en.ts';

/** Texts of the pages before sign-in; the rest load with the first screen that needs them. */
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

/** Loads texts: `catalogs('cards', 'lists')`. */
export type LoadTexts = () => Promise<{ readonly en: Catalog }>;

const identity = (catalog: Catalog) => catalog;

/**
 * The loaded texts and their listeners, starting with the initial catalog. Each catalog passes
 * through `translate`.
 */
export function createTexts(translate = identity) {
  const { subscribe, notify } = createListeners();
  const loading = new Map<LoadTexts, Promise<void>>();
  let texts = translate(start);
  const fetchTexts = async (load: LoadTexts) => {
    const { en } = await load();
    texts = { ...texts, ...translate(en) };
    notify();
  };
  return {
    current: () => texts,
    /** Loads a catalog, which its screens wait for. Repeated calls share the first load. */
    add: (load: LoadTexts): Promise<void> => {
      const promise = loading.get(load) ?? fetchTexts(load);
      loading.set(load, promise);
      // a failed load is retried by the next call
      promise.catch(() => loading.delete(load));
      return promise;
    },
    subscribe,
  };
}
export type Texts = ReturnType<typeof createTexts>;
