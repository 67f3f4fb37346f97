import { expect, it } from 'vitest';
import { keepDeviceKey, keptDeviceKey } from './deviceKey.ts';

it('keeps the key of the last link, and gives it for that one alone', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  expect(keptDeviceKey(storage, 'a.1')).toBeNull();
  keepDeviceKey(storage, 'a.1', 'key');
  expect(keptDeviceKey(storage, 'a.1')).toBe('key');
  expect(keptDeviceKey(storage, 'a.2')).toBeNull();
});
