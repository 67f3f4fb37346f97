import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { shedLoad } from './loadShedder.ts';
import { Refusal } from './refusal.ts';

const PATHS = { file: '/transactions/export', call: '/cards', authorization: '/authorizations' };

/** An app whose calls end only when told to. */
function busyApp(callsAtOnce: number) {
  const begun: { readonly path: string; readonly end: () => void }[] = [];
  const app = new Hono();
  app.use(shedLoad(callsAtOnce));
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => void begun.push({ path: c.req.path, end: resolve }));
    return c.text('done');
  });
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(String(error.params['retryAfterSeconds']), { status: error.status });
  });
  let refused = '';
  return {
    /** Sends a call. Returns the seconds to wait if it was refused, otherwise ''. */
    ask: async (path: string) => {
      refused = '';
      void Promise.resolve(app.request(path, { method: 'POST' })).then(async (response) => {
        if (response.status === 503) refused = await response.text();
      });
      await new Promise(setImmediate);
      return refused;
    },
    /** Ends the oldest call. Returns the path of the one that starts in its place, if any. */
    endOne: async () => {
      const before = begun.length;
      begun.shift()?.end();
      await new Promise(setImmediate);
      return begun.length === before ? begun.at(-1)?.path : undefined;
    },
  };
}

describe('shedLoad', () => {
  it.each([
    ['file', 2, 8, '15'],
    ['call', 4, 64, '2'],
    ['authorization', 8, 128, '1'],
  ] as const)(
    'with eight slots for a %s: runs %i, queues %i, and refuses others for %s s',
    async (kind, running, queue, seconds) => {
      const { ask } = busyApp(8);
      for (let n = 0; n < running + queue; n += 1) expect(await ask(PATHS[kind])).toBe('');
      expect(await ask(PATHS[kind])).toBe(seconds);
      // calls with a higher priority still get in
      if (kind !== 'authorization') expect(await ask(PATHS.authorization)).toBe('');
    },
  );

  it.each(['/reports/preview', '/reports/saved', '/exports', '/exports/1/link'])(
    'treats %s as an ordinary call, not as a file',
    async (path) => {
      const { ask } = busyApp(8);
      for (let n = 0; n < 4 + 64; n += 1) expect(await ask(path)).toBe('');
      expect(await ask(path)).toBe('2');
    },
  );

  it('starts authorizations first, and calls only once load is below their share', async () => {
    const { ask, endOne } = busyApp(2);
    await ask(PATHS.authorization);
    await ask(PATHS.authorization);
    await ask(PATHS.call);
    await ask(PATHS.authorization);
    expect(await endOne()).toBe(PATHS.authorization);
    expect(await endOne()).toBeUndefined();
    expect(await endOne()).toBe(PATHS.call);
  });
});
