import { unstable_serialize } from 'swr';
import type { CallName } from '../contract/index.ts';
import type { Api } from './ApiProvider.tsx';

/** Every key has the user and account, so that one's cache is never shown to another. */
export type QueryKey = readonly [
  name: CallName,
  userId: string,
  accountId: string | null,
  /** Parameters and query, as JSON. */
  request: string,
];
/** The key of one page of a list; `null` is the first. */
export type PageKey = readonly [...QueryKey, cursor: string | null];

/** Prefix of the key under which SWR stores the state of a paged list. */
export const LIST_PREFIX = '$inf$';

/** `@"listCards","<user>","<account>","{…}",` as SWR serializes a key; a page's key goes on. */
export const WRITTEN_KEY = /^@"(\w+)","(?:[^"\\]|\\.)*",(null|"[^"]*"),("(?:[^"\\]|\\.)*"),/;

/** Whether a serialized key belongs to a paged list. */
export const isListKey = (key: string): boolean => key.startsWith(LIST_PREFIX);

/** Whether a serialized key belongs to one page of a list. */
export function isPageKey(key: string): boolean {
  const [query] = WRITTEN_KEY.exec(key) ?? [];
  return query !== undefined && query.length < key.length;
}

/** Common prefix of the page keys of a list; `undefined` while the list fetches nothing. */
export const pagePrefixOf = (listKey: string): string | undefined =>
  WRITTEN_KEY.exec(listKey.slice(LIST_PREFIX.length))?.[0];

/** Calls made before an account is selected. */
const WITHOUT_ACCOUNT: readonly CallName[] = [
  'getMe',
  'getMyAccounts',
  'getMembership',
  'getTerms',
];

/** The name, user, and account of a key; `null` if the call cannot be made yet. */
export function scopeOf(
  name: CallName,
  { userId, accountId }: Api,
): readonly [CallName, string, string | null] | null {
  if (userId === null) return null;
  if (WITHOUT_ACCOUNT.includes(name)) return [name, userId, null];
  return accountId === null ? null : [name, userId, accountId];
}

/** Prefix of every cached key of a call, for this user and account; `null` if there can be none. */
export function prefixOf(name: CallName, api: Api): string | null {
  const scope = scopeOf(name, api);
  return scope && unstable_serialize([...scope]);
}
