import type { CallName } from '@forecourt/api-client/contract';
import { assertType } from '@forecourt/validation';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../store/schema.ts';
import {
  createTestGateway,
  send,
  TEST_NOW,
  type Answered,
  type CallOptions,
  type GatewayOptions,
  type TestGateway,
} from './gateway.ts';
import { makersOf, type Makers } from './makers.ts';
import { ensureSite } from './purchases.ts';
import { makeAccount, type CardParts, type TestAccount, type TestPerson } from './world.ts';

interface Running {
  readonly gateway: TestGateway;
  readonly db: Db;
}

interface WorldOptions extends GatewayOptions {
  /** `file`: the tests build on each other; otherwise each has an account and a morning of its own. */
  readonly accountPer?: 'test' | 'file';
  /** Gives the account a card, `cardId`. */
  readonly card?: CardParts;
}

/** A gateway with an account of which Dana is the administrator; what is made is of that account. */
export interface World extends Running, Makers {
  readonly account: TestAccount;
  readonly accountId: string;
  readonly dana: TestPerson;
  readonly cardId: string;
  /** Sends a call as Dana. */
  readonly call: (name: CallName, options?: CallOptions) => Promise<Answered>;
  /** Sends a call as someone in the account of theirs, unless the options name another. */
  readonly callAs: (
    person: Omit<TestPerson, 'userId'>,
    name: CallName,
    options?: CallOptions,
  ) => Promise<Answered>;
  /** The person with a token of now, as after signing in again. */
  readonly signIn: (person: TestPerson) => Promise<TestPerson>;
  /** Moves the clock and signs Dana in again: the token of before would be too old. */
  readonly goTo: (instant: string) => Promise<void>;
  /** Another account with a Dana of its own; the first is there already. */
  readonly begin: () => Promise<void>;
}

function begun<T>(value: T | undefined): T {
  assertType(value !== undefined, 'Not before the tests begin');
  return value;
}

/** Starts a gateway over an empty database for the tests of a file, and ends it after them. */
export function startGateway(options: GatewayOptions = {}): Running {
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    gateway = await createTestGateway(options);
  });
  afterAll(() => gateway?.close());
  return {
    get gateway() {
      return begun(gateway);
    },
    get db() {
      return begun(gateway).database.db;
    },
  };
}

function createWorld(running: Running, card: CardParts | undefined): World {
  let account: TestAccount | undefined;
  let dana: TestPerson | undefined;
  let cardId: string | undefined;
  const world: World = {
    ...makersOf(() => world),
    get gateway() {
      return running.gateway;
    },
    get db() {
      return running.db;
    },
    get account() {
      return begun(account);
    },
    get accountId() {
      return begun(account).accountId;
    },
    get dana() {
      return begun(dana);
    },
    get cardId() {
      return begun(cardId);
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

/** Starts a gateway as `startGateway` does, with a world in it for the file or again for each test. */
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
      outbox.unreached.clear();
      push.sent.length = 0;
      push.gone.clear();
      outbox.failing = false;
      await world.begin();
    });
  }
  return world;
}
