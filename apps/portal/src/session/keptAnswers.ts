import { createContext, use, useSyncExternalStore } from 'react';
import { openKeptAnswers, type KeptAnswers } from '@forecourt/api-client/react';
import { createAnswerStore, memoryStore, openStore } from '@forecourt/api-client/storage';
import { logError } from '../app/log.ts';

const PREFIX = 'answers';

/** What the answers of one version look like another may not know. */
const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Takes away what versions before this one have kept. */
async function dropOlder(name: string): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const database of databases) {
    const isOlder = database.name?.startsWith(`${PREFIX} `) && database.name !== name;
    if (isOlder && database.name) indexedDB.deleteDatabase(database.name);
  }
}

/** The last answers of a person on this device; never fails: without a place they last as long as the page. [STORE-19] */
export async function openAnswers(userId: string | null): Promise<KeptAnswers> {
  const name = `${PREFIX} ${build()}`;
  void dropOlder(name).catch((error: unknown) => logError('Error clearing older answers', error));
  const places = { indexedDb: () => indexedDB, localStorage: () => localStorage, logError };
  const store = userId === null ? memoryStore() : await openStore(name, places);
  return openKeptAnswers(
    createAnswerStore({ store, userId: userId ?? '', now: Date.now, logError }),
    Date.now,
  );
}

export const KeptAnswersContext = createContext<KeptAnswers | null>(null);

const never = () => () => undefined;

/** When the newest answer came, milliseconds since 1970; null: none came yet. */
export function useNewestAnswerAt(): number | null {
  const kept = use(KeptAnswersContext);
  return useSyncExternalStore(kept?.subscribe ?? never, () => kept?.newestAt() ?? null);
}

/**
 * Whether the gateway answers, as the last read found. A browser can believe that it has a connection
 * for long after it is gone, so `navigator.onLine` alone does not tell.
 */
export function useReachable(): boolean {
  const kept = use(KeptAnswersContext);
  return useSyncExternalStore(kept?.subscribe ?? never, () => kept?.isReachable() ?? true);
}
