import type { KeyValueStore } from './KeyValueStore.ts';
import { StorageError, type StorageErrorCode } from './StorageError.ts';

/** The only object store of a database. */
const TABLE = 'values';
const VERSION = 1;

function runRequest<T>(code: StorageErrorCode, make: () => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      const request = make();
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new StorageError(code, request.error)));
    } catch (error) {
      reject(new StorageError(code, error));
    }
  });
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return runRequest('storage-open', () => {
    const request = factory.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    return request;
  });
}

/**
 * Opens a store in IndexedDB; `factory` is `undefined` if the browser has none. Once a sign-out in
 * any tab has deleted its database, the store is empty and ignores writes.
 * @throws StorageError `indexed-db-unavailable` or `storage-open`; its methods throw their own code
 */
export async function openIndexedDbStore(
  factory: IDBFactory | undefined,
  name: string,
): Promise<KeyValueStore> {
  if (!factory) throw new StorageError('indexed-db-unavailable');
  const database = await openDatabase(factory, name);
  // do not block another tab that deletes the database at sign-out
  let isGone = false;
  database.addEventListener('versionchange', () => {
    isGone = true;
    database.close();
  });
  const table = (mode: IDBTransactionMode) => database.transaction(TABLE, mode).objectStore(TABLE);
  return {
    get: async (key) =>
      isGone ? undefined : runRequest<unknown>('storage-get', () => table('readonly').get(key)),
    set: async (key, value) => {
      if (isGone) return;
      await runRequest('storage-set', () => table('readwrite').put(value, key));
    },
    delete: async (key) => {
      if (isGone) return;
      await runRequest('storage-delete', () => table('readwrite').delete(key));
    },
    keys: async (prefix) => {
      if (isGone) return [];
      const all = await runRequest('storage-get', () => table('readonly').getAllKeys());
      return all.filter((key) => typeof key === 'string' && key.startsWith(prefix)).map(String);
    },
  };
}
