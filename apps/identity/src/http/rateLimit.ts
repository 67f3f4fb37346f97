import { networkOf } from '@forecourt/server';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '../context.ts';
import { countAttempt } from '../store/attempts.ts';
import { TOO_MANY } from './apiError.ts';
import { callerAddress, type HttpEnv } from './caller.ts';

const WINDOW_SECONDS = 60;

/**
 * Limits requests per network address (for IPv6, per /64) and minute. `refusal` is the body of the
 * 429.
 */
export function limitPerAddress(
  context: Context,
  scope: string,
  max: number,
  refusal: object,
): MiddlewareHandler<HttpEnv> {
  return async (call, next) => {
    const key = [networkOf(callerAddress(call))];
    const count = await countAttempt(context, { scope, key, max, windowSeconds: WINDOW_SECONDS });
    if (count <= max) return next();
    call.header('retry-after', String(WINDOW_SECONDS));
    return call.json(refusal, 429);
  };
}

/** A router that limits body size, and requests per network address and minute. */
export function limitedRoutes(
  context: Context,
  scope: string,
  bodyBytesMax: number,
  refusal: object = TOO_MANY,
): Hono<HttpEnv> {
  const { stepsPerAddressPerMinute } = context.config.rateLimits;
  const routes = new Hono<HttpEnv>();
  routes.use(bodyLimit({ maxSize: bodyBytesMax }));
  routes.use(limitPerAddress(context, scope, stepsPerAddressPerMinute, refusal));
  return routes;
}
