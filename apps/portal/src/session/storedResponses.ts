import { createContext, use, useSyncExternalStore } from 'react';
import { openStoredResponses, type StoredResponses } from '@forecourt/api-client/react';
import { createResponseStore, memoryStore, openStore } from '@forecourt/api-client/storage';
import { logError } from '../app/log.ts';

const PREFIX = 'answers';

/** Identifies the build, since one version may not understand another's responses. */
const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Deletes what earlier versions stored. */
async function dropOlder(name: string): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const database of databases) {
    const isOlder = database.name?.startsWith(`${PREFIX} `) && database.name !== name;
    if (isOlder && database.name) indexedDB.deleteDatabase(database.name);
  }
}

/**
 * Opens the user's stored responses; falls back to memory, and never fails. [STORE-19]
 *
 * @param userId null to store nothing on this device
 */
export async function openUserResponses(userId: string | null): Promise<StoredResponses> {
  const name = `${PREFIX} ${build()}`;
  void dropOlder(name).catch((error: unknown) => logError('Error clearing older answers', error));
  const places = { indexedDb: () => indexedDB, localStorage: () => localStorage, logError };
  const store = userId === null ? memoryStore() : await openStore(name, places);
  return openStoredResponses(
    createResponseStore({ store, userId: userId ?? '', now: Date.now, logError }),
    Date.now,
  );
}

export const StoredResponsesContext = createContext<StoredResponses | null>(null);

const never = () => () => undefined;

/** When the newest response arrived, in epoch milliseconds; null if there is none. */
export function useNewestResponseAt(): number | null {
  const answers = use(StoredResponsesContext);
  return useSyncExternalStore(answers?.subscribe ?? never, () => answers?.newestAt() ?? null);
}

/**
 * Whether the gateway is reachable, as of the last read. A browser may believe it is online long
 * after it lost the connection, so `navigator.onLine` alone is not enough.
 */
export function useReachable(): boolean {
  const answers = use(StoredResponsesContext);
  return useSyncExternalStore(answers?.subscribe ?? never, () => answers?.isReachable() ?? true);
}
