import { unstable_serialize } from 'swr';
import type { CallName } from '../contract/index.ts';
import type { Api } from './ApiProvider.tsx';

/** Person and account stand in every key, so that the cache of one is never shown to another. */
export type QueryKey = readonly [
  name: CallName,
  userId: string,
  accountId: string | null,
  /** Parameters and query as JSON. */
  request: string,
];
/** The key of one page of a list; null is the first. */
export type PageKey = readonly [...QueryKey, cursor: string | null];

/** SWR keeps the state of a paged list under this, before the key of its first page. */
export const LIST_PREFIX = '$inf$';

/** `@"listCards","<person>","<account>","{…}",` as SWR writes a key of ours; a page's goes on. */
export const WRITTEN_KEY = /^@"(\w+)","(?:[^"\\]|\\.)*",(null|"[^"]*"),("(?:[^"\\]|\\.)*"),/;

/** Whether a written key is that of a paged list. */
export const isListKey = (key: string): boolean => key.startsWith(LIST_PREFIX);

/** Whether a written key is that of one page of a list. */
export function isPageKey(key: string): boolean {
  const [query] = WRITTEN_KEY.exec(key) ?? [];
  return query !== undefined && query.length < key.length;
}

/** What the written keys of the pages of a list begin with; undefined while it asks for nothing. */
export const pagePrefixOf = (listKey: string): string | undefined =>
  WRITTEN_KEY.exec(listKey.slice(LIST_PREFIX.length))?.[0];

/** Calls that a person makes before an account is selected. */
const WITHOUT_ACCOUNT: readonly CallName[] = [
  'getMe',
  'getMyAccounts',
  'getMembership',
  'getTerms',
];

/** Who asks and where, as keys hold it; null while it cannot be asked. */
export function scopeOf(
  name: CallName,
  { userId, accountId }: Api,
): readonly [CallName, string, string | null] | null {
  if (userId === null) return null;
  if (WITHOUT_ACCOUNT.includes(name)) return [name, userId, null];
  return accountId === null ? null : [name, userId, accountId];
}

/** What every cached key of a call begins with, for this person and account. */
export function prefixOf(name: CallName, api: Api): string | null {
  const scope = scopeOf(name, api);
  return scope && unstable_serialize([...scope]);
}
