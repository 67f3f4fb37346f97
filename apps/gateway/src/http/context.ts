import type {
  Call,
  CallName,
  Contract,
  ParsedRequestOf,
  ResponseInputOf,
} from '@forecourt/api-client/contract';
import type { Actor, Flags } from '@forecourt/validation';
import type { Log } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { PushSender } from '../messages/webPush.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { ConfigTemplate } from '../remoteConfig/template.ts';
import type { Row, Trx } from '../store/schema.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { CardVault } from '../vault/cardVault.ts';
import type { InternalUser } from './emulation.ts';
import type { Later } from './later.ts';
import type { TokenSubject } from './tokens.ts';

/** What services reach besides their transaction. */
export interface Ports {
  readonly jobs: JobSender;
  readonly vault: CardVault;
  /** Who keeps people's passwords and authenticators. */
  readonly identity: IdentityProvider;
  /** Who moves money. */
  readonly payments: PaymentProvider;
  /** null: browsers are not alerted. */
  readonly push: PushSender | null;
  /** undefined: nothing is measured. */
  readonly telemetry?: Pick<Telemetry, 'signedIn'> | undefined;
  /** The flags that are on. */
  readonly flags: () => Flags;
  /** The values that remote configuration answers. */
  readonly remoteConfig: () => ConfigTemplate;
  readonly config: Pick<
    GatewayConfig,
    | 'orderStepSeconds'
    | 'disputeReviewSeconds'
    | 'externalServices'
    | 'hosts'
    | 'internalUsers'
    | 'pins'
    | 'cardOrderLimit'
    | 'webhookAddresses'
  >;
}

/** A call by anyone. */
export interface AnyoneContext extends Ports {
  /** The only handle on the database: one transaction per call. */
  readonly trx: Trx;
  readonly now: Date;
  readonly requestId: string;
  readonly log: Log;
  /** Network address of the caller. */
  readonly address: string;
}

/** A call by someone with a token, whom the gateway may not know yet. */
export interface NewcomerContext extends AnyoneContext {
  readonly who: TokenSubject;
  /** Who is acting as the person; null: no one. */
  readonly emulator: InternalUser | null;
  readonly person: Row<'people'> | undefined;
}

/** A call by a signed-in person. */
export interface PersonContext extends NewcomerContext {
  readonly person: Row<'people'>;
}

/** A call by a signed-in person in the account that the header selects. */
export interface AccountContext extends PersonContext {
  readonly account: Row<'accounts'>;
  readonly actor: Actor;
  /** Fleets that the person may see and touch; null: every fleet of the account. */
  readonly fleetIds: readonly string[] | null;
  /** The version in `if-match`, for calls that take one; else 0. */
  readonly expectedVersion: number;
}

/** What changing something by itself takes, within a call or a job. */
export type JobScope = Pick<AnyoneContext, 'trx' | 'jobs' | 'now'>;

/** What reading rows of an account takes, within a call or a job. */
export type ReadScope = Pick<AccountContext, 'trx' | 'account' | 'fleetIds' | 'now'>;

interface ContextOfCaller {
  readonly anyone: AnyoneContext;
  readonly newcomer: NewcomerContext;
  readonly person: PersonContext;
}

export type ContextOf<C extends Call> = C['permission'] extends null
  ? ContextOfCaller[C['caller']]
  : AccountContext;

/**
 * Answers one call. Throws a `Refusal` for everything that the caller did wrong. What has to wait for
 * another server is answered as `later(...)`: it runs once the transaction is committed.
 */
export type Handler<C extends Call> = {
  handle(
    input: ParsedRequestOf<C>,
    context: ContextOf<C>,
  ): Promise<ResponseInputOf<C> | Later<ResponseInputOf<C>>>;
}['handle'];

/** The handler of a call by its name. */
export type HandlerOf<N extends CallName> = Handler<Contract[N]>;

/** One handler for every call of the contract: a call without one does not compile. */
export type Handlers = { readonly [N in CallName]: HandlerOf<N> };
