import { openIndexedDbStore } from './indexedDbStore.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import { memoryStore } from './memoryStore.ts';
import { webStorageStore } from './webStorageStore.ts';

/** Storage options to try; a browser may deny each of them. */
export interface StorePlaces {
  readonly indexedDb: () => IDBFactory | undefined;
  readonly localStorage: () => Storage | undefined;
  readonly logError: (text: string, error: unknown) => void;
}

/** Merely reading `localStorage` throws if the page may not store anything. */
function local(places: StorePlaces, name: string): KeyValueStore {
  try {
    const storage = places.localStorage();
    if (storage) return webStorageStore(storage, name);
  } catch (error) {
    places.logError('Error opening the local storage', error);
  }
  return memoryStore();
}

/** Opens a store in IndexedDB, or else in local storage, or else in memory. [STORE-19] */
export async function openStore(name: string, places: StorePlaces): Promise<KeyValueStore> {
  try {
    return await openIndexedDbStore(places.indexedDb(), name);
  } catch (error) {
    places.logError('Error opening the database of this browser', error);
    return local(places, name);
  }
}
