import { CARD_GUIDE_DAYS, isGuideToken, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { toBase64url } from '../app/base64url.ts';

const DECLINE = 'driver-link';
const GUIDE = `${DECLINE} `;
/** Storage key of a link's device key: one per card guide, one for the last decline opened. */
const storageKeyOf = (token: string) => (isGuideToken(token) ? GUIDE + token : DECLINE);
/** More cards than any driver carries. */
const GUIDES_MAX = 20;
const KEY_BYTES = 32;

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Stores a link's device key with the time, replacing any earlier decline's. */
export const saveDeviceKey = (storage: KeyStorage, token: string, key: string): void =>
  storage.setItem(storageKeyOf(token), `${token} ${key} ${Date.now()}`);

/** Removes the keys of expired card guides and all but the newest ones. */
function forgetGuides(storage: KeyStorage) {
  const storedAtOf = (name: string) => Number((storage.getItem(name) ?? '').split(' ')[2] ?? 0);
  const expiredBefore = Date.now() - CARD_GUIDE_DAYS * MILLISECONDS_PER_DAY;
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((name) => name.startsWith(GUIDE))
    .toSorted((a, b) => storedAtOf(b) - storedAtOf(a))
    .filter((name, index) => index >= GUIDES_MAX - 1 || storedAtOf(name) <= expiredBefore)
    .forEach((name) => storage.removeItem(name));
}

const newKey = () => toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/**
 * Returns this phone's key for a link, creating and storing it before the link is first opened: a
 * phone that never got a response counts as the same phone when it retries.
 */
export function deviceKeyOf(storage: KeyStorage, token: string): string {
  const [storedToken, storedKey] = (storage.getItem(storageKeyOf(token)) ?? '').split(' ');
  if (storedToken === token && storedKey !== undefined) return storedKey;
  forgetGuides(storage);
  const key = newKey();
  saveDeviceKey(storage, token, key);
  return key;
}
