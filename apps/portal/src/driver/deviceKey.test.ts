import { expect, it } from 'vitest';
import { deviceKeyOf, keepDeviceKey } from './deviceKey.ts';

const createStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};

it('makes a key for a link before it is opened, and the same one from then on', () => {
  const storage = createStorage();
  const made = deviceKeyOf(storage, 'a.1');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(deviceKeyOf(storage, 'a.1')).toBe(made);
  expect(deviceKeyOf(storage, 'a.2')).not.toBe(made);
});

it('keeps the key that an older release gave, for that link alone', () => {
  const storage = createStorage();
  keepDeviceKey(storage, 'a.1', 'key');
  expect(deviceKeyOf(storage, 'a.1')).toBe('key');
  expect(deviceKeyOf(storage, 'a.2')).not.toBe('key');
});

it('keeps the keys of card guides beside that of a decline', () => {
  const storage = createStorage();
  const made = deviceKeyOf(storage, 'card.a.1');
  const other = deviceKeyOf(storage, 'card.a.2');
  deviceKeyOf(storage, 'a.3');
  expect(deviceKeyOf(storage, 'card.a.1')).toBe(made);
  expect(deviceKeyOf(storage, 'card.a.2')).toBe(other);
});
