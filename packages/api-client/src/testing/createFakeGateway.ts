import {
  contract,
  type Call,
  type CallName,
  type Contract,
  type ParsedRequestOf,
  type ResponseInputOf,
} from '../contract/index.ts';
import {
  checkRequest,
  schemaViolation,
  refuseHeaders,
  type CheckedRequest,
  type RawRequest,
} from './checkRequest.ts';
import { FakeRefusal, refuse } from './refuse.ts';

/** A base URL for clients of a fake gateway; nothing listens there. */
export const FAKE_URL = 'http://gateway.test';

/** What a handler receives in addition to the validated parts. */
export interface FakeContext {
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

type HandlerResult<T> = T | FakeRefusal | Response;
type Handler<C extends Call> = (
  request: ParsedRequestOf<C>,
  context: FakeContext,
) => HandlerResult<ResponseInputOf<C>> | Promise<HandlerResult<ResponseInputOf<C>>>;

/** Handlers by call name. A call without one gets a 501. */
export type FakeHandlers = { readonly [N in CallName]?: Handler<Contract[N]> };

/** A request as received, for assertions. */
export interface FakeRequest extends RawRequest {
  readonly name: CallName;
  readonly method: string;
  readonly url: string;
}

/** A `fetch` function that responds like a gateway and records its requests. */
export interface FakeGateway {
  (input: string, init?: RequestInit): Promise<Response>;
  readonly requests: readonly FakeRequest[];
}

type LooseHandler = {
  handle(request: CheckedRequest, context: FakeContext): unknown;
}['handle'];

const isCallName = (name: string): name is CallName => Object.hasOwn(contract, name);

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const toResponse = (refusal: FakeRefusal) => json(refusal.status, refusal.body);

/** The parameters of a path that matches a pattern with `:name` segments; `null` if it does not. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const source = pattern.replaceAll(/:([A-Za-z]+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return null;
  const groups = Object.entries(match.groups ?? {});
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** The first call of the contract that matches the request; static paths come first. */
function findCall(method: string, path: string) {
  for (const name of Object.keys(contract).filter(isCallName)) {
    const call: Call = contract[name];
    const params = call.method === method ? matchPath(call.path, path) : null;
    if (params) return { name, call, params };
  }
  return null;
}

function readBody(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function respond(
  call: Call,
  handle: LooseHandler | undefined,
  raw: RawRequest,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const refusal = refuseHeaders(call, raw.headers);
  if (refusal) return toResponse(refusal);
  const checked = checkRequest(call, raw);
  if (checked instanceof FakeRefusal) return toResponse(checked);
  if (!handle) return toResponse(refuse(501, 'fake.noHandler'));
  const result = await handle(checked, { headers: raw.headers, signal });
  if (result instanceof Response) return result;
  if (result instanceof FakeRefusal) return toResponse(result);
  const where = schemaViolation(call, result);
  if (where !== null) return toResponse(refuse(500, 'fake.answerInvalid', { params: { where } }));
  return json(200, result);
}

/**
 * Creates a gateway for tests from the contract. It refuses invalid requests as the real one would,
 * and fails with `fake.answerInvalid` if a handler's response violates the contract. Pass it to the
 * client: `createClient({ baseUrl: FAKE_URL, fetch: gateway })`.
 */
export function createFakeGateway(handlers: FakeHandlers): FakeGateway;
export function createFakeGateway(handlers: Readonly<Record<string, LooseHandler>>): object {
  const requests: FakeRequest[] = [];
  const gateway = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const signal = init.signal ?? undefined;
    signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(input, FAKE_URL);
    const method = init.method ?? 'GET';
    const match = findCall(method, pathname);
    if (!match) return toResponse(refuse(404, 'notFound'));
    const { name, call, params } = match;
    const query = Object.fromEntries(searchParams);
    const headers = new Headers(init.headers);
    const raw = { params, query, body: readBody(init.body), headers };
    requests.push({ ...raw, name, method, url: input });
    const response = await respond(call, handlers[name], raw, signal);
    signal?.throwIfAborted();
    return response;
  };
  return Object.assign(gateway, { requests });
}
