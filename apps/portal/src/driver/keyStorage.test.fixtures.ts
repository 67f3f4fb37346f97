import type { KeyStorage } from './deviceKey.ts';

/** An in-memory stand-in for a phone's storage. */
export function createKeyStorage(): KeyStorage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
}
