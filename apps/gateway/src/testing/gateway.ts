import { randomUUID } from 'node:crypto';
import { contract, type Call, type CallName } from '@forecourt/api-client/contract';
import {
  createLog,
  stoppedClock,
  type Database,
  type MovableClock,
  type ServerEnv,
} from '@forecourt/server';
import { assertType, CARDS_PER_ORDER_MAX, type PinSettings } from '@forecourt/validation';
import {
  createTestDatabase,
  withStatementsOnManyNodes,
  type TestDatabaseOptions,
} from '@forecourt/server/testing';
import type { Hono } from 'hono';
import type { GatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import type { GatewayParts } from '../gatewayParts.ts';
import { openCallLimits } from '../http/callLimit.ts';
import { parseNamedKeys } from '../http/namedKeys.ts';
import { openAccessCache } from '../http/accessCache.ts';
import { createTokenVerifier } from '../http/tokens.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createNotificationHub } from '../live/notificationHub.ts';
import { connectPayments } from '../payments/connectPayments.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import { migrations } from '../store/migrations/index.ts';
import { DEFAULT_TEMPLATE, type ConfigTemplate } from '../remoteConfig/template.ts';
import type { Schema } from '../store/schema.ts';
import { createCardVault, type CardVault } from '../vault/cardVault.ts';
import { createFakeProvider, type FakeProvider } from './fakeProvider.ts';
import { createTestOutbox, createTestPush, type TestOutbox, type TestPush } from './fakeSenders.ts';
import { jobRunners, rememberingQueue, type JobRunners, type SentJob } from './jobs.ts';
import {
  createTestIssuer,
  newTestKeys,
  TEST_AUDIENCE,
  TEST_ISSUER,
  type TestIssuer,
} from './tokens.ts';

/** Features that are off unless an operator turns them on. */
const ALL_FEATURES = { cardGroups: true, cardholders: true, digitalPin: true, points: true };

const TEST_PINS: PinSettings = {
  displaySeconds: 15,
  remindersPerDayMax: 2,
  reminderDaysMin: 3,
  promptsPerDayMax: 10,
  promptHoursMin: 0,
};

/** Saturday, November 21, 2026, 10:00 a.m. in Chicago. */
export const TEST_NOW = '2026-11-21T16:00:00.000Z';
export const TEST_ORDER_STEP_SECONDS = 20;
/** The secret of the card network `test`. */
export const TEST_NETWORK_SECRET = 'test-network-secret-of-32-characters';
/** The secret that the payment sandbox signs with. */
export const TEST_PAYMENT_SECRET = 'test-payment-secret-of-32-characters';
const TEST_DISPUTE_REVIEW_SECONDS = 60;

export interface TestGateway extends JobRunners {
  readonly app: Hono<ServerEnv>;
  readonly database: Database<Schema>;
  readonly clock: MovableClock;
  readonly issuer: TestIssuer;
  readonly vault: CardVault;
  readonly payments: PaymentProvider;
  readonly identity: FakeProvider;
  readonly sentJobs: SentJob[];
  /** The queue that jobs are sent to. */
  readonly queue: JobQueue;
  readonly outbox: TestOutbox;
  readonly push: TestPush;
  /** Log lines. */
  readonly logged: string[];
  close(): Promise<void>;
}

/** The internal user that test gateways know. */
export const TEST_INTERNAL_USER = {
  issuer: TEST_ISSUER,
  subject: '00u9agent4',
  username: 'agent4',
} as const;

/** Names of the older systems in tests. */
const TEST_HOSTS = { mainframe: 'mf-test', fleetnet: null } as const;

type Settings = Pick<
  GatewayConfig,
  | 'callsPerMinute'
  | 'callsAtOnce'
  | 'addressCallsPerMinute'
  | 'externalServices'
  | 'cardOrderLimit'
  | 'demo'
  | 'webhookAddresses'
>;
export interface GatewayOptions extends Partial<Settings> {
  readonly remoteConfig?: ConfigTemplate;
  /** Overrides of the usual PIN settings. */
  readonly pins?: Partial<PinSettings>;
  /** Flags that override the defaults. If omitted, all features of cards and rewards are on. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Tests bypass the gateway to write, then read immediately, so nothing is cached by default. */
  readonly accessLifeMilliseconds?: number;
  readonly databaseOptions?: TestDatabaseOptions;
  /** The database of another gateway, which closes it. Defaults to a new one. */
  readonly database?: Database<Schema>;
}

/** One key pair per process, since generating RSA keys takes longer than the rest of a gateway. */
let testKeys: ReturnType<typeof newTestKeys> | undefined;

/** Creates a gateway with a migrated database, an issuer, and a stopped clock. */
export async function createTestGateway({
  callsPerMinute = 1_000_000,
  callsAtOnce = 1_000_000,
  addressCallsPerMinute = 1_000_000,
  externalServices = {},
  remoteConfig = DEFAULT_TEMPLATE,
  flags = ALL_FEATURES,
  pins,
  cardOrderLimit = CARDS_PER_ORDER_MAX,
  demo = false,
  webhookAddresses = [],
  accessLifeMilliseconds = 0,
  databaseOptions,
  database: sharedDatabase,
}: GatewayOptions = {}): Promise<TestGateway> {
  const database =
    sharedDatabase ?? (await createTestDatabase<Schema>(migrations, databaseOptions));
  const clock = stoppedClock(new Date(TEST_NOW));
  testKeys ??= newTestKeys();
  const issuer = await createTestIssuer(() => clock.now(), testKeys);
  const vault = createCardVault({ lookUp: Buffer.alloc(32, 1), seal: Buffer.alloc(32, 2) });
  const sentJobs: SentJob[] = [];
  const logged: string[] = [];
  const destination = { write: (line: string) => void logged.push(line) };
  const identity = createFakeProvider(TEST_ISSUER);
  const queue = rememberingQueue(sentJobs);
  const outbox = createTestOutbox();
  const push = createTestPush();
  const log = createLog({ name: 'gateway', destination });
  const parts: GatewayParts = {
    outbox,
    push,
    hub: createNotificationHub(database, log),
    accessCache: await openAccessCache(database, accessLifeMilliseconds),
    limits: await openCallLimits(database, { callsPerMinute, addressCallsPerMinute }, (err) =>
      log.error({ err }, 'could not share call counts; limits apply to this gateway alone'),
    ),
    database,
    payments: connectPayments(
      { paymentSandbox: true, paymentFrameUrl: 'http://payments.example', paymentStepSeconds: 1 },
      {
        db: database.db,
        jobs: queue,
        now: () => clock.now(),
        secret: TEST_PAYMENT_SECRET,
        log,
      },
    ),
    paymentSecrets: [{ secret: TEST_PAYMENT_SECRET, until: undefined }],
    clock,
    vault,
    identity,
    remoteConfig: () => remoteConfig,
    networks: parseNamedKeys('NETWORK_KEYS', `test:${TEST_NETWORK_SECRET}`),
    log,
    config: {
      portalOrigins: ['http://portal.example'],
      orderStepSeconds: TEST_ORDER_STEP_SECONDS,
      disputeReviewSeconds: TEST_DISPUTE_REVIEW_SECONDS,
      flags,
      cardOrderLimit,
      pins: { ...TEST_PINS, ...pins },
      callsAtOnce,
      externalServices,
      hosts: TEST_HOSTS,
      internalUsers: [TEST_INTERNAL_USER],
      paymentStepSeconds: 1,
      webhookAddresses,
      trustedProxies: [],
      demo,
    },
    verifyToken: createTokenVerifier({
      issuers: [TEST_ISSUER],
      audience: TEST_AUDIENCE,
      clock,
      keysOf: () => issuer.keys,
    }),
    queue,
  };
  const app = createGateway(parts);
  const close = () => (sharedDatabase ? Promise.resolve() : database.close());
  return {
    app,
    database,
    clock,
    issuer,
    vault,
    payments: parts.payments,
    identity,
    sentJobs,
    queue,
    outbox,
    push,
    ...jobRunners(parts, sentJobs),
    logged,
    close,
  };
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly accountId?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Idempotency key for calls that take one. Defaults to a new one; `null` sends none. */
  readonly key?: string | null;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The response as JSON. Tests compare it, and read single members with `pick`. */
  readonly body: unknown;
}

function addressOf(call: Call, { params = {}, query = {} }: CallOptions): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function headersOf(call: Call, options: CallOptions): Record<string, string> {
  const { token, accountId, key = randomUUID(), version, headers } = options;
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(accountId === undefined ? {} : { sysaccountid: accountId }),
    ...(call.idempotency === 'required' && key !== null ? { 'idempotency-key': key } : {}),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** Calls about a person in all of their accounts. Any other must stay on one node of a cluster. */
const OF_MANY_ACCOUNTS: ReadonlySet<CallName> = new Set([
  'getMe',
  'updateMe',
  'getMembership',
  'getMyAccounts',
  'getBusinessMe',
  'changeCustomer',
  'listSysAccountIds',
  'listProfileAccounts',
  'chooseProfileAccount',
  'listDrafts',
  'saveDraft',
  'getUser',
  'renameUser',
  'resetUserPassword',
  'reissuePassword',
  'setPasswordRecovery',
  'listMfaLogs',
]);

/** Sends a call of the contract to the gateway. */
export async function send(
  { app }: Pick<TestGateway, 'app'>,
  name: CallName,
  options: CallOptions,
): Promise<TestResponse> {
  const call: Call = contract[name];
  const [response, onManyNodes] = await withStatementsOnManyNodes(async () =>
    app.request(addressOf(call, options), {
      method: call.method,
      headers: headersOf(call, options),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    }),
  );
  if (onManyNodes.length > 0 && !OF_MANY_ACCOUNTS.has(name)) {
    throw new Error(`${name} asked more than one node of a cluster: ${onManyNodes.join('\n')}`);
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as unknown };
}

/** Reads a nested member of a response. */
export function pick(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((current, name) => {
    if (typeof current !== 'object' || current === null) return undefined;
    return Reflect.get(current, name);
  }, value);
}

/** Reads a member that must be text. */
export function pickText(value: unknown, ...path: (string | number)[]): string {
  const text = pick(value, ...path);
  assertType(typeof text === 'string', `No text at ${path.join('.')}`);
  return text;
}

/** Reads a member of each item of a list in a response. */
export function pickEach(value: unknown, list: string, ...path: (string | number)[]): unknown[] {
  const items = pick(value, list);
  assertType(Array.isArray(items), `No list at ${list}`);
  return items.map((item: unknown) => pick(item, ...path));
}
