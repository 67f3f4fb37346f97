import type { CallName } from '../contract/index.ts';
import { isObject } from '../values.ts';
import { CACHE_NAMES, CACHE_RULES, isStoredCall, type CacheName } from './cacheRules.ts';
import { createCache, type CachedEntry, type NamedCache } from './createCache.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/** Maximum age of a stored response; data not opened for this long is fetched again. */
export const RESPONSE_DAYS_MAX = 30;
const DAY_MILLISECONDS = 86_400_000;

/** One part of a response, with what is needed to reassemble it. */
interface StoredPart {
  /** The cache key of the response on the page. */
  readonly responseKey: string;
  readonly name: CallName;
  readonly index: number;
  readonly part: unknown;
}

const isStoredPart = (value: unknown): value is StoredPart =>
  isObject(value) &&
  'responseKey' in value &&
  'name' in value &&
  'index' in value &&
  'part' in value;

/** A response reassembled from the store. */
export interface StoredResponse {
  readonly responseKey: string;
  readonly response: unknown;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
}

export interface ResponseToStore {
  readonly responseKey: string;
  readonly name: CallName;
  readonly accountId: string | null;
  readonly request: unknown;
  readonly response: unknown;
}

/** The latest responses of one user on this device. */
export interface ResponseStore {
  readonly store: (response: ResponseToStore) => Promise<void>;
  /** Reads everything stored, and deletes what is too old. */
  readonly all: () => Promise<readonly StoredResponse[]>;
}

export interface ResponseStoreOptions {
  readonly store: KeyValueStore;
  /** Owner of the responses; other users cannot read them. */
  readonly userId: string;
  readonly now: () => number;
  readonly logError: (text: string, error: unknown) => void;
}

/** A cache, and the response to which each of its keys belongs: writing one reads no other. */
interface OwnedCache {
  readonly cache: NamedCache<StoredPart>;
  readonly owners: Map<string, string>;
}

/** Reassembles responses from their parts. */
function reassemble(parts: readonly CachedEntry<StoredPart>[]): StoredResponse[] {
  const byKey = new Map<string, CachedEntry<StoredPart>[]>();
  for (const part of parts) {
    const { responseKey } = part.value;
    byKey.set(responseKey, [...(byKey.get(responseKey) ?? []), part]);
  }
  return [...byKey].flatMap(([responseKey, keyParts]) => {
    const ordered = keyParts.toSorted((one, other) => one.value.index - other.value.index);
    const name = ordered[0]?.value.name;
    const rule = name !== undefined && isStoredCall(name) ? CACHE_RULES[name] : undefined;
    if (!rule) return [];
    const at = Math.min(...ordered.map((part) => part.at));
    return [{ responseKey, response: rule.join(ordered.map(({ value }) => value.part)), at }];
  });
}

/** Stores responses in the named caches by the rules of their calls. [STORE-01 to STORE-08] */
export function createResponseStore(options: ResponseStoreOptions): ResponseStore {
  const { userId, now } = options;
  const caches = new Map<CacheName, OwnedCache>(
    CACHE_NAMES.map((name) => [
      name,
      {
        cache: createCache({ ...options, name: `${name}/${userId}`, isValid: isStoredPart }),
        owners: new Map(),
      },
    ]),
  );
  const readCache = async ({ cache, owners }: OwnedCache) => {
    const oldest = now() - RESPONSE_DAYS_MAX * DAY_MILLISECONDS;
    const entries = await cache.all();
    const expired = entries.filter(({ at }) => at < oldest);
    await Promise.all(expired.map(({ key }) => cache.delete(key)));
    const recent = entries.filter(({ at }) => at >= oldest);
    for (const { key, value } of recent) owners.set(key, value.responseKey);
    return recent;
  };
  let hasRead: Promise<unknown> | null = null;
  const all = async () => {
    const reading = Promise.all([...caches.values()].map(readCache));
    hasRead = reading.then(() => undefined);
    return reassemble((await reading).flat());
  };
  const write = async ({ responseKey, name, accountId, request, response }: ResponseToStore) => {
    const rule = CACHE_RULES[name];
    const owned = rule && caches.get(rule.cache);
    if (!rule || !owned) return;
    await (hasRead ?? all());
    const { cache, owners } = owned;
    const parts = rule
      .split(response, { responseKey, accountId, request })
      .map(([key, part], index) => ({ key: `${accountId ?? ''}/${key}`, index, part }));
    const keys = new Set(parts.map(({ key }) => key));
    // an item that is no longer in the response must not reappear
    const removed = [...owners].flatMap(([key, owner]) =>
      owner === responseKey && !keys.has(key) ? [key] : [],
    );
    for (const key of removed) owners.delete(key);
    for (const key of keys) owners.set(key, responseKey);
    await Promise.all(removed.map((key) => cache.delete(key)));
    await Promise.all(
      parts.map(({ key, index, part }) => cache.put(key, { responseKey, name, index, part })),
    );
  };
  let lastWrite = Promise.resolve();
  return {
    store: (response) => {
      // sequential: in parallel, two responses could leave a mix of their parts
      const writing = lastWrite.then(() => write(response));
      lastWrite = writing.catch(() => undefined);
      return writing;
    },
    all,
  };
}
