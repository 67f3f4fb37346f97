import { daysBetween, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import type { Row } from '../store/schema.ts';
import { billing } from './books/billing.ts';
import { creditLimitCents } from './books/creditLimit.ts';
import { expressCheckRows } from './books/expressChecks.ts';
import { fundRows } from './books/funds.ts';
import { bankRow, numbered, paymentRows, transferEvents } from './books/transfers.ts';
import { createRandom, type Random } from './chance/random.ts';
import { addOnRows } from './fleet/addOns.ts';
import { fleetRow, makeAccount, parts, type DemoAccount } from './fleet/account.ts';
import { cardRequestRows } from './fleet/cardRequests.ts';
import { issueCards, type IssuedCards } from './fleet/cards.ts';
import { orderRows } from './fleet/orders.ts';
import { ACCOUNT_PLANS } from './fleet/plans.ts';
import { promptedIdRows } from './fleet/promptedIds.ts';
import { cardEvents, orderEvents, readOnlyEvent } from './history/events.ts';
import { notificationRows } from './history/notifications.ts';
import { rewardRows } from './fleet/rewards.ts';
import { withMobiles } from './people/drivers.ts';
import { colleagueRows } from './people/colleagues.ts';
import { grantRows, peopleRows, propertyRows, type DemoPerson } from './people/people.ts';
import { createPrices } from './places/prices.ts';
import { createSites, type Site } from './places/sites.ts';
import { demoDay } from './purchases/calendar.ts';
import { errandsOf } from './purchases/errands.ts';
import { runDay, type AccountRun } from './purchases/runDay.ts';
import { createUnits } from './purchases/units.ts';
import { drivingFactor } from './purchases/volume.ts';
import { put, putAll, type DemoBatch, type OpenBatch } from './rows.ts';

export const DEMO_CARDS = 250;
export const DEMO_TRANSACTIONS = 60_000;
export const DEMO_MONTHS = 18;
export const DEMO_SEED = 412;
const FIRST_TRANSACTION_NUMBER = 70_000_000;
/** Rows of purchases, lines, and ledger entries per batch. */
const ROWS_PER_BATCH = 12_000;

export interface DemoOptions {
  /** Seed for everything random. */
  readonly seed?: number | undefined;
  /** The demo's current time, just after its last purchase. */
  readonly asOf: Date;
  /** Approximate number of cards. */
  readonly cards?: number | undefined;
  /** Approximate number of purchases in eighteen months, including declines. */
  readonly transactions?: number | undefined;
  readonly people?: readonly DemoPerson[];
  /** Issuer of the people's tokens. */
  readonly issuer?: string;
}

interface World {
  readonly seed: number;
  readonly now: number;
  readonly accounts: readonly DemoAccount[];
  readonly issued: ReadonlyMap<DemoAccount, IssuedCards>;
  readonly people: readonly Row<'people'>[];
  readonly grants: readonly Row<'grants'>[];
  readonly sites: readonly Site[];
}

function createWorld(options: DemoOptions): World {
  const { seed = DEMO_SEED, asOf, cards = DEMO_CARDS, people = [], issuer = '' } = options;
  const now = asOf.getTime();
  const counts = parts(
    cards,
    ACCOUNT_PLANS.map(({ share }) => share),
  );
  const accounts = ACCOUNT_PLANS.map((plan, index) =>
    makeAccount(seed, plan, counts[index] ?? 0, now),
  );
  const rows = peopleRows(seed, people, issuer, now);
  const [main] = accounts;
  const colleagues =
    main && people.length > 0 ? colleagueRows(seed, main, issuer, now) : { people: [], grants: [] };
  return {
    seed,
    now,
    accounts,
    issued: new Map(accounts.map((account) => [account, issueCards(seed, account, now)])),
    people: [...rows, ...colleagues.people],
    grants: [...grantRows(people, rows, accounts), ...colleagues.grants],
    sites: createSites(seed),
  };
}

/** The person who acts in the demo's past: its first, the administrator. */
const actorOf = ({ people }: World) => people[0] ?? null;

const dayBefore = (now: number) => new Date(now - MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

function accountRow({ now }: World, account: DemoAccount, limitCents: number): Row<'accounts'> {
  const { plan, id, closesAt } = account;
  return {
    account_id: id,
    account_number: plan.accountNumber,
    name: plan.name,
    state: closesAt <= now ? 'readOnly' : 'open',
    locked_from: null,
    time_zone: plan.timeZone,
    week_starts_on: plan.weekStartsOn,
    currency: 'USD',
    credit_limit_cents: limitCents,
    features: [...plan.features],
    opened_on: plan.isNew ? dayBefore(now) : '2021-03-01',
    last_activity_at: plan.isNew ? null : new Date(Math.min(now, closesAt)).toISOString(),
    closed_at: null,
    package: account.plan.readOnlyForDays === null ? 'plus' : 'regular',
    next_package: null,
    next_package_from: null,
    integrations: [],
    version: 1,
  };
}

/** The random stream for one part of an account. */
const randomFor = ({ seed }: World, { plan }: DemoAccount, part: string): Random =>
  createRandom(seed, `${part}:${plan.accountNumber}`);

function startRun(world: World, account: DemoAccount): AccountRun {
  const { seed, now, sites } = world;
  const cards = world.issued.get(account)?.cards ?? [];
  const label = account.plan.accountNumber;
  return {
    account,
    runners: createUnits(account, cards, sites).map((unit, index) => {
      const random = createRandom(seed, `unit:${label}:${index}`);
      return { unit, random, errands: errandsOf(random, unit, sites, now) };
    }),
    posted: new Map(),
    sightings: [],
    lastNumber: FIRST_TRANSACTION_NUMBER,
  };
}

/** Rows that exist before the first purchase. */
function openingBatch(world: World, runs: readonly AccountRun[], mileageFactor: number): OpenBatch {
  const batch: OpenBatch = {};
  putAll(batch, {
    sites: world.sites.map(({ row }) => row),
    people: world.people,
    person_properties: propertyRows(world.people, world.now),
  });
  for (const { account, runners } of runs) {
    const units = runners.map(({ unit }) => unit);
    const mobilesRandom = randomFor(world, account, 'mobiles');
    const number = { account_number: account.plan.accountNumber, account_id: account.id };
    putAll(batch, {
      account_numbers: [number],
      accounts: [accountRow(world, account, creditLimitCents(units, mileageFactor))],
      fleets: account.fleets.map((fleet) => fleetRow(account, fleet)),
      departments: account.fleets.flatMap(({ departments }) => departments),
      limit_profiles: [...account.profiles.values()],
      drivers: account.fleets.flatMap(({ drivers }) => withMobiles(mobilesRandom, drivers)),
    });
  }
  put(batch, 'grants', world.grants);
  return batch;
}

/** Bills, payments, funding, and express checks of an account, which must add up together. */
function bookRows(world: World, run: AccountRun, random: Random, by: string) {
  const { people, now } = world;
  const { account, posted } = run;
  const userId = people[0]?.user_id ?? null;
  const checksRandom = randomFor(world, account, 'expressChecks');
  const { entries: checkEntries, ...checks } = expressCheckRows(checksRandom, account, people, now);
  const paymentsRandom = randomFor(world, account, 'payments');
  const bank = bankRow(paymentsRandom, account.id, by, now);
  const fundsRandom = randomFor(world, account, 'funds');
  const options = { bankId: bank.id, by, userId, now };
  const { entries: fundEntries, ...funds } = fundRows(fundsRandom, account, options);
  const otherEntries = [...checkEntries, ...fundEntries];
  const billEntries = billing(random, account, posted, otherEntries, now);
  const transfers = numbered([...paymentRows(billEntries, bank.id, by), ...funds.transfers]);
  return {
    ...funds,
    ...checks,
    funding_methods: [bank, ...funds.funding_methods],
    transfers,
    ledger_entries: [...billEntries, ...otherEntries],
    events: [
      ...checks.events,
      ...transfers.flatMap((row) => transferEvents(paymentsRandom, account, row, userId)),
    ],
  } satisfies DemoBatch;
}

/** Rows that depend on all purchases: cards, vehicles, orders, history, bills. */
function closingBatch(world: World, run: AccountRun): DemoBatch {
  const { account, sightings } = run;
  const { now } = world;
  const random = randomFor(world, account, 'closing');
  const issuedCards = world.issued.get(account);
  const actor = actorOf(world);
  const userId = actor?.user_id ?? null;
  const placedBy = actor ? `${actor.first_name} ${actor.last_name}` : 'Fleet office';
  const orders = issuedCards ? orderRows(account.id, issuedCards.book, placedBy) : [];
  const cards = issuedCards?.cards ?? [];
  const cardRequests = account.plan.features.includes('cardAssignments')
    ? cardRequestRows(randomFor(world, account, 'cardRequests'), account, cards, userId, now)
    : { requests: [], events: [] };
  const books = bookRows(world, run, random, placedBy);
  const rewards = rewardRows(randomFor(world, account, 'rewards'), account, userId, now);
  const counts = {
    order: orders.length,
    transfer: books.transfers.length,
    expressCheck: books.express_checks.length,
    redemption: rewards.reward_redemptions?.length ?? 0,
  };
  const isMain = account === world.accounts[0];
  return {
    ...books,
    ...rewards,
    ...promptedIdRows(randomFor(world, account, 'promptedIds'), account, cards),
    vehicles: account.fleets.flatMap(({ vehicles }) =>
      vehicles.map(({ row, odometerMiles }) => ({ ...row, odometer_miles: odometerMiles })),
    ),
    orders,
    cards: cards.map(({ row, lastUsedAt }) => ({
      ...row,
      last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    })),
    cardholder_requests: cardRequests.requests,
    account_counters: Object.entries(counts).map(([counter, last_value]) => ({
      account_id: account.id,
      counter,
      last_value,
    })),
    add_on_enrolments: addOnRows(account, userId, now),
    ...(isMain && { notifications: notificationRows(random, account, sightings, now, userId) }),
    events: [
      ...cards.flatMap((card) => cardEvents(random, account, card, userId)),
      ...orders.flatMap((order) => orderEvents(random, account, order, userId)),
      ...cardRequests.events,
      ...books.events,
      ...(account.closesAt <= now ? [readOnlyEvent(random, account)] : []),
    ],
  };
}

const sizeOf = (batch: OpenBatch) =>
  (batch.transactions?.length ?? 0) +
  (batch.transaction_lines?.length ?? 0) +
  (batch.ledger_entries?.length ?? 0);

/**
 * Yields the demo's rows in batches: a customer with four accounts and eighteen months of
 * purchases, each checked against the card's limits. The same seed and date give the same rows on
 * every machine, and only the current batch is held in memory.
 *
 * @throws StartupError if there are too few cards for that many purchases.
 */
export function* generateDemo(options: DemoOptions): Generator<DemoBatch, void> {
  const world = createWorld(options);
  const lastDay = toCalendarDate(fromAbsolute(world.now, 'UTC'));
  const days = daysBetween(lastDay.subtract({ months: DEMO_MONTHS }), lastDay);
  const prices = createPrices(world.seed, lastDay.subtract({ months: DEMO_MONTHS }), lastDay);
  const runs = world.accounts.map((account) => startRun(world, account));
  const units = runs.flatMap(({ runners }) => runners.map(({ unit }) => unit));
  const mileageFactor = drivingFactor(
    units,
    days.length,
    options.transactions ?? DEMO_TRANSACTIONS,
  );
  const opening = openingBatch(world, runs, mileageFactor);
  put(opening, 'region_prices', prices.rows);
  yield opening;
  let batch: OpenBatch = {};
  for (const date of days) {
    const day = demoDay(date);
    for (const run of runs)
      runDay(run, { day, prices, factor: mileageFactor, now: world.now }, batch);
    if (sizeOf(batch) < ROWS_PER_BATCH) continue;
    yield batch;
    batch = {};
  }
  yield batch;
  for (const run of runs) if (!run.account.plan.isNew) yield closingBatch(world, run);
}
