import type { KeyStorage } from './deviceKey.ts';

/** An in-memory stand-in for a phone's storage. */
export function createKeyStorage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
