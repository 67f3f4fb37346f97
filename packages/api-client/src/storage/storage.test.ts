import { describe, expect, it } from 'vitest';
import {
  createResponseStore,
  createCache,
  memoryStore,
  openIndexedDbStore,
  StorageError,
  webStorageStore,
  type KeyValueStore,
} from './index.ts';
import { openStore } from './openStore.ts';

/** The part of a request that the store uses; it finishes on its own. */
class Request extends EventTarget {
  result: unknown;
  error: unknown = null;
  finish(result: unknown, error: unknown = null) {
    queueMicrotask(() => {
      this.result = result;
      this.error = error;
      this.dispatchEvent(new Event(error ? 'error' : 'success'));
    });
    return this;
  }
}

const isFactory = (value: unknown): value is IDBFactory => typeof value === 'object';

/** An in-memory fake of IndexedDB; `failing` is the operation that it rejects. */
function fakeIndexedDb(failing: 'open' | 'get' | 'put' | 'delete' | null = null): IDBFactory {
  const values = new Map<string, unknown>();
  const run = (name: typeof failing, work: () => unknown) =>
    name === failing
      ? new Request().finish(undefined, new Error(`no ${name}`))
      : new Request().finish(work());
  const table = {
    get: (key: string) => run('get', () => values.get(key)),
    put: (value: unknown, key: string) => run('put', () => values.set(key, value)),
    delete: (key: string) => run('delete', () => values.delete(key)),
    getAllKeys: () => run('get', () => [...values.keys()]),
  };
  let isClosed = false;
  const database = Object.assign(new EventTarget(), {
    createObjectStore: () => table,
    transaction: () => {
      if (isClosed) throw new DOMException('closed', 'InvalidStateError');
      return { objectStore: () => table };
    },
    close: () => {
      isClosed = true;
    },
  });
  const factory: unknown = {
    open: () => {
      const request = run('open', () => database);
      request.result = database;
      if (failing !== 'open') {
        queueMicrotask(() => request.dispatchEvent(new Event('upgradeneeded')));
      }
      return request;
    },
    deleteDatabase: () => database.dispatchEvent(new Event('versionchange')),
  };
  if (!isFactory(factory)) throw new Error('no factory');
  return factory;
}

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const failing = (what: 'get' | 'put' | 'delete') => openIndexedDbStore(fakeIndexedDb(what), 'x');
const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};
const fail = () => Promise.reject(new Error('down'));

const codeOf = async (run: Promise<unknown>): Promise<string> => {
  try {
    await run;
    return 'none';
  } catch (error) {
    return error instanceof StorageError ? error.code : String(error);
  }
};

describe.each<[name: string, open: () => Promise<KeyValueStore>]>([
  ['IndexedDB', () => openIndexedDbStore(fakeIndexedDb(), 'responses')],
  ['local storage', async () => webStorageStore(fakeStorage(), 'responses')],
  ['memory', async () => memoryStore()],
])('a store in %s', (_name, open) => {
  it('[STORE-19] sets, gets, lists, and deletes values', async () => {
    const store = await open();
    await store.set('a/1', { one: 1 });
    await store.set('b/1', ['two']);
    expect(await store.get('a/1')).toEqual({ one: 1 });
    expect(await store.get('a/2')).toBeUndefined();
    expect(await store.keys('a/')).toEqual(['a/1']);
    await store.delete('a/1');
    expect(await store.keys('')).toEqual(['b/1']);
  });
});

describe('a failing store', () => {
  it('[ERR-39] [ERR-43] reports that it cannot be opened or is unavailable', async () => {
    expect(await codeOf(openIndexedDbStore(fakeIndexedDb('open'), 'x'))).toBe('storage-open');
    expect(await codeOf(openIndexedDbStore(undefined, 'x'))).toBe('indexed-db-unavailable');
  });

  it('[ERR-40] [ERR-41] [ERR-42] reports a failed get, set, or delete', async () => {
    expect(await codeOf((await failing('get')).get('a'))).toBe('storage-get');
    expect(await codeOf((await failing('put')).set('a', 1))).toBe('storage-set');
    expect(await codeOf((await failing('delete')).delete('a'))).toBe('storage-delete');
    const full = fakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await codeOf(webStorageStore(full, 'x').set('a', 1))).toBe('storage-set');
  });

  it('is empty and ignores writes after a sign-out deletes its database', async () => {
    const factory = fakeIndexedDb();
    const store = await openIndexedDbStore(factory, 'x');
    await store.set('a', 1);
    factory.deleteDatabase('x');
    await store.set('b', 2);
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(await store.keys('')).toEqual([]);
  });

  it('[STORE-19] falls back to local storage, then to memory', async () => {
    const logged: string[] = [];
    const storage = fakeStorage();
    const places = {
      indexedDb: () => undefined,
      localStorage: () => storage,
      logError: (text: string) => logged.push(text),
    };
    await (await openStore('responses', places)).set('a', 1);
    expect(storage.getItem('responses:a')).toBe('1');
    const last = await openStore('responses', { ...places, localStorage: refused });
    await last.set('a', 2);
    expect(await last.get('a')).toBe(2);
    expect(logged).toContain('Error opening the local storage');
  });
});

const isText = (value: unknown): value is string => typeof value === 'string';
function openCache(store = memoryStore()) {
  const logged: string[] = [];
  const logError = (text: string) => logged.push(text);
  const cache = createCache({ name: 'lobCache', store, now: () => 7, logError, isValid: isText });
  return { cache, logged, store };
}

describe('a cache', () => {
  it('stores a fetched value under its key', async () => {
    const { cache, store } = openCache();
    expect(await cache.fetch('all', async () => 'lines')).toEqual({ value: 'lines', at: 7 });
    expect(await store.keys('')).toEqual(['lobCache/all']);
  });

  it('[STORE-12] [STORE-13] logs a failed fetch and returns the cached value', async () => {
    const { cache, logged } = openCache();
    expect(await cache.fetch('all', fail)).toBeNull();
    expect(await cache.get('all')).toBeNull();
    await cache.put('all', 'before');
    expect(await cache.fetch('all', fail)).toEqual({ value: 'before', at: 7 });
    expect(logged).toEqual(Array(2).fill('Error fetching for the cache lobCache'));
  });

  it('ignores stored values of the wrong shape', async () => {
    const { cache, store } = openCache();
    await store.set('lobCache/all', { value: 4, at: 7 });
    await store.set('lobCache/old', 'text');
    expect(await cache.all()).toEqual([]);
  });
});

function openResponses(userId = 'u1', store = memoryStore(), at = 1000) {
  const options = { store, userId, now: () => at, logError: () => expect.unreachable() };
  return { store, responses: createResponseStore(options) };
}

const keptFleets = async (responses: ReturnType<typeof createResponseStore>) =>
  (await responses.all()).map(({ response }) => response);
const fleets = (...ids: string[]) => [{ items: ids.map((fleetId) => ({ fleetId })) }];

describe('the response store', () => {
  const card = { cardId: 'c1' };
  const parts = { accountId: 'a1', request: {} };

  it.each([
    [
      'STORE-02',
      'getMyAccounts',
      { items: [{ accountNumber: '0412' }] },
      {},
      'accounts/u1/a1/0412',
    ],
    [
      'STORE-01',
      'getDefaultProperties',
      { accountNumber: '0412', properties: { theme: 'dark' } },
      {},
      'defaultUserProperties/u1/a1/0412',
    ],
    ['STORE-03', 'listFleets', { items: [{ fleetId: 'f1' }] }, {}, 'fleets/u1/a1/f1'],
    [
      'STORE-04',
      'listPaymentMethods',
      { items: [] },
      { query: { fleetId: 'f1' } },
      'paymentMethods/u1/a1/f1',
    ],
    ['STORE-05', 'listFuels', { items: [] }, { query: { fleetId: 'f1' } }, 'allowedFuels/u1/a1/f1'],
    ['STORE-06', 'listLimitProfiles', { items: [] }, {}, 'cardLimitProfiles/u1/a1/all'],
    ['STORE-07', 'getCard', card, { params: { cardId: 'c1' } }, 'cards/u1/a1/c1'],
    ['STORE-08', 'getLimitState', { states: [] }, {}, 'stateLimits/u1/a1/a1'],
    ['STORE-20', 'getDashboard', { asOf: 'now' }, {}, 'dynamic/u1/a1/k1'],
  ] as const)('[%s] %s', async (_id, name, response, request, key) => {
    const { responses, store } = openResponses();
    await responses.store({ responseKey: 'k1', name, accountId: 'a1', request, response });
    expect(await store.keys('')).toEqual([key]);
    expect(await responses.all()).toEqual([{ responseKey: 'k1', response, at: 1000 }]);
  });

  const keepFleets = (responses: ReturnType<typeof createResponseStore>, ...ids: string[]) =>
    responses.store({
      responseKey: 'k1',
      name: 'listFleets',
      ...parts,
      response: { items: ids.map((fleetId) => ({ fleetId })) },
    });

  it('returns items in their latest order, without removed ones', async () => {
    const { responses } = openResponses();
    await keepFleets(responses, 'f2', 'f1', 'f3');
    await keepFleets(responses, 'f3', 'f2');
    expect(await keptFleets(responses)).toEqual(fleets('f3', 'f2'));
    await keepFleets(responses, 'f2', 'f4');
    expect(await keptFleets(responses)).toEqual(fleets('f2', 'f4'));
  });

  it('reads nothing stored to store another response', async () => {
    const { store, responses: earlier } = openResponses();
    await keepFleets(earlier, 'f1', 'f2');
    let gets = 0;
    const counted = { ...store, get: (key: string) => ((gets += 1), store.get(key)) };
    const { responses } = openResponses('u1', counted);
    expect(await responses.all()).toHaveLength(1);
    expect(gets).toBe(2);
    await keepFleets(responses, 'f2', 'f3');
    await responses.store({ responseKey: 'k2', name: 'getCard', ...parts, response: card });
    expect(gets).toBe(2);
    expect(await store.keys('fleets')).toEqual(['fleets/u1/a1/f2', 'fleets/u1/a1/f3']);
  });

  it('keeps an item that another response took over', async () => {
    const { responses, store } = openResponses();
    const storeAs = (responseKey: string, ...ids: string[]) => {
      const [response] = fleets(...ids);
      return responses.store({ responseKey, name: 'listFleets', ...parts, response });
    };
    await storeAs('k1', 'f1', 'f2');
    await storeAs('k2', 'f1');
    await storeAs('k1', 'f2');
    expect(await store.keys('')).toEqual(['fleets/u1/a1/f1', 'fleets/u1/a1/f2']);
  });

  it('stores only the last of two concurrent responses, never a mix', async () => {
    const { responses } = openResponses();
    await Promise.all([keepFleets(responses, 'f1', 'f2', 'f3'), keepFleets(responses, 'f4')]);
    expect(await keptFleets(responses)).toEqual(fleets('f4'));
  });

  it('does not return responses of another user, and deletes those over 30 days old', async () => {
    const { responses, store } = openResponses();
    await responses.store({ responseKey: 'k1', name: 'getCard', ...parts, response: card });
    expect(await openResponses('u2', store).responses.all()).toEqual([]);
    expect(await openResponses('u1', store, 31 * 86_400_000).responses.all()).toEqual([]);
    expect(await store.keys('')).toEqual([]);
  });

  it('does not store responses to calls without a cache rule', async () => {
    const { responses, store } = openResponses();
    await responses.store({ responseKey: 'k1', name: 'orderCards', ...parts, response: card });
    expect(await store.keys('')).toEqual([]);
  });
});
