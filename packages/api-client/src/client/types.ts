import type {
  Call,
  CallName,
  Contract,
  Entity,
  Failure,
  RequestOf,
  ResponseOf,
} from '../contract/index.ts';
import type { Loader } from '../loader/index.ts';

/**
 * Why a call failed: an error code from the gateway, or the client's own: `network.unreachable`,
 * `request.aborted`, `response.invalid`, or `request.failed`.
 */
export type CallFailure = Failure & {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
};

/** The result of a call. Failures are returned, never thrown. */
export type CallResult<T> =
  | { readonly ok: true; readonly data: T; readonly requestId: string }
  | { readonly ok: false; readonly failure: CallFailure };

/** Makes every part optional whose fields are all optional. */
type Lenient<T> = {
  [K in keyof T as Partial<T[K]> extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as Partial<T[K]> extends T[K] ? K : never]?: T[K] | undefined;
};
/** The parts of a request that a call declares: `params`, `query`, `body`. */
export type CallRequest<C extends Call> = Lenient<RequestOf<C>>;

/** The user and account of a call. */
export interface CallScope {
  /** Overrides the account selected by the host. */
  readonly accountId?: string | null | undefined;
  /** Overrides the user named by the host. */
  readonly userId?: string | null | undefined;
}
interface CommonOptions extends CallScope {
  readonly signal?: AbortSignal | undefined;
}
export interface Keyed {
  /** One UUID per user intent; retries and reloads reuse it. */
  readonly idempotencyKey: string;
}
interface Versioned {
  /** Version of the row as the user saw it. */
  readonly ifMatch: number;
}
export type CallOptions<C extends Call, Key = Keyed> = CommonOptions &
  (C['idempotency'] extends 'required' ? Key : unknown) &
  (C['version'] extends 'required' ? Versioned : unknown);

type Needs<T> = Partial<T> extends T ? false : true;
/** Arguments of a call: its request, then its options; optional if nothing in them is required. */
export type CallArguments<C extends Call, Key = Keyed> =
  Needs<CallOptions<C, Key>> extends true
    ? [request: CallRequest<C>, options: CallOptions<C, Key>]
    : Needs<CallRequest<C>> extends true
      ? [request: CallRequest<C>, options?: CallOptions<C, Key>]
      : [request?: CallRequest<C>, options?: CallOptions<C, Key>];

/** Calls that need neither a key nor a version, such as every query. */
export type ReadName = {
  [N in CallName]: Needs<CallOptions<Contract[N]>> extends true ? never : N;
}[CallName];

type CallPromise<N extends CallName> = Promise<CallResult<ResponseOf<Contract[N]>>>;

/** One method per call of the contract, and `call`, which takes the name as an argument. */
export type Calls<Key = Keyed> = {
  readonly [N in CallName]: (...args: CallArguments<Contract[N], Key>) => CallPromise<N>;
} & {
  /** Makes a call by name. Never throws. */
  call<N extends CallName>(name: N, ...args: CallArguments<Contract[N], Key>): CallPromise<N>;
};

/** Sends a user's intent for a target with that intent's idempotency key. */
export type Once = <Result extends { readonly ok: boolean }>(
  target: unknown,
  request: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

export type Client = Calls & {
  /**
   * Makes a read-only call by name, even one whose method is POST. Like every read, it is retried
   * after a network failure, 429, or 503.
   */
  read<N extends ReadName>(
    name: N,
    request: CallRequest<Contract[N]>,
    options?: CommonOptions,
  ): CallPromise<N>;
  /** The calls of one user in one account; `onChange` receives the entities that each changed. */
  callsFor(scope: CallScope, onChange: (changed: readonly Entity[]) => void): Calls;
  /** The same, with `once` supplying the idempotency keys. */
  callsFor(
    scope: CallScope,
    onChange: (changed: readonly Entity[]) => void,
    once: Once,
  ): Calls<Partial<Keyed>>;
  /** For requests outside the contract. */
  readonly load: Loader;
};

/** A request and options for any call, loosely typed. */
export interface LooseRequest {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
}
export interface LooseOptions extends CommonOptions {
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: number | undefined;
}
