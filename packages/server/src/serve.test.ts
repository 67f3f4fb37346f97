import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from './clock.ts';
import { StartupError } from './errors.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';

const log = createLog({ name: 'test', level: 'silent' });

const nothing = () => undefined;

function deferred() {
  let resolve: () => void = nothing;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('serve', () => {
  it('rejects with a one-line StartupError if the port is in use', async () => {
    const options = { log, signals: false, onShutdown: () => Promise.resolve() };
    const first = await serve(new Hono(), { ...options, port: 0 });
    const second = serve(new Hono(), { ...options, port: first.port });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(new RegExp(`^Port ${first.port} is in use.*$`));
    await first.close();
  });

  it('finishes running requests before it calls onShutdown', async () => {
    const order: string[] = [];
    const began = deferred();
    const release = deferred();
    const app = new Hono().get('/', async (c) => {
      began.resolve();
      await release.promise;
      order.push('answered');
      return c.text('done');
    });
    const onShutdown = () => {
      order.push('closed');
      return Promise.resolve();
    };
    const server = await serve(app, { port: 0, log, signals: false, onShutdown });
    const response = fetch(`http://localhost:${server.port}/`);
    await began.promise;
    const closing = server.close();
    release.resolve();
    expect(await (await response).text()).toBe('done');
    await closing;
    expect(order).toEqual(['answered', 'closed']);
    await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow();
  });
});

describe('stoppedClock', () => {
  it('moves only when it is told to', () => {
    const clock = stoppedClock(new Date('2026-11-21T00:00:00Z'));
    clock.move(1500);
    expect(clock.now().toISOString()).toBe('2026-11-21T00:00:01.500Z');
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
