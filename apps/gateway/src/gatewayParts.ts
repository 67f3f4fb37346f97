import type { Clock, Database, Log } from '@forecourt/server';
import type { Hono } from 'hono';
import type { GatewayConfig } from './config.ts';
import type { CallLimits } from './http/callLimit.ts';
import type { Networks } from './http/networks.ts';
import type { Standings } from './http/standings.ts';
import type { TokenVerifier } from './http/tokens.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { NotificationHub } from './live/notificationHub.ts';
import type { Outbox } from './messages/outbox.ts';
import type { PushSender } from './messages/webPush.ts';
import type { PaymentProvider } from './payments/paymentProvider.ts';
import type { ConfigTemplate } from './remoteConfig/template.ts';
import type { Schema } from './store/schema.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { CardVault } from './vault/cardVault.ts';
import type { DatedSecrets } from './vault/datedSecrets.ts';

/** What the gateway is made of; the program and the tests put them together. */
export interface GatewayParts {
  readonly database: Database<Schema>;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<
    GatewayConfig,
    | 'portalOrigins'
    | 'orderStepSeconds'
    | 'disputeReviewSeconds'
    | 'pins'
    | 'cardOrderLimit'
    | 'flags'
    | 'callsAtOnce'
    | 'externalServices'
    | 'hosts'
    | 'internalUsers'
    | 'paymentStepSeconds'
    | 'demo'
    | 'webhookAddresses'
    | 'trustedProxies'
  >;
  readonly verifyToken: TokenVerifier;
  readonly standings: Standings;
  readonly limits: CallLimits;
  readonly queue: JobQueue;
  readonly vault: CardVault;
  readonly identity: IdentityProvider;
  readonly remoteConfig: () => ConfigTemplate;
  /** Card networks that may send purchases. */
  readonly networks: Networks;
  readonly payments: PaymentProvider;
  readonly hub: NotificationHub;
  /** The way out for messages. */
  readonly outbox: Outbox;
  /** null: browsers are not alerted. */
  readonly push: PushSender | null;
  /** What the payment provider may sign its calls with. */
  readonly paymentSecrets: DatedSecrets;
  /** undefined: nothing is measured. */
  readonly telemetry?: Telemetry | undefined;
  /** Whether it was told to stop, and should be sent no more calls. */
  readonly isLeaving?: (() => boolean) | undefined;
  readonly testControls?: Hono | undefined;
}
