import { BODY_BYTES_MAX, type Call } from '@forecourt/api-client/contract';
import type { Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

/** What calls of machines carry: a purchase, an event of a provider, an app's installation. */
const MACHINE_BYTES_MAX = 16 * 1024;
const OF_MACHINES = ['/authorizations', '/webhooks/*', '/v1/*'];

/** Reads the body, and refuses one that is too large before all of it has arrived. */
function takeBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal(413, 'request.invalid', { params: { maxBytes } });
    },
  });
  return (c, next) =>
    // two paths can fit one request; the first has read it
    c.req.raw.bodyUsed
      ? next()
      : limit(c, async () => {
          await c.req.text();
          await next();
        });
}

/**
 * Bodies are read before a call counts among those that are answered at once, so that a slow sender
 * holds up no one else. Where a call takes no body, none is read.
 */
export function takeBodies<E extends Env>(app: Hono<E>, calls: readonly Call[]): void {
  for (const path of OF_MACHINES) app.post(path, takeBody(MACHINE_BYTES_MAX));
  for (const { method, path, body, bodyBytesMax = BODY_BYTES_MAX } of calls) {
    if (body) app.on(method, path, takeBody(bodyBytesMax));
  }
}
