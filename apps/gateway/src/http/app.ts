import {
  allowOrigins,
  dataHeaders,
  healthRoutes,
  requestLog,
  type AddressReader,
  type Log,
  type ServerEnv,
} from '@forecourt/server';
import { contract } from '@forecourt/api-client/contract';
import { Hono } from 'hono';
import { recordAddress } from './address.ts';
import { readBodies } from './bodies.ts';
import { shedLoad } from './loadShedder.ts';
import { mountContract, type MountOptions } from './mount.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Handlers } from './context.ts';
import { Refusal, refusalOf } from './refusal.ts';

const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'sysaccountid',
  'userId',
  'request-date',
  'x-request-id',
  'traceparent',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'x-goog-api-key',
  'x-firebase-client',
];

export interface AppOptions extends MountOptions {
  readonly handlers: Handlers;
  readonly log: Log;
  readonly portalOrigins: readonly string[];
  /** Routes outside the contract. */
  readonly extraRoutes: readonly Hono[];
  /** Routes for tests only. */
  readonly testControls?: Hono | undefined;
  readonly telemetry?: Pick<Telemetry, 'watch'> | undefined;
  readonly isReady: () => Promise<boolean>;
  readonly readAddress: AddressReader;
  /** Maximum number of concurrent calls. More are queued, then refused, exports first. */
  readonly callsAtOnce: number;
}

/** Creates the HTTP app: the contract's calls, health checks, and one format for all errors. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  if (options.telemetry) app.use(options.telemetry.watch);
  app.use(requestLog(options.log));
  app.use(recordAddress(options.readAddress));
  app.use(dataHeaders());
  app.use(
    allowOrigins({
      origins: options.portalOrigins,
      allowHeaders: REQUEST_HEADERS,
      exposeHeaders: ['x-request-id', 'retry-after', 'etag'],
    }),
  );
  app.route('/', healthRoutes(options.isReady));
  readBodies(app, Object.values(contract));
  app.use(shedLoad(options.callsAtOnce));
  if (options.testControls) app.route('/', options.testControls);
  for (const routes of options.extraRoutes) app.route('/', routes);
  mountContract(app, options.handlers, options);
  app.notFound(() => {
    throw new Refusal(404, 'notFound');
  });
  app.onError((error, c) => {
    const refusal = refusalOf(error);
    if (refusal !== error) c.get('log').error({ err: error }, 'a call failed');
    const { retryAfterSeconds } = refusal.params;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return c.json(refusal.toBody(c.get('requestId')), refusal.status);
  });
  return app;
}
