import type { Clock, Database, Log } from '@forecourt/server';
import type { Hono } from 'hono';
import type { GatewayConfig } from './config.ts';
import type { CallLimits } from './http/callLimit.ts';
import type { Ports } from './http/context.ts';
import type { NamedKeys } from './http/namedKeys.ts';
import type { AccessCache } from './http/accessCache.ts';
import type { TokenVerifier } from './http/tokens.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { NotificationHub } from './live/notificationHub.ts';
import type { Outbox } from './messages/outbox.ts';
import type { Schema } from './store/schema.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { DatedSecrets } from './vault/datedSecrets.ts';

/** The gateway's parts, assembled by the main program or by tests. */
export interface GatewayParts extends Omit<Ports, 'jobs' | 'flags' | 'telemetry' | 'config'> {
  readonly database: Database<Schema>;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Ports['config'] &
    Pick<
      GatewayConfig,
      'portalOrigins' | 'flags' | 'callsAtOnce' | 'paymentStepSeconds' | 'demo' | 'trustedProxies'
    >;
  readonly verifyToken: TokenVerifier;
  readonly accessCache: AccessCache;
  readonly limits: CallLimits;
  readonly queue: JobQueue;
  /** Card networks that may send purchases. */
  readonly networks: NamedKeys;
  readonly hub: NotificationHub;
  /** Sends messages out. */
  readonly outbox: Outbox;
  /** Secrets that the payment provider may sign its calls with. */
  readonly paymentSecrets: DatedSecrets;
  /** `undefined` means that nothing is measured. */
  readonly telemetry?: Telemetry | undefined;
  /** Whether it was told to stop and should get no more calls. */
  readonly isLeaving?: (() => boolean) | undefined;
  readonly testControls?: Hono | undefined;
}
