import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './serviceWorker.ts';

/** A worker that is told things, as far as the page talks to one. */
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

/** The browser's side, with or without a worker that serves the page already. */
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
  it('is offered once it is there, and taken only when the person asks for it', async () => {
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
    // however long it waits, nothing happens by itself, nor by a worker that another tab took
    container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect([next.told, reload.mock.calls]).toEqual([[], []]);
    version?.take();
    expect(next.told).toEqual(['activate']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has taken is taken here by loading the page again', async () => {
    const { container, registration, reload } = browser(new Worker());
    registration.waiting = new Worker();
    registration.waiting.install();
    const version = registerServiceWorker(container);
    await vi.waitFor(() => expect(version?.isReady()).toBe(true));
    registration.waiting.state = 'activated';
    version?.take();
    expect([registration.waiting.told, reload.mock.calls.length]).toEqual([[], 1]);
  });

  it('is one that waited since the visit before, and never the first version of all', async () => {
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
