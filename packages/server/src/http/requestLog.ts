import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';

/** Variables that every handler can read from its context. */
export interface RequestVariables {
  requestId: string;
  log: Log;
}
export interface ServerEnv {
  Variables: RequestVariables;
}

/** Whether a path is a health check, which monitoring requests every few seconds. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz';
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * The pattern of the route that responded, even if a later pattern matches the path too; for a
 * request refused on the way to it, the last pattern that matches.
 */
export function answeredRoute(c: Context): string {
  const pattern = routePath(c);
  return pattern === '/*' ? routePath(c, -1) : pattern;
}

/**
 * Gives every request an id (the caller's `x-request-id` if it is well-formed), returns it in the
 * same header, and logs one line at the end. Paths are logged as their pattern and queries not at
 * all, since both can identify people.
 */
export function requestLog(log: Log): MiddlewareHandler<ServerEnv> {
  // The line's fields are ours and hold no secrets; checking for some takes longer than the line.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const callerId = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(callerId) ? callerId : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const startTime = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    const ms = Math.round((performance.now() - startTime) * 10) / 10;
    const line = {
      requestId,
      method: c.req.method,
      route: answeredRoute(c),
      status: c.res.status,
      ms,
    };
    if (c.res.status >= 500) lines.error(line, 'request');
    else if (isProbe(c.req.path)) lines.debug(line, 'request');
    else lines.info(line, 'request');
  };
}
