import * as z from 'zod/mini';
import {
  contract,
  type Call,
  type CallName,
  type Contract,
  type Failure,
  failure as failureSchema,
  type RequestOf,
  type ResponseOf,
} from '../contract/index.ts';
import { createLoader, UnauthorizedError, type LoaderOptions } from '../loader/index.ts';

/** A call that failed: the gateway's own words, or one of the client's. */
export type CallFailure = Failure & {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
};

export type CallResult<T> =
  | { readonly ok: true; readonly data: T; readonly requestId: string }
  | { readonly ok: false; readonly failure: CallFailure };

interface Always {
  readonly signal?: AbortSignal;
}
type Keyed<C extends Call> = C['idempotency'] extends 'required'
  ? {
      /** One key for each intent of the person: a retry or a reload sends the same. */
      readonly idempotencyKey: string;
    }
  : object;
type Versioned<C extends Call> = C['version'] extends 'required'
  ? {
      /** Version of the row as the person saw it. */
      readonly ifMatch: number;
    }
  : object;
export type CallOptions<C extends Call> = Always & Keyed<C> & Versioned<C>;

type NoKeys<T> = keyof T extends never ? true : false;
type Optional<T> = object extends T ? true : false;
type Args<C extends Call> =
  NoKeys<RequestOf<C>> extends true
    ? Optional<CallOptions<C>> extends true
      ? [request?: RequestOf<C>, options?: CallOptions<C>]
      : [request: RequestOf<C>, options: CallOptions<C>]
    : Optional<CallOptions<C>> extends true
      ? [request: RequestOf<C>, options?: CallOptions<C>]
      : [request: RequestOf<C>, options: CallOptions<C>];

export interface Client {
  /** Makes one call of the contract. Never throws: a failure is a result with a code. */
  call<N extends CallName>(
    name: N,
    ...args: Args<Contract[N]>
  ): Promise<CallResult<ResponseOf<Contract[N]>>>;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path with its parameters and query filled in; each part is encoded. */
function addressOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function clientFailure(
  errorCode: string,
  requestId: string,
  retryable: boolean,
  status = 0,
): CallFailure {
  return { errorCode, params: {}, fields: [], requestId, retryable, status };
}

function thrownFailure(err: unknown, requestId: string): CallFailure {
  if (err instanceof UnauthorizedError)
    return clientFailure('auth.tokenInvalid', requestId, false, 401);
  if (err instanceof Error && err.name === 'AbortError')
    return clientFailure('request.aborted', requestId, true);
  const status =
    err instanceof Error && 'status' in err && typeof err.status === 'number' ? err.status : 0;
  return clientFailure(
    status === 0 ? 'network.unreachable' : 'server.unavailable',
    requestId,
    true,
    status,
  );
}

function readResult(
  call: Call,
  status: number,
  body: unknown,
  requestId: string,
): CallResult<never> {
  if (status < 400) {
    const answer = z.safeParse(call.response, body);
    if (answer.success) return { ok: true, data: answer.data as never, requestId };
    return { ok: false, failure: clientFailure('response.invalid', requestId, false, status) };
  }
  const told = failureSchema.safeParse(body);
  if (told.success) return { ok: false, failure: { ...told.data, status } };
  return { ok: false, failure: clientFailure('server.error', requestId, status >= 500, status) };
}

/** A new key for one intent of a person. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Makes the typed client of the contract over the loader. */
export function createClient(options: LoaderOptions): Client {
  const load = createLoader(options);
  const send = async (
    name: CallName,
    parts: Parts = {},
    given: Always & { idempotencyKey?: string; ifMatch?: number } = {},
  ) => {
    const call: Call = contract[name];
    const headers: Record<string, string> = {};
    if (given.idempotencyKey !== undefined) headers['idempotency-key'] = given.idempotencyKey;
    if (given.ifMatch !== undefined) headers['if-match'] = String(given.ifMatch);
    const loaded = await load({
      method: call.method,
      path: addressOf(call, parts),
      headers,
      isRepeatable: call.method === 'GET' || given.idempotencyKey !== undefined,
      ...(parts.body === undefined ? {} : { body: parts.body }),
      ...(given.signal ? { signal: given.signal } : {}),
    });
    if ('err' in loaded)
      return { ok: false as const, failure: thrownFailure(loaded.err, loaded.requestId) };
    return readResult(call, loaded.status, loaded.body, loaded.requestId);
  };
  return { call: (name, ...[request, given]) => send(name, request as Parts, given) };
}
