import { SIGN_OUT_KEPT_IF_SET_KEY, SIGN_OUT_KEPT_KEYS } from '@forecourt/validation';

/** What the sign-out needs of the browser and of the identity provider. */
export interface SignOutPort {
  /** Deletes all named caches and what else the browser kept of the person's data. */
  readonly clearCaches: () => Promise<void>;
  readonly local: Storage;
  readonly perTab: Storage;
  readonly clearCookies: () => void;
  /** Ends the session at the identity provider; the answer is where it wants the page to go, or null. */
  readonly endProviderSession: () => Promise<string | null>;
  readonly go: (address: string) => void;
  /** The address of the sign-in page, for when the provider names none. */
  readonly loginAddress: string;
  readonly logError: (text: string, error: unknown) => void;
}

/** Clears a storage but for the exempt keys. [SESS-12 to SESS-14] */
function clearStorage(storage: Storage): void {
  const kept: readonly string[] =
    storage.getItem(SIGN_OUT_KEPT_IF_SET_KEY) === null
      ? SIGN_OUT_KEPT_KEYS
      : [...SIGN_OUT_KEPT_KEYS, SIGN_OUT_KEPT_IF_SET_KEY];
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name !== null && !kept.includes(name)) storage.removeItem(name);
}

/**
 * The sign-out, in the specification's order: caches, storage, cookies, identity provider, sign-in
 * page. A step that fails is logged and the next one runs. [SESS-10 to SESS-17, SESS-32, ERR-26]
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
