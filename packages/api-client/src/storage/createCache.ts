import type { KeyValueStore } from './KeyValueStore.ts';

/** A stored value. */
export interface CachedValue<T> {
  readonly value: T;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
}

/** A stored value with its key in the cache. */
export interface CachedEntry<T> extends CachedValue<T> {
  readonly key: string;
}

export interface CacheOptions<T> {
  /** Prefix of the cache's keys in the store. */
  readonly name: string;
  readonly store: KeyValueStore;
  readonly now: () => number;
  readonly logError: (text: string, error: unknown) => void;
  /** Whether a stored value is still readable; a newer version may use a different shape. */
  readonly isValid: (value: unknown) => value is T;
}

/** A named cache of one type of value on this device. */
export interface NamedCache<T> {
  readonly get: (key: string) => Promise<CachedValue<T> | null>;
  readonly put: (key: string, value: T) => Promise<void>;
  readonly all: () => Promise<readonly CachedEntry<T>[]>;
  readonly delete: (key: string) => Promise<void>;
  /** Fetches and stores; on failure, logs it and returns the stored value. [STORE-12, STORE-13] */
  readonly fetch: (key: string, fetchValue: () => Promise<T>) => Promise<CachedValue<T> | null>;
}

/** Creates a named cache over a store. Errors of the store are logged, never thrown. */
export function createCache<T>(options: CacheOptions<T>): NamedCache<T> {
  const { name, store, now, logError, isValid } = options;
  const keyOf = (key: string) => `${name}/${key}`;
  const read = async (key: string): Promise<CachedValue<T> | null> => {
    try {
      const stored = await store.get(key);
      if (typeof stored !== 'object' || stored === null || !('value' in stored && 'at' in stored))
        return null;
      const { value, at } = stored;
      return typeof at === 'number' && isValid(value) ? { value, at } : null;
    } catch (error) {
      logError(`Error reading the cache ${name}`, error);
      return null;
    }
  };
  const attempt = async (text: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      logError(text, error);
    }
  };
  const get = (key: string) => read(keyOf(key));
  const put = (key: string, value: T) =>
    attempt(`Error writing the cache ${name}`, () => store.set(keyOf(key), { value, at: now() }));
  return {
    get,
    put,
    all: async () => {
      const keys = await store.keys(keyOf('')).catch((error: unknown) => {
        logError(`Error reading the cache ${name}`, error);
        return [];
      });
      const entries = await Promise.all(
        keys.map(async (key) => ({ key: key.slice(keyOf('').length), entry: await read(key) })),
      );
      return entries.flatMap(({ key, entry }) => (entry ? [{ key, ...entry }] : []));
    },
    delete: (key) => attempt(`Error clearing the cache ${name}`, () => store.delete(keyOf(key))),
    fetch: async (key, fetchValue) => {
      try {
        const value = await fetchValue();
        await put(key, value);
        return { value, at: now() };
      } catch (error) {
        logError(`Error fetching for the cache ${name}`, error);
        return get(key);
      }
    },
  };
}
