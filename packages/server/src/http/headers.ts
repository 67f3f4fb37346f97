import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';

export interface CorsOptions {
  /** Origins that browsers may send requests from. */
  readonly origins: readonly string[];
  readonly allowHeaders: readonly string[];
  readonly exposeHeaders?: readonly string[];
  /** Lets browsers send cookies. */
  readonly credentials?: boolean;
}

/**
 * Allows cross-origin requests from the given origins only. The library handles preflight requests;
 * it would copy every other response as a stream to add its headers.
 */
export function allowOrigins(options: CorsOptions): MiddlewareHandler {
  const { origins, allowHeaders, exposeHeaders = [], credentials = false } = options;
  const answerPreflight = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [...allowHeaders],
    credentials,
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    const origin = c.req.header('origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    headers.set('access-control-allow-origin', origin);
    if (credentials) headers.set('access-control-allow-credentials', 'true');
    if (exposeHeaders.length > 0) {
      headers.set('access-control-expose-headers', exposeHeaders.join(','));
    }
    return undefined;
  };
}

/** Headers for a server that returns data: no framing, sniffing, caching, or scripts. */
export function dataHeaders(): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}
