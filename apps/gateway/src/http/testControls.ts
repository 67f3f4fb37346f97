import type { MovableClock } from '@forecourt/server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { invalidAt } from './refusal.ts';

const movement = z.union([
  z.strictObject({ moveSeconds: z.int() }),
  z.strictObject({ setTo: z.iso.datetime() }),
]);

/**
 * `POST /test/clock` with `{ moveSeconds }` or `{ setTo }` moves the gateway's clock and returns
 * the new time. Mounted only with test controls, which don't exist in production.
 */
export function testControlRoutes(clock: MovableClock): Hono {
  return new Hono().post('/test/clock', async (c) => {
    const result = movement.safeParse(await c.req.json<unknown>());
    if (!result.success) throw invalidAt('', 'value.invalid');
    if ('setTo' in result.data) clock.set(new Date(result.data.setTo));
    else clock.move(result.data.moveSeconds * 1000);
    return c.json({ now: clock.now().toISOString() });
  });
}
