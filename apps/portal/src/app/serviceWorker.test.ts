import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import source from '../../serviceWorker.js?raw';
import { registerServiceWorker } from './serviceWorker.ts';

/** A stand-in for a service worker that records its messages. */
class Worker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage(message: unknown) {
    this.told.push(message);
  }
  install() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = () => Promise.resolve();
  find(worker: Worker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const isContainer = (value: unknown): value is ServiceWorkerContainer =>
  value instanceof EventTarget;

/** A stand-in for the browser; `controller` is the worker already in control, if any. */
function browser(controller: Worker | null) {
  const registration = new Registration();
  const container: unknown = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  });
  if (!isContainer(container)) throw new Error('no container');
  const reload = vi.fn();
  vi.stubGlobal('location', {
    href: 'https://portal.example/',
    origin: 'https://portal.example',
    reload,
  });
  return { container, registration, reload };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a newer version', () => {
  it('is offered once installed, and activated only when the user asks for it', async () => {
    vi.useFakeTimers();
    const { container, registration, reload } = browser(new Worker());
    const version = registerServiceWorker(container);
    const heard = vi.fn();
    version?.subscribe(heard);
    await vi.advanceTimersByTimeAsync(0);
    const next = new Worker();
    registration.find(next);
    expect(version?.isReady()).toBe(false);
    next.install();
    expect([version?.isReady(), heard.mock.calls.length]).toEqual([true, 1]);
    // however long it waits, neither time nor a worker activated by another tab changes anything
    container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect([next.told, reload.mock.calls]).toEqual([[], []]);
    version?.activate();
    expect(next.told).toEqual(['activate']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is picked up by a reload if another tab has already activated it', async () => {
    const { container, registration, reload } = browser(new Worker());
    registration.waiting = new Worker();
    registration.waiting.install();
    const version = registerServiceWorker(container);
    await vi.waitFor(() => expect(version?.isReady()).toBe(true));
    registration.waiting.state = 'activated';
    version?.activate();
    expect([registration.waiting.told, reload.mock.calls.length]).toEqual([[], 1]);
  });

  it('may be one waiting since an earlier visit, but never the first install', async () => {
    const { container, registration } = browser(new Worker());
    registration.waiting = new Worker();
    const version = registerServiceWorker(container);
    await vi.waitFor(() => expect(version?.isReady()).toBe(true));
    const first = browser(null);
    const none = registerServiceWorker(first.container);
    const worker = new Worker();
    await Promise.resolve();
    first.registration.find(worker);
    worker.install();
    expect(none?.isReady()).toBe(false);
    expect(registerServiceWorker(undefined)).toBeNull();
  });
});

type Fetch = (request: string | Request) => Promise<Response>;

const pathOf = (request: string | Request) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;
/** A same-origin response. */
const own = (body: BodyInit) =>
  Object.defineProperty(new Response(body), 'type', { value: 'basic' });
/** Servers during a release: each page and file names the release it belongs to. */
const serving =
  (release: string): Fetch =>
  (request) =>
    Promise.resolve(own(`${pathOf(request).split('/')[1]} of ${release}`));
const offline: Fetch = () => Promise.reject(new TypeError('no connection'));

/** A browser's cache that installs the workers of releases. */
function installer() {
  const stored = new Map<string, Response>();
  const match = (request: string | Request) =>
    Promise.resolve(stored.get(pathOf(request))?.clone());
  const put = (request: string | Request, response: Response) =>
    Promise.resolve(stored.set(pathOf(request), response));
  let network = offline;
  const fetch: Fetch = (request) => network(request);
  const addAll = async (paths: readonly string[]) => {
    for (const path of paths) await put(path, await network(path));
  };
  const caches = { match, open: () => Promise.resolve({ match, put, addAll }) };
  /** What the browser finds when it looks for a newer worker. */
  let newer: object | null = null;
  const registration: { waiting: object | null; installing: null; update: () => Promise<void> } = {
    waiting: null,
    installing: null,
    update: async () => void (registration.waiting = newer),
  };
  return {
    connect: (to: Fetch) => void (network = to),
    signOut: () => stored.clear(),
    release: (worker: object | null) => void (newer = worker),
    stored: () => [...stored.keys()],
    install: async (release: string) => {
      const events = new EventTarget();
      const location = { origin: 'https://portal.example' };
      const self = Object.assign(events, { location, registration });
      const head = `const FILES = ['/app-${release}.js']; const BUILD = '${release}';`;
      runInNewContext(head + source, { self, caches, fetch, URL, AbortSignal });
      const send = async (type: string, more = {}): Promise<unknown> => {
        let answer: unknown;
        const pending: unknown[] = [];
        const respondWith = (input: unknown) => void (answer = input);
        const waitUntil = (input: unknown) => void pending.push(input);
        events.dispatchEvent(Object.assign(new Event(type), { waitUntil, respondWith, ...more }));
        await Promise.all(pending);
        return answer;
      };
      await send('install');
      return async (path: string) => {
        const request = { method: 'GET', mode: 'navigate', url: `https://portal.example${path}` };
        const response = await send('fetch', { request });
        return response instanceof Response ? response.text() : undefined;
      };
    },
  };
}

describe('the offline page', () => {
  it('comes from the installed release, even if the network has served a newer one', async () => {
    const { connect, install } = installer();
    connect(serving('1'));
    const open = await install('1');
    connect(serving('2'));
    expect(await open('/en/cards/')).toBe('en of 2');
    connect(offline);
    expect(await open('/en/cards/')).toBe('index.html of 1');
    connect(serving('2'));
    await install('2');
    connect(offline);
    expect(await open('/en/cards/')).toBe('index.html of 2');
  });

  it('[STORE-23] is cached again after sign-out deleted it', async () => {
    const { connect, install, signOut, stored } = installer();
    connect(serving('1'));
    const open = await install('1');
    signOut();
    expect(await open('/en/login/')).toBe('en of 1');
    expect(stored()).toEqual(['/index.html', '/app-1.js']);
    connect(offline);
    expect(await open('/en/cards/')).toBe('index.html of 1');
  });

  it('is not cached again by a worker that a newer release replaces', async () => {
    const { connect, install, signOut, release, stored } = installer();
    connect(serving('1'));
    const open = await install('1');
    signOut();
    connect(serving('2'));
    release({});
    expect(await open('/en/login/')).toBe('en of 2');
    expect(stored()).toEqual([]);
  });

  it('replaces a response that is cut off midway', async () => {
    const { connect, install } = installer();
    connect(serving('1'));
    const open = await install('1');
    const cutOff = new ReadableStream({ pull: (to) => to.error(new TypeError('cut off')) });
    connect(() => Promise.resolve(own(cutOff)));
    expect(await open('/en/cards/')).toBe('index.html of 1');
  });
});
