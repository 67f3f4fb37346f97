import type { KeyValueStore } from './KeyValueStore.ts';
import { StorageError, type StorageErrorCode } from './StorageError.ts';

const attempt = async <T>(code: StorageErrorCode, run: () => T): Promise<T> => {
  try {
    return run();
  } catch (error) {
    throw new StorageError(code, error);
  }
};

/** Creates a JSON store in local or session storage, with `name:` before each key. */
export function webStorageStore(storage: Storage, name: string): KeyValueStore {
  const keyOf = (key: string) => `${name}:${key}`;
  return {
    get: (key) =>
      attempt('storage-get', (): unknown => {
        const stored = storage.getItem(keyOf(key));
        return stored === null ? undefined : JSON.parse(stored);
      }),
    set: (key, value) =>
      attempt('storage-set', () => storage.setItem(keyOf(key), JSON.stringify(value))),
    delete: (key) => attempt('storage-delete', () => storage.removeItem(keyOf(key))),
    keys: (prefix) =>
      attempt('storage-get', () => {
        const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        const start = keyOf('');
        return all
          .filter((key) => key.startsWith(keyOf(prefix)))
          .map((key) => key.slice(start.length));
      }),
  };
}
