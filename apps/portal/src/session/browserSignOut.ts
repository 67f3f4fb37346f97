import { href } from '../addresses/href.ts';
import { unsubscribeBrowser } from '../app/browserPush.ts';
import { logError } from '../app/log.ts';
import { liveHelp } from '../liveHelp/liveHelp.ts';
import { isLeftAlerted } from './leavingReason.ts';
import type { Session } from './session.ts';
import { signOut } from './signOut.ts';

/**
 * Deletes the caches and databases that hold the user's data, and unsubscribes from notifications
 * on an explicit sign-out; a session that ends on its own keeps them.
 */
async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  if (!isLeftAlerted(window)) await unsubscribeBrowser();
}

/** Deletes every cookie that scripts can access. */
function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    if (name) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}

/** Signs out in this browser, in five steps. [SESS-10 to SESS-17, SESS-32] */
export async function browserSignOut(session: Pick<Session, 'providerSignOut'>): Promise<void> {
  liveHelp.stop();
  // read the tokens that end the provider's session before clearing storage
  const reading = session.providerSignOut();
  await Promise.allSettled([reading]);
  await signOut({
    clearCaches,
    local: localStorage,
    perTab: sessionStorage,
    clearCookies,
    endProviderSession: async () => (await reading)(),
    go: (address) => window.location.replace(address),
    loginAddress: href('login'),
    logError,
  });
}
