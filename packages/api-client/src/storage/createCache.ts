import { isObject } from '../values.ts';
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
  const attempt = async <R>(doing: string, run: () => Promise<R>, otherwise: R): Promise<R> => {
    try {
      return await run();
    } catch (error) {
      logError(`Error ${doing} the cache ${name}`, error);
      return otherwise;
    }
  };
  const read = async (key: string): Promise<CachedValue<T> | null> => {
    const stored = await attempt('reading', () => store.get(key), null);
    if (!isObject(stored) || !('value' in stored && 'at' in stored)) return null;
    const { value, at } = stored;
    return typeof at === 'number' && isValid(value) ? { value, at } : null;
  };
  const get = (key: string) => read(keyOf(key));
  const put = (key: string, value: T) =>
    attempt('writing', () => store.set(keyOf(key), { value, at: now() }), undefined);
  const fetchAndPut = async (key: string, fetchValue: () => Promise<T>) => {
    const value = await fetchValue();
    await put(key, value);
    return { value, at: now() };
  };
  return {
    get,
    put,
    all: async () => {
      const keys = await attempt('reading', () => store.keys(keyOf('')), []);
      const entries = await Promise.all(
        keys.map(async (key) => ({ key: key.slice(keyOf('').length), entry: await read(key) })),
      );
      return entries.flatMap(({ key, entry }) => (entry ? [{ key, ...entry }] : []));
    },
    delete: (key) => attempt('clearing', () => store.delete(keyOf(key)), undefined),
    fetch: async (key, fetchValue) =>
      (await attempt('fetching for', () => fetchAndPut(key, fetchValue), null)) ?? get(key),
  };
}
