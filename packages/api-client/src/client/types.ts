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

/** Why a call failed: the gateway's own words, or one of `CLIENT_ERRORS`. */
export type CallFailure = Failure & {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
};

/** What a call comes to. Failures are values: nothing is thrown. */
export type CallResult<T> =
  | { readonly ok: true; readonly data: T; readonly requestId: string }
  | { readonly ok: false; readonly failure: CallFailure };

/** Every part may be left out whose fields may all be left out. */
type Lenient<T> = {
  [K in keyof T as Partial<T[K]> extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as Partial<T[K]> extends T[K] ? K : never]?: T[K] | undefined;
};
/** The parts that a call declares: `params`, `query`, `body`. */
export type CallRequest<C extends Call> = Lenient<RequestOf<C>>;

/** Who calls, and in which account. */
export interface CallScope {
  /** In place of the account that the host selected. */
  readonly accountId?: string | null | undefined;
  /** In place of the person that the host names. */
  readonly userId?: string | null | undefined;
}
interface CommonOptions extends CallScope {
  readonly signal?: AbortSignal | undefined;
}
export interface Keyed {
  /** One UUID for each intent of a person: a retry or a reload sends the same. */
  readonly idempotencyKey: string;
}
interface Versioned {
  /** Version of the row as the person saw it. */
  readonly ifMatch: number;
}
export type CallOptions<C extends Call, Key = Keyed> = CommonOptions &
  (C['idempotency'] extends 'required' ? Key : unknown) &
  (C['version'] extends 'required' ? Versioned : unknown);

type Needs<T> = Partial<T> extends T ? false : true;
/** Arguments of a call: its request, then its options. What is needed cannot be left out. */
export type CallArguments<C extends Call, Key = Keyed> =
  Needs<CallOptions<C, Key>> extends true
    ? [request: CallRequest<C>, options: CallOptions<C, Key>]
    : Needs<CallRequest<C>> extends true
      ? [request: CallRequest<C>, options?: CallOptions<C, Key>]
      : [request?: CallRequest<C>, options?: CallOptions<C, Key>];

/** The calls that need neither a key nor a version, as every query does. */
export type ReadName = {
  [N in CallName]: Needs<CallOptions<Contract[N]>> extends true ? never : N;
}[CallName];

type Answer<N extends CallName> = Promise<CallResult<ResponseOf<Contract[N]>>>;

/** One method for each call of the contract, and `call` with the name as an argument. */
export type Calls<Key = Keyed> = {
  readonly [N in CallName]: (...args: CallArguments<Contract[N], Key>) => Answer<N>;
} & {
  /** Makes one call of the contract. Never throws. */
  call<N extends CallName>(name: N, ...args: CallArguments<Contract[N], Key>): Answer<N>;
};

/** Sends what a person wants of something with the key of that intent. */
export type Once = <Result extends { readonly ok: boolean }>(
  target: unknown,
  wanted: unknown,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

export type Client = Calls & {
  /**
   * The same for a call that only asks and needs no options; its name may be any of them. Like every
   * read, it is sent again after a network failure, 429, or 503.
   */
  read<N extends ReadName>(
    name: N,
    request: CallRequest<Contract[N]>,
    options?: CommonOptions,
  ): Answer<N>;
  /** The calls of one person in one account; `onChange` hears what each that succeeded has changed. */
  callsFor(scope: CallScope, onChange: (changed: readonly Entity[]) => void): Calls;
  /** The same where `once` remembers the keys. */
  callsFor(
    scope: CallScope,
    onChange: (changed: readonly Entity[]) => void,
    once: Once,
  ): Calls<Partial<Keyed>>;
  /** For what the contract does not declare. */
  readonly load: Loader;
};

/** Parts and options with the types of all calls at once. */
export interface LooseRequest {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
}
export interface LooseOptions extends CommonOptions {
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: number | undefined;
}
