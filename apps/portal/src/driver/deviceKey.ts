import { CARD_GUIDE_DAYS, isGuideToken, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { toBase64url } from '../app/base64url.ts';

const DECLINE = 'driver-link';
const GUIDE = `${DECLINE} `;
/** Where this phone keeps its key of a card guide, and that of the last decline whose link it opened. */
const nameOf = (token: string) => (isGuideToken(token) ? GUIDE + token : DECLINE);
/** More cards than a driver carries. */
const GUIDES_MAX = 20;
const KEY_BYTES = 32;

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keeps the key of a link, and since when; that of an earlier decline is of no use anymore. */
export const keepDeviceKey = (storage: KeyStorage, token: string, key: string): void =>
  storage.setItem(nameOf(token), `${token} ${key} ${Date.now()}`);

/** Forgets the keys of card guides that have expired, and of all but the newest. */
function forgetGuides(storage: KeyStorage) {
  const sinceOf = (name: string) => Number((storage.getItem(name) ?? '').split(' ')[2] ?? 0);
  const expired = Date.now() - CARD_GUIDE_DAYS * MILLISECONDS_PER_DAY;
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .filter((name) => name.startsWith(GUIDE))
    .toSorted((a, b) => sinceOf(b) - sinceOf(a))
    .filter((name, at) => at >= GUIDES_MAX - 1 || sinceOf(name) <= expired)
    .forEach((name) => storage.removeItem(name));
}

const newKey = () => toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/**
 * This phone's key of a link, made and kept before the link is first opened: a phone that never got
 * an answer is the same phone when it asks again.
 */
export function deviceKeyOf(storage: KeyStorage, token: string): string {
  const [keptToken, kept] = (storage.getItem(nameOf(token)) ?? '').split(' ');
  if (keptToken === token && kept !== undefined) return kept;
  forgetGuides(storage);
  const made = newKey();
  keepDeviceKey(storage, token, made);
  return made;
}
