import type { MovableClock } from '@forecourt/server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { HttpEnv } from './caller.ts';

const movement = z.union([
  z.strictObject({ moveSeconds: z.int() }),
  z.strictObject({ setTo: z.iso.datetime() }),
]);

/** Test endpoints, below `/test`; mounted only if test controls are on. */
export function testControlRoutes(
  context: Context,
  clock: MovableClock,
  clean: () => Promise<void>,
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post('/clock', async (call) => {
    const parsed = movement.safeParse(await call.req.json<unknown>().catch(() => undefined));
    if (!parsed.success)
      return call.json({ expected: '{"moveSeconds":60} or {"setTo":"…Z"}' }, 400);
    if ('moveSeconds' in parsed.data) clock.move(parsed.data.moveSeconds * 1000);
    else clock.set(new Date(parsed.data.setTo));
    return call.json({ now: clock.now().toISOString() });
  });
  routes.post('/clean', async (call) => {
    await clean();
    return call.json({ cleaned: true });
  });
  routes.post('/expire-sessions', async (call) => {
    await context.db.deleteFrom('sessions').execute();
    await context.db.deleteFrom('oidc_records').where('kind', '=', 'Session').execute();
    return call.json({ expired: true });
  });
  return routes;
}
