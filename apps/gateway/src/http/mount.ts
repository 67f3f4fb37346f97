import { contract, type Call } from '@forecourt/api-client/contract';
import type { Clock, ServerEnv } from '@forecourt/server';
import type { Permission } from '@forecourt/validation';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { limitByLink } from '../services/driverRequests/limitByLink.ts';
import type { Db } from '../store/schema.ts';
import { callerAddress } from './address.ts';
import { isKeySecret, readKeySecret } from './apiKeys.ts';
import { readBearer } from './bearer.ts';
import type { CallLimits } from './callLimit.ts';
import type {
  AccountContext,
  AnyoneContext,
  Handlers,
  NewcomerContext,
  PersonContext,
  Ports,
} from './context.ts';
import { compileSchema } from './compiled.ts';
import { findEmulator, refuseOwnCalls } from './emulation.ts';
import { withFlags } from './flags.ts';
import { intentHash, once, readKey } from './idempotency.ts';
import { checkInput, checkVersion, readRaw, type CheckedInput, type RawInput } from './input.ts';
import { AfterCommit, undone, type Transact } from './afterCommit.ts';
import {
  authorize,
  findPerson,
  findAccess,
  recordAccountUse,
  requireFlag,
  requirePerson,
} from './people.ts';
import { Refusal, refusedAt } from './refusal.ts';
import type { AccessCache } from './accessCache.ts';
import type { TokenSubject, TokenVerifier } from './tokens.ts';

export interface MountOptions extends CallLimits {
  readonly db: Db;
  /** Used by calls that only read. */
  readonly reads: Db;
  readonly clock: Clock;
  readonly verifyToken: TokenVerifier;
  readonly accessCache: AccessCache;
  readonly ports: Ports;
}

/** A handler that takes validated input. The registry guarantees that it matches its call. */
type CheckedHandler = {
  handle(
    input: CheckedInput,
    context: AnyoneContext | NewcomerContext | PersonContext | AccountContext,
  ): Promise<unknown>;
}['handle'];

/** Validates a response against the contract. One that doesn't match is our fault. */
function checkResponse(call: Call, response: unknown): unknown {
  const result = z.safeParse(call.response, response);
  if (result.success) return result.data;
  const paths = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The answer of ${call.method} ${call.path} breaks the contract at: ${paths}`);
}

interface Endpoint {
  readonly name: string;
  readonly call: Call;
  readonly handle: CheckedHandler;
  readonly options: MountOptions;
}

const reads = (call: Call): boolean => call.method === 'GET';

/** The handler's response, or the stored one if the call is repeated with its key. */
async function answerOnce(
  { name, call, handle }: Endpoint,
  raw: RawInput,
  input: CheckedInput,
  context: AccountContext,
): Promise<unknown> {
  const { trx, account, person, now, expectedVersion } = context;
  const intent = {
    accountId: account.account_id,
    call: name,
    key: readKey(raw.headers.idempotencyKey),
    bodyHash: intentHash(person.user_id, input, expectedVersion),
  };
  const work = async () => checkResponse(call, await handle(input, context));
  return (await once(trx, intent, now, work)).answer;
}

async function respondInAccount(
  endpoint: Endpoint,
  permission: Permission,
  raw: RawInput,
  base: Omit<NewcomerContext, 'person'>,
): Promise<unknown> {
  const { call, handle, options } = endpoint;
  const { trx, token, now, emulator } = base;
  const find = reads(call) ? options.accessCache.find : findAccess;
  const storedAccess = await find(trx, token, raw.headers.sysAccountId, emulator);
  const access = withFlags(storedAccess, base.flags());
  authorize(access.actor, permission);
  requireFlag(access.actor, call.flag);
  const input = checkInput(call, raw);
  const expectedVersion = checkVersion(call, raw);
  const context: AccountContext = { ...base, ...access, expectedVersion };
  const answer =
    call.idempotency === 'none'
      ? await handle(input, context)
      : await answerOnce(endpoint, raw, input, context);
  // an internal user viewing an account doesn't count as using it
  if (emulator === null) await recordAccountUse(trx, access.account, now);
  return answer;
}

/** Validates a call by a driver's link, then counts it against that link, valid or not. */
async function checkByLink(
  { call, options }: Endpoint,
  raw: RawInput,
  base: AnyoneContext,
): Promise<CheckedInput> {
  let body: unknown;
  try {
    const input = checkInput(call, raw);
    ({ body } = input);
    return input;
  } finally {
    await limitByLink(options, base, body);
  }
}

async function respond(
  endpoint: Endpoint,
  caller: TokenSubject | null,
  raw: RawInput,
  base: AnyoneContext,
): Promise<unknown> {
  const { call, handle, options } = endpoint;
  if (caller === null) {
    const input = call.isByLink ? await checkByLink(endpoint, raw, base) : checkInput(call, raw);
    return handle(input, base);
  }
  if (caller.key && (call.permission === null || call.isForPeople))
    throw refusedAt(403, 'access.denied', '', 'access.key');
  const emulator = findEmulator(base.config.internalUsers, caller);
  refuseOwnCalls(call, emulator);
  const context = { ...base, token: caller, emulator };
  if (call.permission !== null) return respondInAccount(endpoint, call.permission, raw, context);
  const existing = await (reads(call) ? options.accessCache.findPerson : findPerson)(
    base.trx,
    caller,
  );
  const person = call.caller === 'newcomer' ? existing : requirePerson(existing);
  return handle(checkInput(call, raw), { ...context, person });
}

/** Identifies the caller and counts the call; `null` for calls that anyone may make. */
async function identifyCaller(
  call: Call,
  c: Context,
  options: MountOptions,
): Promise<TokenSubject | null> {
  if (call.caller === 'anyone') {
    if (!call.isByLink) await options.limitAddress(callerAddress(c));
    return null;
  }
  const token = readBearer(c.req.header('authorization'));
  if (isKeySecret(token)) return identifyKey(token, c, options);
  const caller = await options.verifyToken(token);
  await options.limitCalls(caller);
  return caller;
}

/** Counts calls against their key, and unknown secrets against the address that tries them. */
async function identifyKey(
  secret: string,
  c: Context,
  { db, clock, limitCalls, limitAddress }: MountOptions,
): Promise<TokenSubject> {
  try {
    const caller = await readKeySecret(db, clock, secret);
    await limitCalls(caller);
    return caller;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) await limitAddress(callerAddress(c));
    throw error;
  }
}

/** The next call must see what was written, so a write clears the cached accessCache. */
function transactionsOf(call: Call, { db, reads: readDb, accessCache }: MountOptions): Transact {
  if (reads(call)) return (work) => readDb.transaction().execute(work);
  return (work) =>
    db
      .transaction()
      .execute(work)
      .finally(() => accessCache.clear());
}

function mountCall(app: Hono<ServerEnv>, endpoint: Endpoint): void {
  const { call, options } = endpoint;
  for (const schema of [call.params, call.query, call.body, call.response]) {
    if (schema) compileSchema(schema);
  }
  const transact = transactionsOf(call, options);
  app.on(call.method, call.path, async (c) => {
    const caller = await identifyCaller(call, c, options);
    const raw = await readRaw(call, c);
    const isSandbox = caller?.key?.isSandbox ?? false;
    const run = isSandbox ? undone(transact) : transact;
    const result = await run(async (trx) => {
      const output = await respond(endpoint, caller, raw, {
        ...options.ports,
        trx,
        now: options.clock.now(),
        requestId: c.get('requestId'),
        log: c.get('log'),
        address: callerAddress(c),
      });
      return output instanceof AfterCommit ? output : checkResponse(call, output);
    });
    if (isSandbox && result instanceof AfterCommit) throw new Refusal(409, 'apiKey.sandbox');
    const body =
      result instanceof AfterCommit ? checkResponse(call, await result.work(transact)) : result;
    return c.body(JSON.stringify(body), 200, { 'content-type': 'application/json' });
  });
}

/**
 * Mounts every call of the contract with its handler. Authentication, validation, permissions,
 * versions, idempotency, and response checks all follow from the contract.
 */
export function mountContract(
  app: Hono<ServerEnv>,
  handlers: Handlers,
  options: MountOptions,
): void {
  const byName: Readonly<Record<string, CheckedHandler>> = handlers;
  const calls: Readonly<Record<string, Call>> = contract;
  for (const [name, call] of Object.entries(calls)) {
    const handle = byName[name];
    if (handle) mountCall(app, { name, call, handle, options });
  }
  refuseOtherMethods(app, Object.values(calls));
}

function refuseOtherMethods(app: Hono<ServerEnv>, calls: readonly Call[]): void {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = calls.filter((call) => call.path === path).map((call) => call.method);
    app.all(path, (c) => {
      c.header('allow', allowed.join(', '));
      throw new Refusal(405, 'notFound');
    });
  }
}
