import { Hono } from 'hono';

/**
 * `/healthz` answers while the process runs; `/readyz` when everything it needs answers too, and
 * 503 otherwise.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await isReady();
      return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
    });
}
