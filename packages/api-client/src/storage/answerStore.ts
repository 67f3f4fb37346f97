import type { CallName } from '../contract/index.ts';
import { isObject } from '../values.ts';
import { CACHE_NAMES, CACHE_RULES, type CacheName } from './cacheRules.ts';
import { createCache, type CachedValue, type NamedCache } from './createCache.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/** Maximum age of a stored response; data not opened for this long is fetched again. */
export const ANSWER_DAYS_MAX = 30;
const DAY_MILLISECONDS = 86_400_000;

/** One part of a response, with what is needed to reassemble it. */
interface StoredPart {
  /** The cache key of the response on the page. */
  readonly answerKey: string;
  readonly name: CallName;
  readonly index: number;
  readonly part: unknown;
}

const isStoredPart = (value: unknown): value is StoredPart =>
  isObject(value) && 'answerKey' in value && 'name' in value && 'index' in value && 'part' in value;

/** A response reassembled from the store. */
export interface KeptAnswer {
  readonly answerKey: string;
  readonly answer: unknown;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
}

export interface AnswerToKeep {
  readonly answerKey: string;
  readonly name: CallName;
  readonly accountId: string | null;
  readonly request: unknown;
  readonly answer: unknown;
}

/** The latest responses of one user on this device. */
export interface AnswerStore {
  readonly keep: (answer: AnswerToKeep) => Promise<void>;
  readonly all: () => Promise<readonly KeptAnswer[]>;
}

export interface AnswerStoreOptions {
  readonly store: KeyValueStore;
  /** Owner of the responses; other users cannot read them. */
  readonly userId: string;
  readonly now: () => number;
  readonly logError: (text: string, error: unknown) => void;
}

const isCall = (name: string): name is CallName => Object.hasOwn(CACHE_RULES, name);

/** Reassembles responses from their parts. */
function reassemble(parts: readonly CachedValue<StoredPart>[]): KeptAnswer[] {
  const byKey = new Map<string, CachedValue<StoredPart>[]>();
  for (const part of parts) {
    const { answerKey } = part.value;
    byKey.set(answerKey, [...(byKey.get(answerKey) ?? []), part]);
  }
  return [...byKey].flatMap(([answerKey, keyParts]) => {
    const ordered = keyParts.toSorted((one, other) => one.value.index - other.value.index);
    const name = ordered[0]?.value.name;
    const rule = name !== undefined && isCall(name) ? CACHE_RULES[name] : undefined;
    if (!rule) return [];
    const at = Math.min(...ordered.map((part) => part.at));
    return [{ answerKey, answer: rule.together(ordered.map(({ value }) => value.part)), at }];
  });
}

/** Stores responses in the named caches by the rules of their calls. [STORE-01 to STORE-08] */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const { store, userId, now, logError } = options;
  const caches = new Map<CacheName, NamedCache<StoredPart>>(
    CACHE_NAMES.map((name) => [
      name,
      createCache({ name: `${name}/${userId}`, store, now, logError, isValid: isStoredPart }),
    ]),
  );
  const oldest = () => now() - ANSWER_DAYS_MAX * DAY_MILLISECONDS;
  const write = async ({ answerKey, name, accountId, request, answer }: AnswerToKeep) => {
    const rule = CACHE_RULES[name];
    const cache = rule && caches.get(rule.cache);
    if (!rule || !cache) return;
    const parts = rule
      .apart(answer, { answerKey, accountId, request })
      .map(([key, part], index) => ({ key: `${accountId ?? ''}/${key}`, index, part }));
    const keys = new Set(parts.map(({ key }) => key));
    // an item that is no longer in the response must not reappear
    await cache.clear((part, key) => part.answerKey === answerKey && !keys.has(key));
    await Promise.all(
      parts.map(({ key, index, part }) => cache.put(key, { answerKey, name, index, part })),
    );
  };
  let lastWrite = Promise.resolve();
  return {
    keep: (answer) => {
      // sequential: in parallel, two responses could leave a mix of their parts
      const writing = lastWrite.then(() => write(answer));
      lastWrite = writing.catch(() => undefined);
      return writing;
    },
    all: async () => {
      const entries = await Promise.all([...caches.values()].map((cache) => cache.all()));
      return reassemble(entries.flat().filter(({ at }) => at >= oldest()));
    },
  };
}
