import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CallName } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { LIST_PREFIX, prefixOf } from './keys.ts';

/** The cached answers of one call, for the person and account that are shown. */
interface Cached {
  /** Keys of single answers and of single pages. */
  readonly single: readonly string[];
  /** Keys of paged lists. */
  readonly lists: readonly string[];
}

export interface CachedAnswers {
  /** Changes every cached answer and page of a call in place, without asking the gateway. */
  readonly patch: <T>(name: CallName, change: (answer: T) => T) => Promise<void>;
  /** Asks again for what is shown of these calls; what is not shown is asked for when it is. */
  readonly refresh: (...names: readonly CallName[]) => Promise<void>;
}

/** Reads and changes what is cached, within the person and account that are shown. */
export function useCached(): CachedAnswers {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const find = (name: CallName): Cached => {
      const prefix = prefixOf(name, api);
      const keys = prefix === null ? [] : [...cache.keys()];
      return {
        single: keys.filter((key) => key.startsWith(`${prefix}`)),
        lists: keys.filter((key) => key.startsWith(`${LIST_PREFIX}${prefix}`)),
      };
    };
    const patch = async <T>(name: CallName, change: (answer: T) => T) => {
      const { single, lists } = find(name);
      const one = (answer: T | undefined) => answer && change(answer);
      const many = (pages: T[] | undefined) => pages?.map(change);
      await Promise.all([
        ...single.map((key) => mutate<T>(key, one, { revalidate: false })),
        ...lists.map((key) => mutate<T[]>(key, many, { revalidate: false })),
      ]);
    };
    const refresh = async (...names: readonly CallName[]) => {
      await Promise.all(names.map((name) => refreshOne(find(name), mutate)));
    };
    return { patch, refresh };
  }, [api, cache, mutate]);
}

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** A list asks again only for pages that it lacks, so its pages are dropped; its rows stay shown. */
async function refreshOne({ single, lists }: Cached, mutate: Mutate): Promise<void> {
  if (lists.length > 0) {
    await Promise.all(single.map((key) => mutate(key, undefined, { revalidate: false })));
    await Promise.all(lists.map((key) => mutate(key)));
    return;
  }
  await Promise.all(single.map((key) => mutate(key)));
}

/** Fetches again every query of these calls. */
export const useRefresh = (): CachedAnswers['refresh'] => useCached().refresh;
