import type { CallName } from '@forecourt/api-client/contract';
import { assertType } from '@forecourt/validation';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../store/schema.ts';
import {
  createTestGateway,
  send,
  TEST_NOW,
  type TestResponse,
  type CallOptions,
  type GatewayOptions,
  type TestGateway,
} from './gateway.ts';
import { makersOf, type Makers } from './makers.ts';
import { ensureSite } from './purchases.ts';
import { makeAccount, type CardParts, type TestAccount, type TestPerson } from './world.ts';

interface RunningGateway {
  readonly gateway: TestGateway;
  readonly db: Db;
}

interface WorldOptions extends GatewayOptions {
  /** `file`: tests share an account. Otherwise, each gets its own, and the clock is reset. */
  readonly accountPer?: 'test' | 'file';
  /** If given, the account has a card, `cardId`. */
  readonly card?: CardParts;
}

/** A gateway with an account that Dana administers. Whatever is created belongs to the account. */
export interface World extends RunningGateway, Makers {
  readonly account: TestAccount;
  readonly accountId: string;
  readonly dana: TestPerson;
  readonly cardId: string;
  /** Sends a call as Dana. */
  readonly call: (name: CallName, options?: CallOptions) => Promise<TestResponse>;
  /** Sends a call as someone in their own account, unless the options set another. */
  readonly callAs: (
    person: Omit<TestPerson, 'userId'>,
    name: CallName,
    options?: CallOptions,
  ) => Promise<TestResponse>;
  /** Returns the person with a new token, as after signing in again. */
  readonly signIn: (person: TestPerson) => Promise<TestPerson>;
  /** Moves the clock and signs Dana in again, since the previous token would be too old. */
  readonly goTo: (instant: string) => Promise<void>;
  /** Creates another account with its own Dana. The first one already exists. */
  readonly begin: () => Promise<void>;
}

function requireStarted<T>(value: T | undefined): T {
  assertType(value !== undefined, 'Not before the tests begin');
  return value;
}

/** Starts a gateway on an empty database for the tests of a file, and stops it after them. */
export function startGateway(options: GatewayOptions = {}): RunningGateway {
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    gateway = await createTestGateway(options);
  });
  afterAll(() => gateway?.close());
  return {
    get gateway() {
      return requireStarted(gateway);
    },
    get db() {
      return requireStarted(gateway).database.db;
    },
  };
}

function createWorld(base: RunningGateway, card: CardParts | undefined): World {
  let account: TestAccount | undefined;
  let dana: TestPerson | undefined;
  let cardId: string | undefined;
  const world: World = {
    ...makersOf(() => world),
    get gateway() {
      return base.gateway;
    },
    get db() {
      return base.db;
    },
    get account() {
      return requireStarted(account);
    },
    get accountId() {
      return requireStarted(account).accountId;
    },
    get dana() {
      return requireStarted(dana);
    },
    get cardId() {
      return requireStarted(cardId);
    },
    call: (name, options) => world.callAs(world.dana, name, options),
    callAs: ({ token, accountId }, name, options) =>
      send(world.gateway, name, { token, accountId, ...options }),
    signIn: async (person) => {
      const token = await world.gateway.issuer.sign({ subject: person.userId });
      return { ...person, token };
    },
    goTo: async (instant) => {
      world.gateway.clock.set(new Date(instant));
      dana = await world.signIn(world.dana);
    },
    begin: async () => {
      account = await makeAccount(world.db);
      dana = await world.makePerson();
      if (card !== undefined) cardId = await world.makeCard(card);
    },
  };
  return world;
}

/** Starts a gateway like `startGateway`, with a world for the whole file or a new one per test. */
export function startWorld({ accountPer = 'test', card, ...options }: WorldOptions = {}): World {
  const world = createWorld(startGateway(options), card);
  beforeAll(async () => {
    await ensureSite(world.db);
    if (accountPer === 'file') await world.begin();
  });
  if (accountPer === 'test') {
    beforeEach(async () => {
      const { clock, sentJobs, outbox, push } = world.gateway;
      clock.set(new Date(TEST_NOW));
      sentJobs.length = 0;
      outbox.sent.length = 0;
      outbox.unreachable.clear();
      push.sent.length = 0;
      push.unsubscribed.clear();
      outbox.failing = false;
      await world.begin();
    });
  }
  return world;
}
