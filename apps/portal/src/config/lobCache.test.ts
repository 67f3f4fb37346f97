import { memoryStore } from '@forecourt/api-client/storage';
import { expect, it } from 'vitest';
import { openLobCache } from './lobCache.ts';

it('[STORE-21] stores the customer service contact under the single key lobCache/all', async () => {
  const store = memoryStore();
  const cache = openLobCache({ store, now: () => 7, logError: () => undefined });
  expect(await cache.last()).toBeNull();
  const contact = { phone: '1-800-555-0142', email: null, hours: null };
  await cache.keep(contact);
  expect(await store.keys('')).toEqual(['lobCache/all']);
  expect(await cache.last()).toEqual(contact);
  await store.set('lobCache/all', { value: { email: 'a@b.example' }, at: 7 });
  expect(await cache.last()).toBeNull();
});
