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
import type { AfterCommit } from './afterCommit.ts';
import type { TokenSubject } from './tokens.ts';

/** Dependencies of services, other than their transaction. */
export interface Ports {
  readonly jobs: JobSender;
  readonly vault: CardVault;
  /** Manages people's passwords and authenticators. */
  readonly identity: IdentityProvider;
  /** Moves money. */
  readonly payments: PaymentProvider;
  /** `null` if Web Push is off. */
  readonly push: PushSender | null;
  /** `undefined` means that nothing is measured. */
  readonly telemetry?: Pick<Telemetry, 'signedIn'> | undefined;
  /** Returns the flags that are on. */
  readonly flags: () => Flags;
  /** Returns the values that remote configuration serves. */
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

/** A call that anyone may make. */
export interface AnyoneContext extends Ports {
  /** The only access to the database: one transaction per call. */
  readonly trx: Trx;
  readonly now: Date;
  readonly requestId: string;
  readonly log: Log;
  /** Network address of the caller. */
  readonly address: string;
}

/** A call with a token, by someone whom the gateway may not know yet. */
export interface NewcomerContext extends AnyoneContext {
  readonly token: TokenSubject;
  /** The internal user who is acting as the person; `null` if no one is. */
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
  /** Fleets that the person may see and change; `null` means every fleet of the account. */
  readonly fleetIds: readonly string[] | null;
  /** The version in `if-match`; 0 for calls that don't take one. */
  readonly expectedVersion: number;
}

/** What it takes to make a change, within a call or a job. */
export type JobScope = Pick<AnyoneContext, 'trx' | 'jobs' | 'now'>;

/** What it takes to read rows of an account, within a call or a job. */
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
 * Handles one call. Throws a `Refusal` for anything that the caller did wrong. Work that waits for
 * another server is returned as `later(...)`, which runs once the transaction is committed.
 */
export type Handler<C extends Call> = {
  handle(
    input: ParsedRequestOf<C>,
    context: ContextOf<C>,
  ): Promise<ResponseInputOf<C> | AfterCommit<ResponseInputOf<C>>>;
}['handle'];

/** The handler of a call, by the call's name. */
export type HandlerOf<N extends CallName> = Handler<Contract[N]>;

/** One handler for every call of the contract. A call without one does not compile. */
export type Handlers = { readonly [N in CallName]: HandlerOf<N> };
