import { beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@forecourt/api-client/contract';
import { StartupError } from '@forecourt/server';
import { TELEMATICS_DEFAULTS } from '@forecourt/validation';
import type { JobData, JobName } from '../jobs/jobs.ts';
import { checkSpend } from '../ledger/checkBooks.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { countOf } from '../store/countOf.ts';
import { sameAccount, selectIn } from '../store/inAccount.ts';
import { pick, pickEach, send } from '../testing/gateway.ts';
import { TEST_ISSUER } from '../testing/tokens.ts';
import { startGateway } from '../testing/startWorld.ts';
import type { IssuedNumber } from '../vault/cardVault.ts';
import { emptyDatabase, isEmpty, seedDemo, type SeedCounts } from './seedDemo.ts';
import {
  collectDemo,
  DEMO_AS_OF,
  DEMO_PEOPLE,
  sumOf,
  type CollectedDemo,
} from './testing/collect.ts';

const server = startGateway();

const SIZE = { cards: 60, transactions: 5_000 };
let demo: CollectedDemo;
let counts: SeedCounts;
const jobs: JobData[JobName][] = [];

const issued: IssuedNumber[] = [];
/** Repeats the first number now and then, whatever was issued in between. */
const issueNumber = (ending?: string): IssuedNumber => {
  const [first] = issued;
  const number =
    first && issued.length % 5 === 0 ? first : server.gateway.vault.issueNumber(ending);
  issued.push(number);
  return number;
};

const seed = () =>
  seedDemo(server.db, {
    ...SIZE,
    asOf: DEMO_AS_OF,
    people: DEMO_PEOPLE,
    issuer: TEST_ISSUER,
    vault: { ...server.gateway.vault, issueNumber },
    jobs: {
      send: (_trx, _name, data) => {
        jobs.push(data);
        return Promise.resolve();
      },
    },
  });

beforeAll(async () => {
  server.gateway.clock.set(DEMO_AS_OF);
  demo = collectDemo({ ...SIZE, issuer: TEST_ISSUER });
  counts = await seed();
}, 60_000);

const mainAccount = () => demo.accounts[0]?.account_id ?? '';

async function ask(
  subject: string,
  name: CallName,
  query: Record<string, string> = {},
  params: Record<string, string> = {},
) {
  const token = await server.gateway.issuer.sign({ subject });
  const options = { token, accountId: mainAccount(), query, params };
  const { status, body } = await send(server.gateway, name, options);
  expect(status).toBe(200);
  return body;
}

/** Purchases with a vehicle signal, earliest first. */
const testified = () =>
  selectIn(server.db, mainAccount(), 'purchase_signals as g')
    .innerJoin('transactions as t', (on) => sameAccount(on, 't.id', 'g.transaction_id'))
    .innerJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 't.vehicle_id'))
    .selectAll('g')
    .select(['t.flags', 't.fuel_milligallons', 't.odometer_miles as typed_miles'])
    .select(['t.vehicle_id', 't.occurred_at', 'v.tank_capacity_milligallons as tank'])
    .orderBy('t.occurred_at')
    .execute();

describe('seedDemo', () => {
  it('replaces a card number that is already taken, in any batch', () => {
    const again = issued.filter(({ numberHmac }) => numberHmac === issued[0]?.numberHmac);
    expect(again.length).toBeGreaterThan(10);
  });

  it('inserts every row that the generator produces', async () => {
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(demo).map(([table, rows]) => [table, rows.length])),
    );
    for (const table of ['transactions', 'transaction_lines', 'ledger_entries', 'cards'] as const) {
      expect(await countOf(server.db.selectFrom(table))).toBe(demo[table].length);
    }
    const events = await server.db.selectFrom('events').select('action').execute();
    const made = events.filter(({ action }) => !action.startsWith('card.driver'));
    expect(made).toHaveLength(demo.events.length);
    for (const account of demo.accounts) {
      expect(await checkLedger(server.db, account.account_id)).toEqual([]);
    }
  });

  it('[GW-139] seeds an Overview whose figures are the sums of its rows', async () => {
    const body = await ask('admin1', 'getDashboard');
    const account = demo.accounts[0];
    const own = demo.transactions.filter((row) => row.account_id === account?.account_id);
    const cycle = own.filter((row) => row.occurred_on >= '2026-11-01' && row.status !== 'declined');
    const ledger = (name: string) =>
      sumOf(
        demo.ledger_entries.filter(
          (row) => row.account_id === account?.account_id && row.ledger === name,
        ),
        (row) => row.amount_cents,
      );
    expect(pick(body, 'spend', 'cycleToDateCents')).toBe(sumOf(cycle, (row) => row.net_cents));
    expect(pick(body, 'spend', 'cycleMilligallons')).toBe(
      sumOf(cycle, (row) => row.fuel_milligallons),
    );
    expect(pick(body, 'balances')).toMatchObject({
      postedCents: ledger('receivable'),
      pendingCents: ledger('pending'),
      availableCents: (account?.credit_limit_cents ?? 0) - ledger('receivable') - ledger('pending'),
      dueCents: 410_000,
    });
    expect(pick(body, 'fees', 'totalCents')).toBe(4_800);
    expect(await ask('admin1', 'listBills')).toMatchObject({
      dueCents: 410_000,
      owedCents: ledger('receivable'),
    });
    const october = own.filter((row) => row.occurred_on.startsWith('2026-10'));
    expect(pick(body, 'months', 4, 'totalCents')).toBe(sumOf(october, (row) => row.net_cents));
    expect(pick(body, 'months', 5, 'totalCents')).toBe(pick(body, 'spend', 'cycleToDateCents'));
    expect(pick(body, 'topCards')).toHaveLength(5);
    const week = own.filter((row) => row.status === 'declined' && row.occurred_on >= '2026-11-15');
    expect(pick(body, 'declines', 'lastSevenDays')).toBe(week.length);
  });

  it('totals the discounts of the listed purchases', async () => {
    const days = { fromDate: '2026-01-10', toDate: '2026-31-10' };
    const body = await ask('admin1', 'listTransactions', { ...days, total: 'true' });
    const lines = demo.transaction_lines.filter(
      (line) => line.account_id === mainAccount() && line.occurred_on.startsWith('2026-10'),
    );
    const discountCents = sumOf(lines, (line) => line.discount_cents);
    expect(discountCents).toBeGreaterThan(0);
    expect(pick(body, 'totals', 'discountCents')).toBe(discountCents);
  });

  it('[GW-134] lists four open notifications', async () => {
    expect(pick(await ask('admin1', 'listNotifications'), 'items')).toHaveLength(4);
  });

  describe('requests from drivers at the pump', () => {
    const driverActions = ['card.driverTexted', 'card.driverOpened', 'card.driverAsked'];
    it.each([
      ['open', driverActions],
      ['used', [...driverActions, 'card.driverAllowed', 'card.driverUsed']],
      ['refused', [...driverActions, 'card.driverRefused']],
    ] as const)('shows one that is %s, also in both timelines', async (state, steps) => {
      const one = await server.db
        .selectFrom('driver_requests')
        .select(['transaction_id', 'card_id', 'driver_id'])
        .where('state', '=', state)
        .executeTakeFirstOrThrow();
      const transactionId = one.transaction_id;
      expect(await ask('admin1', 'getDriverRequest', {}, { transactionId })).toMatchObject({
        state,
      });
      for (const [name, params] of [
        ['getCardAudit', { cardId: one.card_id }],
        ['getDriverTimeline', { id: one.driver_id }],
      ] as const) {
        const body = await ask('admin1', name, { limit: '500' }, params);
        const actions = pickEach(body, 'items', 'action').toReversed();
        expect(actions.filter((action) => steps.some((step) => step === action))).toEqual(steps);
      }
    });

    it('shows in the card’s history that a guide was texted and opened', async () => {
      const guide = await server.db
        .selectFrom('card_guides')
        .select('card_id')
        .executeTakeFirstOrThrow();
      const params = { cardId: guide.card_id };
      const body = await ask('admin1', 'getCardAudit', { limit: '500' }, params);
      const told = pickEach(body, 'items', 'action').filter((one) =>
        String(one).startsWith('card.driverGuide'),
      );
      expect(told).toEqual(['card.driverGuideOpened', 'card.driverGuideTexted']);
    });
  });

  it('limits a viewer to the granted fleets, and finds a card by its last digits', async () => {
    const main = demo.cards.filter((card) => card.account_id === mainAccount());
    const seen = demo.grants.find((grant) => grant.role === 'viewer')?.fleet_ids ?? [];
    const narrow = main.filter((card) => seen.includes(card.fleet_id));
    expect(pick(await ask('manager1', 'listCards', { total: 'true' }), 'total')).toBe(main.length);
    expect(pick(await ask('viewer1', 'listCards', { total: 'true' }), 'total')).toBe(narrow.length);
    expect(narrow.length).toBeLessThan(main.length);
    const secrets = await server.db.selectFrom('card_secrets').selectAll().execute();
    expect(secrets).toHaveLength(demo.cards.length);
    expect(pick(await ask('admin1', 'listCards', { q: '4821' }), 'items', 0, 'last4')).toBe('4821');
  });

  it('shows who exported earlier statements, and that the latest is not exported', async () => {
    const statements = pickEach(await ask('admin1', 'listStatements'), 'items', 'statementId');
    expect(statements.length).toBeGreaterThan(2);
    const exported = await Promise.all(
      statements.slice(0, 3).map(async (id) => {
        const body = await ask('admin1', 'getJournalEntry', {}, { statementId: String(id) });
        return pick(body, 'entry', 'exported');
      }),
    );
    const once = { count: 1, by: 'Dana Example' };
    expect(exported).toEqual([null, expect.objectContaining(once), expect.objectContaining(once)]);
  });

  describe('vehicle signals', () => {
    it('contradict some purchases, all of which are flagged', async () => {
      const rows = await testified();
      const { awayMiles } = TELEMATICS_DEFAULTS;
      for (const row of rows) {
        const isAway = (row.away_miles ?? 0) > awayMiles + (row.driven_miles ?? 0);
        const isOver = row.fuel_milligallons > (row.room_milligallons ?? Infinity);
        expect([row.flags.includes('vehicleAway'), row.flags.includes('tankRoom')]).toEqual([
          isAway,
          isOver,
        ]);
      }
      const away = rows.filter(({ flags }) => flags.includes('vehicleAway'));
      expect(new Set(away.map((row) => row.away_miles))).toEqual(new Set([412]));
      const overfull = rows.filter(({ flags }) => flags.includes('tankRoom'));
      expect(overfull.length).toBeGreaterThan(0);
      expect(overfull.length).toBeLessThan(rows.length / 4);
      const misread = rows.filter(
        (row) => row.typed_miles !== null && row.typed_miles !== row.odometer_miles,
      );
      expect(misread.length).toBeGreaterThan(0);
      for (const { flags } of misread) expect(flags).toContain('odometer');
    });

    it('appear on the purchase and in the alerts, and match the spend summaries', async () => {
      const rows = await testified();
      const odd = rows.filter(({ flags }) => flags.includes('vehicleAway'));
      const transactionId = odd[0]?.transaction_id ?? '';
      const body = await ask('admin1', 'getTransaction', {}, { transactionId });
      expect(body).toMatchObject({
        transaction: { flags: odd[0]?.flags },
        signal: { awayMiles: 412, odometerMiles: odd[0]?.odometer_miles },
      });
      const raised = await selectIn(server.db, mainAccount(), 'card_exceptions')
        .select('transaction_id')
        .where('kind', '=', 'location')
        .execute();
      expect(raised.map((row) => row.transaction_id)).toEqual(
        expect.arrayContaining(odd.map((row) => row.transaction_id)),
      );
      expect(await checkSpend(server.db, mainAccount())).toEqual([]);
    });

    it('never run an odometer backward, and come from more than ten vehicles', async () => {
      const rows = await testified();
      const last = new Map<string, number>();
      for (const { vehicle_id: id, odometer_miles: miles } of rows) {
        if (id === null || miles === null) continue;
        expect(miles).toBeGreaterThanOrEqual(last.get(id) ?? 0);
        last.set(id, miles);
      }
      expect(pick(await ask('admin1', 'getTelematics'), 'reportingCount')).toBeGreaterThan(10);
    });
  });

  it('queues a job for each order in progress', () => {
    const open = demo.orders.filter((order) => order.step !== 'active');
    expect(new Set(jobs.flatMap((job) => ('orderId' in job ? job.orderId : [])))).toEqual(
      new Set(open.map((order) => order.id)),
    );
  });

  it('[RPT-02] creates saved reports and queues an export of each', async () => {
    expect(pick(await ask('admin1', 'listSavedReports'), 'items')).toHaveLength(3);
    expect(jobs.filter((job) => 'exportId' in job)).toHaveLength(3);
  });

  it('refuses a database with customers in it until it is emptied', async () => {
    await expect(seed()).rejects.toThrow(StartupError);
    await emptyDatabase(server.db);
    expect(await isEmpty(server.db)).toBe(true);
    expect(await seed()).toEqual(counts);
  });
});
