import { assertType } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { Call, Entity } from '../contract/index.ts';
import { findCall } from '../contract/findCall.ts';
import {
  createLoader,
  IDEMPOTENCY_HEADER,
  VERSION_HEADER,
  type Loader,
  type LoaderOptions,
  type LoadResult,
} from '../loader/index.ts';
import { withDefaults } from '../loader/request.ts';
import { clientFailure, failureOfBody, failureOfError, fieldsOf } from './failure.ts';
import type { CallResult, CallScope, Client, LooseOptions, LooseRequest, Once } from './types.ts';

/** Fills in the path's parameters, each URL-encoded. */
function fillPath(path: string, params: LooseRequest['params']): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) => {
    const value = params?.[name];
    assertType(value !== undefined && value !== '', `"${name}" is missing in ${path}`);
    return encodeURIComponent(value);
  });
}

function headersOf({ idempotencyKey, ifMatch }: LooseOptions): Record<string, string> {
  return {
    ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(ifMatch === undefined ? {} : { [VERSION_HEADER]: String(ifMatch) }),
  };
}

function readResult(call: Call, loaded: LoadResult): CallResult<unknown> {
  const { requestId } = loaded;
  if (loaded.err) return { ok: false, failure: failureOfError(loaded.err, requestId) };
  const { status, body } = loaded;
  if (!loaded.ok) return { ok: false, failure: failureOfBody(body, status, requestId) };
  const parsed = z.safeParse(call.response, body);
  if (parsed.success) return { ok: true, data: parsed.data, requestId };
  const fields = fieldsOf(parsed.error);
  return { ok: false, failure: clientFailure('response.invalid', requestId, status, fields) };
}

const failed = (errorCode: string): CallResult<never> => ({
  ok: false,
  failure: clientFailure(errorCode, '', 0),
});

interface SendContext {
  readonly isRead?: boolean;
  readonly onChange?: (changed: readonly Entity[]) => void;
  readonly once?: Once | undefined;
}

async function send(
  load: Loader,
  name: string,
  request: LooseRequest = {},
  options: LooseOptions = {},
  { isRead, onChange, once }: SendContext = {},
): Promise<CallResult<unknown>> {
  let call: Call | null;
  try {
    call = await findCall(name);
  } catch {
    return failed('network.unreachable');
  }
  if (!call) return failed('request.invalid');
  const { params, query } = request;
  let path: string;
  try {
    path = fillPath(call.path, params);
  } catch {
    return failed('request.invalid');
  }
  const { method, body, idempotency } = call;
  const { signal, accountId, userId, idempotencyKey, ifMatch } = options;
  const attempt = async (key = idempotencyKey) => {
    const headers = headersOf({ idempotencyKey: key, ifMatch });
    const bodyPart = body ? { body: request.body } : {};
    return readResult(
      call,
      await load({ method, path, query, headers, ...bodyPart, isRead, signal, accountId, userId }),
    );
  };
  const isRemembered = once && idempotency === 'required' && idempotencyKey === undefined;
  const result = await (isRemembered
    ? once([name, userId, accountId, params], [request, ifMatch], attempt)
    : attempt());
  // a stale version means someone else changed the row, so what is shown is out of date
  const isChanged = result.ok || result.failure.errorCode === 'version.stale';
  if (isChanged && call.changes.length > 0) onChange?.(call.changes);
  return result;
}

type Method = (request?: LooseRequest, options?: LooseOptions) => Promise<CallResult<unknown>>;
type MakeCall = (name: string, ...args: Parameters<Method>) => Promise<CallResult<unknown>>;

/** Adds a method per call to `base` on first access: pages need not load all names. */
const withMethods = (base: object, make: MakeCall): object =>
  new Proxy(base, {
    get: (target, name) => {
      // an object with a `then` would be treated as a promise
      if (typeof name === 'string' && name !== 'then' && !(name in target)) {
        const method: Method = (...args) => make(name, ...args);
        Reflect.set(target, name, method);
      }
      return Reflect.get(target, name) as unknown;
    },
  });

/**
 * Creates the typed client of the contract. Every response is validated; a mismatch fails with
 * `response.invalid` and the invalid paths in `fields`. Never throws.
 */
export function createClient(options: LoaderOptions): Client;
export function createClient(options: LoaderOptions): object {
  const load = createLoader(options);
  const call: MakeCall = (name, ...args) => send(load, name, ...args);
  const read: MakeCall = (name, request, callOptions) =>
    send(load, name, request, callOptions, { isRead: true });
  const callsFor = (
    scope: CallScope,
    onChange: (changed: readonly Entity[]) => void,
    once?: Once,
  ) => {
    const scoped: MakeCall = (name, request, callOptions) =>
      send(load, name, request, withDefaults<LooseOptions>(scope, callOptions), { onChange, once });
    return withMethods({ call: scoped }, scoped);
  };
  return withMethods({ call, read, load, callsFor }, call);
}
