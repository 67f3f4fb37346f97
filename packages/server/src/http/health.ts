import { Hono } from 'hono';

/**
 * `/healthz` responds while the process runs; `/readyz` responds if everything it needs does too,
 * and with 503 otherwise.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await isReady();
      return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503);
    });
}
