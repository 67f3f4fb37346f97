import { BODY_BYTES_MAX, type Call } from '@forecourt/api-client/contract';
import type { Env, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

/** Limit for calls from machines: a purchase, a provider's event, an app's installation. */
const MACHINE_BYTES_MAX = 16 * 1024;
const OF_MACHINES = ['/authorizations', '/webhooks/*', '/v1/*'];

/** Reads the body, refusing one that is too large before all of it has arrived. */
function readBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal(413, 'request.invalid', { params: { maxBytes } });
    },
  });
  return (c, next) =>
    // two paths can match one request; the first has already read it
    c.req.raw.bodyUsed
      ? next()
      : limit(c, async () => {
          await c.req.text();
          await next();
        });
}

/**
 * Reads bodies before a call counts toward the limit of concurrent calls, so that a slow sender
 * doesn't hold up anyone else. No body is read for calls that take none.
 */
export function readBodies<E extends Env>(app: Hono<E>, calls: readonly Call[]): void {
  for (const path of OF_MACHINES) app.post(path, readBody(MACHINE_BYTES_MAX));
  for (const { method, path, body, bodyBytesMax = BODY_BYTES_MAX } of calls) {
    if (body) app.on(method, path, readBody(bodyBytesMax));
  }
}
