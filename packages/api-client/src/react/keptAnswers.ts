import type { Cache, State } from 'swr';
import type { CallName } from '../contract/index.ts';
import { CACHE_RULES, type AnswerStore } from '../storage/index.ts';
import { isListKey, isPageKey, LIST_PREFIX, WRITTEN_KEY } from './keys.ts';
import { failureOf } from './query.ts';

interface ReadKey {
  readonly name: CallName;
  readonly accountId: string | null;
  readonly request: unknown;
}
const isKept = (name: string): name is CallName => Object.hasOwn(CACHE_RULES, name);
const parsed = (json: string): unknown => JSON.parse(json);

/** Parses a cache key; `null` if it is not one of ours, or of a call that is not persisted. */
export function readKey(key: string): ReadKey | null {
  const match = WRITTEN_KEY.exec(isListKey(key) ? key.slice(LIST_PREFIX.length) : key);
  const [, name = '', account = 'null', request = '""'] = match ?? [];
  if (!match || !isKept(name)) return null;
  const accountId = parsed(account);
  const written = parsed(request);
  return {
    name,
    accountId: typeof accountId === 'string' ? accountId : null,
    request: typeof written === 'string' && written !== '' ? parsed(written) : null,
  };
}

/** A hook cache that outlives the page. */
export interface KeptAnswers {
  /** The `cacheProvider` of `ApiProvider`, filled with the stored responses. */
  readonly provider: () => Cache;
  /** When the latest response arrived, in epoch milliseconds; `null` if none has. */
  readonly newestAt: () => number | null;
  /** Whether the last read got any response, even a failure; true before the first. */
  readonly isReachable: () => boolean;
  /** Reports a lost connection before the read itself fails, 30 seconds later after retries. */
  readonly noteUnreachable: () => void;
  readonly subscribe: (notify: () => void) => () => void;
}

interface KeptState extends State<unknown, unknown> {
  readonly data?: unknown;
}

/**
 * Starts with the user's stored responses on this device and stores every new one, so that they can
 * be read offline. Failures are not stored. [STORE-12, STORE-13, STORE-20]
 */
export async function openKeptAnswers(store: AnswerStore, now: () => number): Promise<KeptAnswers> {
  const kept = await store.all();
  const listeners = new Set<() => void>();
  let newest = kept.length === 0 ? null : Math.max(...kept.map(({ at }) => at));
  let isReachable = true;
  const tellAll = () => {
    for (const notify of listeners) notify();
  };
  class Answers extends Map<string, KeptState> {
    override set(key: string, state: KeptState): this {
      const { data, error, isValidating } = state;
      const before = this.get(key);
      const hasEnded = before?.isValidating === true && isValidating === false;
      const wasReachable = isReachable;
      // a list that has all its pages finishes without a request
      const hasAsked = !isListKey(key) || error !== undefined || data !== before?.data;
      // a patch in place is not a response; a page is dropped before it is refetched
      const hasCome = isPageKey(key) ? before?.data === undefined : hasEnded && hasAsked;
      const hasAnswer = hasCome && data !== undefined && error === undefined;
      if (hasEnded && hasAsked) isReachable = failureOf(error)?.errorCode !== 'network.unreachable';
      const isNew = data !== undefined && data !== before?.data && error === undefined;
      const read = isNew || hasAnswer ? readKey(key) : null;
      if (read && isNew) void store.keep({ answerKey: key, answer: data, ...read });
      if (read && hasAnswer) newest = now();
      if ((read && hasAnswer) || isReachable !== wasReachable) tellAll();
      return super.set(key, state);
    }
  }
  const answers = new Answers();
  // via the superclass, so that stored responses are not stored again as new
  for (const { answerKey, answer } of kept)
    Map.prototype.set.call(answers, answerKey, { data: answer });
  return {
    provider: () => answers,
    newestAt: () => newest,
    isReachable: () => isReachable,
    noteUnreachable: () => {
      if (!isReachable) return;
      isReachable = false;
      tellAll();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
