import { isGuideToken } from '@forecourt/validation';

/** Where this phone keeps its key of a card guide, and that of the last decline whose link it opened. */
const nameOf = (token: string) => (isGuideToken(token) ? `driver-link ${token}` : 'driver-link');
const KEY_BYTES = 32;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the key of a link; that of an earlier decline is of no use anymore. */
export const keepDeviceKey = (storage: Kept, token: string, key: string): void =>
  storage.setItem(nameOf(token), `${token} ${key}`);

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * This phone's key of a link, made and kept before the link is first opened: a phone that never got
 * an answer is the same phone when it asks again.
 */
export function deviceKeyOf(storage: Kept, token: string): string {
  const [keptToken, kept] = (storage.getItem(nameOf(token)) ?? '').split(' ');
  if (keptToken === token && kept !== undefined) return kept;
  const made = newKey();
  keepDeviceKey(storage, token, made);
  return made;
}
