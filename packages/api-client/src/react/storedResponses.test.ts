import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { createResponseStore, memoryStore } from '../storage/index.ts';
import { clientFailure } from '../client/failure.ts';
import { CallError } from './query.ts';
import { openStoredResponses, readKey } from './storedResponses.ts';

const request = JSON.stringify({ params: { cardId: 'c"1' } });
const key = unstable_serialize(['getCard', 'u"1', 'a1', request]);
const page = unstable_serialize(['listCards', 'u1', 'a1', '{}', null]);
const log = () => expect.unreachable();

describe('the persisted cache', () => {
  it('parses the keys of persisted calls, and no others', () => {
    const read = { name: 'getCard', accountId: 'a1', request: { params: { cardId: 'c"1' } } };
    expect(readKey(key)).toEqual(read);
    expect(readKey(`$inf$${page}`)).toEqual({ name: 'listCards', accountId: 'a1', request: {} });
    const free = unstable_serialize(['getMyAccounts', 'u1', null, '{}']);
    expect(readKey(free)).toEqual({ name: 'getMyAccounts', accountId: null, request: {} });
    expect(readKey(unstable_serialize(['orderCards', 'u1', 'a1', '{}']))).toBeNull();
    expect(readKey(unstable_serialize(['myAccount', 'profile', 'u1']))).toBeNull();
  });

  it('[STORE-20] starts with the last visit’s responses and stores new ones', async () => {
    const store = memoryStore();
    const options = { store, userId: 'u1', now: () => 5, logError: log };
    const first = await openStoredResponses(createResponseStore(options), () => 5);
    let notified = 0;
    first.subscribe(() => (notified += 1));
    expect(first.newestAt()).toBeNull();
    first.provider().set(key, { isValidating: true });
    first.provider().set(key, { isValidating: false, data: { cardId: 'c1' } });
    expect([notified, first.newestAt()]).toEqual([1, 5]);
    await new Promise((resolve) => setTimeout(resolve));
    const next = await openStoredResponses(createResponseStore(options), () => 9);
    expect(next.provider().get(key)).toEqual({ data: { cardId: 'c1' } });
    expect(next.newestAt()).toBe(5);
  });

  it('[STORE-20] updates newestAt on a refetch, but not on an in-place change', async () => {
    const options = { store: memoryStore(), userId: 'u1', now: () => 5, logError: log };
    let now = 5;
    const stored = await openStoredResponses(createResponseStore(options), () => now);
    const cache = stored.provider();
    const data = { status: 'active' };
    cache.set(key, { isValidating: true });
    cache.set(key, { isValidating: false, data });
    now = 9;
    const changed = { status: 'held' };
    cache.set(key, { isValidating: false, data: changed });
    expect(stored.newestAt()).toBe(5);
    cache.set(key, { isValidating: true, data: changed });
    cache.set(key, { isValidating: false, data: changed });
    expect(stored.newestAt()).toBe(9);
    // a page is set when it arrives, and dropped before it is refetched
    now = 12;
    cache.set(page, { data });
    expect(stored.newestAt()).toBe(12);
    now = 15;
    cache.set(page, { data: changed });
    expect(stored.newestAt()).toBe(12);
    cache.set(page, { data: undefined });
    cache.set(page, { data: changed });
    expect(stored.newestAt()).toBe(15);
  });

  it('[STORE-20] opens a long list with its first page, which is written once', async () => {
    const written: string[] = [];
    const memory = memoryStore();
    const store = {
      ...memory,
      set: (name: string, value: unknown) => {
        written.push(name);
        return memory.set(name, value);
      },
    };
    const options = { store, userId: 'u1', now: () => 5, logError: log };
    const list = `$inf$${page}`;
    const pages = ['p1', 'p2', 'p3'].map((cardId) => ({ items: [{ cardId }] }));
    const first = await openStoredResponses(createResponseStore(options), () => 5);
    pages.forEach((_, index) => {
      first.provider().set(list, { data: pages.slice(0, index + 1) });
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(written).toHaveLength(1);
    const next = await openStoredResponses(createResponseStore(options), () => 9);
    expect(next.provider().get(list)).toEqual({ data: [pages[0]] });
    // a change to the first page is stored
    next.provider().set(list, { data: [{ items: [] }, ...pages.slice(1)] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(await createResponseStore(options).all()).toMatchObject([{ response: [{ items: [] }] }]);
  });

  it('[STORE-13] does not store failures', async () => {
    const store = memoryStore();
    const options = { store, userId: 'u1', now: () => 5, logError: log };
    const stored = await openStoredResponses(createResponseStore(options), () => 5);
    stored.provider().set(key, { error: new Error('down') });
    stored.provider().set(key, { data: { old: true }, error: new Error('down') });
    await new Promise((resolve) => setTimeout(resolve));
    expect(await store.keys('')).toEqual([]);
  });

  it('[MSG-72] tells whether the last read got any response, even a failure', async () => {
    const options = { store: memoryStore(), userId: 'u1', now: () => 5, logError: log };
    const stored = await openStoredResponses(createResponseStore(options), () => 5);
    const cache = stored.provider();
    let notified = 0;
    stored.subscribe(() => (notified += 1));
    const reads = (code: string | null) => {
      const error = code === null ? undefined : new CallError(clientFailure(code, '', 0));
      cache.set(key, { isValidating: true, data: undefined });
      cache.set(key, { isValidating: false, data: undefined, error });
      return [stored.isReachable(), notified];
    };
    expect(stored.isReachable()).toBe(true);
    expect(reads('network.unreachable')).toEqual([false, 1]);
    expect(reads('network.unreachable')).toEqual([false, 1]);
    expect(reads('access.denied')).toEqual([true, 2]);
    expect(reads('network.unreachable')).toEqual([false, 3]);
    expect(reads(null)).toEqual([true, 4]);
    // known before the read has used up its retries
    stored.reportUnreachable();
    stored.reportUnreachable();
    expect([stored.isReachable(), notified]).toEqual([false, 5]);
    expect(reads(null)).toEqual([true, 6]);
  });

  it('[MSG-72] ignores a list that revalidates without a request', async () => {
    const options = { store: memoryStore(), userId: 'u1', now: () => 5, logError: log };
    const stored = await openStoredResponses(createResponseStore(options), () => 5);
    const cache = stored.provider();
    const error = new CallError(clientFailure('network.unreachable', '', 0));
    const ends = (read: string, data: unknown, failure?: CallError) => {
      cache.set(read, { isValidating: true, data });
      cache.set(read, { isValidating: false, data, error: failure });
      return stored.isReachable();
    };
    const pages = [{ items: [] }];
    expect(ends(key, undefined, error)).toBe(false);
    expect(ends(`$inf$${key}`, pages)).toBe(false);
    cache.set(`$inf$${key}`, { isValidating: true, data: pages });
    cache.set(`$inf$${key}`, { isValidating: false, data: [{ items: [1] }] });
    expect(stored.isReachable()).toBe(true);
    expect(ends(`$inf$${key}`, pages, error)).toBe(false);
  });
});
