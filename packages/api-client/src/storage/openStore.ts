import { openIndexedDbStore } from './indexedDbStore.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import { memoryStore } from './memoryStore.ts';
import { webStorageStore } from './webStorageStore.ts';

/** Where a store can be; a browser may refuse each of them. */
export interface StorePlaces {
  readonly indexedDb: () => IDBFactory | undefined;
  readonly localStorage: () => Storage | undefined;
  readonly logError: (text: string, error: unknown) => void;
}

/** Reading the property is already refused where a page may keep nothing. */
function local(places: StorePlaces, name: string): KeyValueStore {
  try {
    const storage = places.localStorage();
    if (storage) return webStorageStore(storage, name);
  } catch (error) {
    places.logError('Error opening the local storage', error);
  }
  return memoryStore();
}

/** A store in IndexedDB; where there is none, in local storage; where there is neither, in memory. [STORE-19] */
export async function openStore(name: string, places: StorePlaces): Promise<KeyValueStore> {
  try {
    return await openIndexedDbStore(places.indexedDb(), name);
  } catch (error) {
    places.logError('Error opening the database of this browser', error);
    return local(places, name);
  }
}
