import { SIGN_OUT_KEPT_IF_SET_KEY, SIGN_OUT_KEPT_KEYS } from '@forecourt/validation';

/** What sign-out needs from the browser and the identity provider. */
export interface SignOutPort {
  /** Deletes all named caches and other stored data of the user. */
  readonly clearCaches: () => Promise<void>;
  readonly local: Storage;
  readonly perTab: Storage;
  readonly clearCookies: () => void;
  /** Ends the identity provider's session; resolves to the address it wants to open, or null. */
  readonly endProviderSession: () => Promise<string | null>;
  readonly go: (address: string) => void;
  /** The sign-in page's address, used if the provider names none. */
  readonly loginAddress: string;
  readonly logError: (text: string, error: unknown) => void;
}

/** Clears a storage, except for exempt keys. [SESS-12 to SESS-14] */
function clearStorage(storage: Storage): void {
  const keptKeys: readonly string[] =
    storage.getItem(SIGN_OUT_KEPT_IF_SET_KEY) === null
      ? SIGN_OUT_KEPT_KEYS
      : [...SIGN_OUT_KEPT_KEYS, SIGN_OUT_KEPT_IF_SET_KEY];
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name !== null && !keptKeys.includes(name)) storage.removeItem(name);
}

/**
 * Signs out in the specification's order: caches, storage, cookies, identity provider, sign-in
 * page. A failed step is logged, and the next one runs. [SESS-10 to SESS-17, SESS-32, ERR-26]
 */
export async function signOut(port: SignOutPort): Promise<void> {
  const attempt = async <T>(text: string, step: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await step();
    } catch (error) {
      port.logError(text, error);
      return null;
    }
  };
  await attempt('Error clearing caches', port.clearCaches);
  await attempt('Error clearing storage', () => {
    clearStorage(port.local);
    clearStorage(port.perTab);
  });
  await attempt('Error clearing cookies', port.clearCookies);
  const next = await attempt('Error ending the session', port.endProviderSession);
  port.go(next ?? port.loginAddress);
}
