import { afterEach, expect, it, vi } from 'vitest';
import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { deviceKeyOf, saveDeviceKey } from './deviceKey.ts';
import { createKeyStorage } from './keyStorage.test.fixtures.ts';

afterEach(() => void vi.useRealTimers());

it('creates one key per link and returns the same key every time', () => {
  const storage = createKeyStorage();
  const made = deviceKeyOf(storage, 'a.1');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(deviceKeyOf(storage, 'a.1')).toBe(made);
  expect(deviceKeyOf(storage, 'a.2')).not.toBe(made);
});

it('uses a key stored by an older release, for that link only', () => {
  const storage = createKeyStorage();
  saveDeviceKey(storage, 'a.1', 'key');
  expect(deviceKeyOf(storage, 'a.1')).toBe('key');
  expect(deviceKeyOf(storage, 'a.2')).not.toBe('key');
});

it('keeps the keys of card guides when a decline link gets a key', () => {
  const storage = createKeyStorage();
  const made = deviceKeyOf(storage, 'card.a.1');
  const other = deviceKeyOf(storage, 'card.a.2');
  deviceKeyOf(storage, 'a.3');
  expect(deviceKeyOf(storage, 'card.a.1')).toBe(made);
  expect(deviceKeyOf(storage, 'card.a.2')).toBe(other);
});

it('removes the keys of expired card guides', () => {
  vi.useFakeTimers();
  const storage = createKeyStorage();
  deviceKeyOf(storage, 'a.1');
  deviceKeyOf(storage, 'card.a.1');
  vi.advanceTimersByTime(20 * MILLISECONDS_PER_DAY);
  const stored = deviceKeyOf(storage, 'card.a.2');
  vi.advanceTimersByTime(11 * MILLISECONDS_PER_DAY);
  deviceKeyOf(storage, 'card.a.3');
  expect(storage.getItem('driver-link card.a.1')).toBeNull();
  expect(deviceKeyOf(storage, 'card.a.2')).toBe(stored);
  expect(storage).toHaveLength(3);
});

it('keeps only the 20 newest keys of card guides', () => {
  vi.useFakeTimers();
  const storage = createKeyStorage();
  for (let count = 1; count <= 25; count += 1) {
    vi.advanceTimersByTime(1);
    deviceKeyOf(storage, `card.a.${count}`);
  }
  expect(storage).toHaveLength(20);
  expect(storage.getItem('driver-link card.a.5')).toBeNull();
  expect(storage.getItem('driver-link card.a.6')).not.toBeNull();
});
