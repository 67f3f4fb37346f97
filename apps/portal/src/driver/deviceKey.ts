/** Where this phone keeps the key of the last link that it opened. */
const KEY = 'driver-link';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The key that this phone got for a link; null: it has none. */
export function keptDeviceKey(storage: Kept, token: string): string | null {
  const [keptToken, key = null] = (storage.getItem(KEY) ?? '').split(' ');
  return keptToken === token ? key : null;
}

/** Keeps the key of a link; that of an earlier one is of no use anymore. */
export const keepDeviceKey = (storage: Kept, token: string, key: string): void =>
  storage.setItem(KEY, `${token} ${key}`);
