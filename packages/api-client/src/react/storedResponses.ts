import type { Cache, State } from 'swr';
import { isStoredCall, type ResponseStore, type ResponseToStore } from '../storage/index.ts';
import { isListKey, isPageKey, LIST_PREFIX, WRITTEN_KEY } from './keys.ts';
import { failureOf } from './query.ts';

type ParsedKey = Pick<ResponseToStore, 'name' | 'accountId' | 'request'>;
const parse = (json: string): unknown => JSON.parse(json);

/** Parses a cache key; `null` if it is not one of ours, or of a call that is not persisted. */
export function readKey(key: string): ParsedKey | null {
  const match = WRITTEN_KEY.exec(isListKey(key) ? key.slice(LIST_PREFIX.length) : key);
  const [, name = '', account = 'null', request = '""'] = match ?? [];
  if (!match || !isStoredCall(name)) return null;
  const accountId = parse(account);
  const requestJson = parse(request);
  return {
    name,
    accountId: typeof accountId === 'string' ? accountId : null,
    request: typeof requestJson === 'string' && requestJson !== '' ? parse(requestJson) : null,
  };
}

/** A hook cache that outlives the page. */
export interface StoredResponses {
  /** The `cacheProvider` of `ApiProvider`, filled with the stored responses. */
  readonly provider: () => Cache;
  /** When the latest response arrived, in epoch milliseconds; `null` if none has. */
  readonly newestAt: () => number | null;
  /** Whether the last read got any response, even a failure; true before the first. */
  readonly isReachable: () => boolean;
  /** Reports a lost connection before the read itself fails, 30 seconds later after retries. */
  readonly reportUnreachable: () => void;
  readonly subscribe: (notify: () => void) => () => void;
}

/**
 * What is stored of a response: of a paged list, its first page. With every further page, the whole
 * list would be written again.
 */
const firstOf = (key: string, data: unknown): unknown =>
  isListKey(key) && Array.isArray(data) ? data[0] : data;

interface CachedState extends State<unknown, unknown> {
  readonly data?: unknown;
}

/**
 * Starts with the user's stored responses on this device and stores every new one, so that they can
 * be read offline. Failures are not stored. [STORE-12, STORE-13, STORE-20]
 */
export async function openStoredResponses(
  store: ResponseStore,
  now: () => number,
): Promise<StoredResponses> {
  const stored = await store.all();
  const listeners = new Set<() => void>();
  let newest = stored.length === 0 ? null : Math.max(...stored.map(({ at }) => at));
  let isReachable = true;
  const notifyAll = () => {
    for (const notify of listeners) notify();
  };
  class PersistentCache extends Map<string, CachedState> {
    override set(key: string, state: CachedState): this {
      const { data, error, isValidating } = state;
      const previous = this.get(key);
      const hasEnded = previous?.isValidating === true && isValidating === false;
      const wasReachable = isReachable;
      // a list that has all its pages finishes without a request
      const hasFetched = !isListKey(key) || error !== undefined || data !== previous?.data;
      // a patch in place is not a response; a page is dropped before it is refetched
      const hasArrived = isPageKey(key) ? previous?.data === undefined : hasEnded && hasFetched;
      const hasResponse = hasArrived && data !== undefined && error === undefined;
      if (hasEnded && hasFetched)
        isReachable = failureOf(error)?.errorCode !== 'network.unreachable';
      const first = firstOf(key, data);
      const isNew = first !== undefined && first !== firstOf(key, previous?.data) && !error;
      const parsedKey = isNew || hasResponse ? readKey(key) : null;
      const response = isListKey(key) ? [first] : data;
      if (parsedKey && isNew) void store.store({ responseKey: key, response, ...parsedKey });
      if (parsedKey && hasResponse) newest = now();
      if ((parsedKey && hasResponse) || isReachable !== wasReachable) notifyAll();
      return super.set(key, state);
    }
  }
  const cache = new PersistentCache();
  // via the superclass, so that stored responses are not stored again as new
  for (const { responseKey, response } of stored)
    Map.prototype.set.call(cache, responseKey, { data: response });
  return {
    provider: () => cache,
    newestAt: () => newest,
    isReachable: () => isReachable,
    reportUnreachable: () => {
      if (!isReachable) return;
      isReachable = false;
      notifyAll();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
