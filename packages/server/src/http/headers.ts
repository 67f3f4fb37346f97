import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';

export interface CorsOptions {
  /** Origins that a browser may call from. */
  readonly origins: readonly string[];
  readonly allowHeaders: readonly string[];
  readonly exposeHeaders?: readonly string[];
  /** Lets the browser send cookies along. */
  readonly credentials?: boolean;
}

/** Cross-origin calls from the named origins only; others get no permission. */
export function allowOrigins(options: CorsOptions): MiddlewareHandler {
  return cors({
    origin: [...options.origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [...options.allowHeaders],
    exposeHeaders: [...(options.exposeHeaders ?? [])],
    credentials: options.credentials ?? false,
    maxAge: 600,
  });
}

/** Headers of a server that answers data: nothing may be framed, sniffed, cached or run. */
export function dataHeaders(): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  });
  return async (c, next) => {
    await secure(c, next);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  };
}
