import type { Clock } from '@forecourt/server';
import { CUSTOM_SIGNALS_MAX } from '@forecourt/validation';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { callerAddress } from '../http/address.ts';
import type { AddressLimit } from '../http/callLimit.ts';
import type { Db } from '../store/schema.ts';
import { addInstallation, isTokenGood, renewToken } from './installations.ts';
import { entriesFor, etagOf, type ConfigTemplate } from './template.ts';

export interface RemoteConfigParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly template: () => ConfigTemplate;
  readonly limitAddress: AddressLimit;
}

/** The service's own error statuses, as its clients expect them. */
const STATUS = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
} as const;
const fail = (c: Context, code: keyof typeof STATUS, message: string) =>
  c.json({ error: { code, message, status: STATUS[code] } }, code);

const text = z.string().check(z.maxLength(500));
/** 22 characters that start with the bits 0111. */
const fid = z.string().check(z.regex(/^[cdef][\w-]{21}$/));
const signals = z
  .record(text, z.union([text, z.number()]))
  .check(z.refine((values) => Object.keys(values).length <= CUSTOM_SIGNALS_MAX));
const fetchBody = z.object({
  sdk_version: text,
  app_instance_id: fid,
  app_instance_id_token: text,
  app_id: text,
  language_code: text,
  custom_signals: z.optional(signals),
});
const installBody = z.object({
  fid,
  authVersion: z.literal('FIS_v2'),
  appId: text,
  sdkVersion: text,
});

const readBody = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined);

/**
 * The calls of remote configuration and its installations, as the service's own clients make them:
 * they are not part of our contract and carry no person's token. [CONF-02, CONF-10, CONF-11]
 */
export function remoteConfigRoutes({ db, clock, template, limitAddress }: RemoteConfigParts): Hono {
  const routes = new Hono().basePath('/v1/projects/:projectId');
  routes.use(async (c, next) => {
    await limitAddress(callerAddress(c));
    await next();
  });
  const isKnown = (c: Context) => c.req.param('projectId') === template().projectId;
  const isAllowed = (key: string | undefined) => key === template().apiKey;

  routes.post('/namespaces/:operation', async (c) => {
    const { projectId, namespace } = template();
    if (!isKnown(c) || c.req.param('operation') !== `${namespace}:fetch`) {
      return fail(c, 404, 'Namespace not found.');
    }
    if (!isAllowed(c.req.query('key'))) return fail(c, 403, 'The key is not valid.');
    const result = fetchBody.safeParse(await readBody(c));
    if (!result.success) return fail(c, 400, 'The body is not valid.');
    const { data } = result;
    const installation = { projectId, fid: data.app_instance_id };
    if (!(await isTokenGood(db, installation, data.app_instance_id_token, clock.now()))) {
      return fail(c, 401, 'The installation’s token is not valid.');
    }
    const entries = entriesFor(template(), {
      languageCode: data.language_code,
      appId: data.app_id,
      signals: Object.fromEntries(
        Object.entries(data.custom_signals ?? {}).map(([name, value]) => [name, String(value)]),
      ),
    });
    const etag = etagOf(template(), entries);
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.json({ state: 'NO_CHANGE' });
    const state = Object.keys(entries).length > 0 ? 'UPDATE' : 'EMPTY_CONFIG';
    return c.json({ entries, state });
  });

  routes.post('/installations', async (c) => {
    if (!isKnown(c)) return fail(c, 404, 'Project not found.');
    if (!isAllowed(c.req.header('x-goog-api-key'))) return fail(c, 403, 'The key is not valid.');
    const result = installBody.safeParse(await readBody(c));
    if (!result.success) return fail(c, 400, 'The body is not valid.');
    const { projectId } = template();
    const created = await addInstallation(db, { projectId, ...result.data }, clock.now());
    if (!created) return fail(c, 409, 'The installation is already registered.');
    const name = `projects/${projectId}/installations/${result.data.fid}`;
    return c.json({ name, fid: result.data.fid, ...created });
  });

  routes.post('/installations/:fid/:operation', async (c) => {
    if (!isKnown(c) || c.req.param('operation') !== 'authTokens:generate') {
      return fail(c, 404, 'Call not found.');
    }
    if (!isAllowed(c.req.header('x-goog-api-key'))) return fail(c, 403, 'The key is not valid.');
    const refreshToken = /^FIS_v2 (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const installation = { projectId: template().projectId, fid: c.req.param('fid') };
    const renewed = await renewToken(db, installation, refreshToken, clock.now());
    if (renewed === 'unknown') return fail(c, 404, 'Installation not found.');
    if (renewed === 'refused') return fail(c, 401, 'The refresh token is not valid.');
    return c.json(renewed);
  });
  return routes;
}
