import type { MiddlewareHandler } from 'hono';
import { apiError } from '../http/apiError.ts';
import type { HttpEnv } from '../http/caller.ts';
import { hashSecret, sameHash } from '../security/hashes.ts';

/** Recognizes the managing server by its token, `Authorization: SSWS …`, on every request. */
export function recognizeManager(token: string): MiddlewareHandler<HttpEnv> {
  const expected = hashSecret(token);
  return async (call, next) => {
    const providedToken = /^SSWS (.+)$/.exec(call.req.header('authorization') ?? '')?.[1];
    if (providedToken !== undefined && sameHash(hashSecret(providedToken), expected))
      call.set('isManager', true);
    await next();
  };
}

/** Refuses everyone except the managing server. */
export const managersOnly: MiddlewareHandler<HttpEnv> = async (call, next) => {
  if (call.get('isManager') !== true) return apiError(call, 401, 'E0000011');
  await next();
};
