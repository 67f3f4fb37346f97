import { beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  cardholderName,
  promptedIdNumber,
  NOTIFICATION_KINDS,
  vinWarning,
  isNotificationKind,
} from '@forecourt/validation';
import { collectDemo, DEMO_AS_OF, hashDemo, sumOf, type CollectedDemo } from './testing/collect.ts';
import { reevaluate, statesOf } from './testing/reevaluate.ts';

/** Number of demo people who sign in. */
const SIGNING_IN = 4;
const SMALL = { cards: 40, transactions: 3_000 };
let demo: CollectedDemo;
beforeAll(() => {
  demo = collectDemo();
});

const mainAccount = () => demo.accounts[0]?.account_id ?? '';
const inMain = <T extends { account_id: string }>(rows: readonly T[]) =>
  rows.filter((row) => row.account_id === mainAccount());

function expectLinesToAddUp({ transactions, transaction_lines }: CollectedDemo) {
  const lines = Map.groupBy(transaction_lines, (line) => line.transaction_id);
  const wrongLines = transaction_lines.filter(
    (line) =>
      line.net_cents !== line.gross_cents - line.discount_cents ||
      line.gross_cents !==
        Math.floor((line.quantity_thousandths * line.unit_price_mills + 5_000) / 10_000),
  );
  const wrong = transactions.filter((row) => {
    const own = lines.get(row.id) ?? [];
    return (
      row.net_cents !== sumOf(own, (line) => line.net_cents) ||
      row.discount_cents !== sumOf(own, (line) => line.discount_cents) ||
      row.authorized_cents !== sumOf(own, (line) => line.gross_cents) ||
      (row.status === 'declined') !== (own.length === 0) ||
      (row.status === 'declined') !== row.asked_lines.length > 0 ||
      row.fuel_milligallons !==
        sumOf(own, (line) => (line.category_id === 1 ? line.quantity_thousandths : 0)) ||
      own.some((line) => line.occurred_on !== row.occurred_on)
    );
  });
  expect(wrongLines).toEqual([]);
  expect(wrong).toEqual([]);
}

function expectBooksToBalance({ accounts, transactions, ledger_entries }: CollectedDemo) {
  const movements = Map.groupBy(ledger_entries, (entry) => entry.movement_id);
  const unbalanced = [...movements.values()].filter(
    (sides) => sides.length < 2 || sumOf(sides, (side) => side.amount_cents) !== 0,
  );
  expect(unbalanced).toEqual([]);
  for (const { account_id } of accounts) {
    const own = transactions.filter((row) => row.account_id === account_id);
    const entries = ledger_entries.filter((entry) => entry.account_id === account_id);
    const ledger = (name: string) =>
      sumOf(
        entries.filter((entry) => entry.ledger === name),
        (entry) => entry.amount_cents,
      );
    const net = (status: string) =>
      sumOf(
        own.filter((row) => row.status === status),
        (row) => row.net_cents,
      );
    expect(ledger('pending')).toBe(net('pending'));
    expect(ledger('purchases')).toBe(0 - net('pending') - net('complete'));
    const paid = ledger('payments') + ledger('cash');
    expect(ledger('receivable')).toBe(net('complete') - ledger('fees') - ledger('checks') - paid);
  }
}

function expectOdometersToGrow({ transactions }: CollectedDemo) {
  const read = transactions.filter(
    (row) =>
      row.vehicle_id !== null &&
      row.odometer_miles !== null &&
      !row.flags.includes('odometer') &&
      row.status !== 'declined',
  );
  const back = [...Map.groupBy(read, (row) => row.vehicle_id ?? '').values()].flatMap((rows) => {
    const inOrder = rows.toSorted((row, two) => row.occurred_at.localeCompare(two.occurred_at));
    return inOrder.filter(
      (row, at) => (inOrder[at - 1]?.odometer_miles ?? 0) > (row.odometer_miles ?? 0),
    );
  });
  expect(back).toEqual([]);
}

function expectRulesToAgree(some: CollectedDemo) {
  const differing = reevaluate(some).filter(({ transaction, outcome, reasons }) =>
    transaction.status === 'declined'
      ? outcome !== 'declined' ||
        JSON.stringify(reasons) !== JSON.stringify(transaction.decline_reasons)
      : outcome !== 'approved',
  );
  expect(differing).toEqual([]);
}

describe('generateDemo', () => {
  it('generates the same rows from the same seed and date, on every machine', () => {
    const first = hashDemo(SMALL);
    expect(hashDemo(SMALL)).toBe(first);
    expect(first).toBe('8d840d44f2943982');
    expect(hashDemo({ ...SMALL, seed: 7 })).not.toBe(first);
    expect(hashDemo({ ...SMALL, asOf: new Date('2026-11-20T16:42:00.000Z') })).not.toBe(first);
  });

  it('generates four accounts and about as many rows as requested', () => {
    expect(demo.accounts.map((row) => row.account_number)).toEqual([
      '0412',
      '0427',
      '0533',
      '0698',
    ]);
    expect(inMain(demo.fleets)).toHaveLength(4);
    expect(inMain(demo.departments)).toHaveLength(8);
    expect([demo.cards.length, demo.drivers.length, demo.vehicles.length]).toEqual([250, 150, 180]);
    expect(Math.abs(demo.transactions.length - 60_000)).toBeLessThan(3_000);
    const declined = demo.transactions.filter((row) => row.status === 'declined').length;
    expect(declined / demo.transactions.length).toBeGreaterThan(0.03);
    expect(declined / demo.transactions.length).toBeLessThan(0.05);
    expect(new Set(demo.cards.map((row) => row.status)).size).toBe(10);
    expect(demo.transactions.every((row) => row.occurred_at <= DEMO_AS_OF.toISOString())).toBe(
      true,
    );
  });

  it('makes every purchase the sum of its lines', () => expectLinesToAddUp(demo));

  it('balances every movement, and keeps the ledgers equal to the purchases', () =>
    expectBooksToBalance(demo));

  it('never lets an account owe more than its credit limit', () => {
    for (const account of demo.accounts.filter(
      (candidate) => candidate.last_activity_at !== null,
    )) {
      const days = Map.groupBy(
        demo.ledger_entries.filter(
          (row) =>
            row.account_id === account.account_id && ['receivable', 'pending'].includes(row.ledger),
        ),
        (row) => row.entered_on,
      );
      let owed = 0;
      let most = 0;
      for (const day of [...days.keys()].toSorted()) {
        owed += sumOf(days.get(day) ?? [], (row) => row.amount_cents);
        most = Math.max(most, owed);
      }
      expect(most).toBeLessThan(account.credit_limit_cents);
      expect(most).toBeGreaterThan(account.credit_limit_cents / 10);
    }
  });

  it('includes a new account with no cards or activity', () => {
    const { account_id: newest } = demo.accounts.at(-1) ?? {};
    const { fleets, cards, drivers, limit_profiles, transactions, ledger_entries } = demo;
    const of = (rows: readonly { readonly account_id: string }[]) =>
      rows.filter((row) => row.account_id === newest);
    expect(of(fleets)).toHaveLength(1);
    for (const rows of [cards, drivers, limit_profiles, transactions, ledger_entries]) {
      expect(of(rows)).toEqual([]);
    }
  });

  it('never runs an odometer backward, except in readings flagged as wrong', () =>
    expectOdometersToGrow(demo));

  it('approves nothing on a card that is not active, or in a read-only account', () => {
    const stateAt = statesOf(demo);
    const approved = demo.transactions.filter((row) => row.status !== 'declined');
    expect(approved.filter((row) => stateAt(row.card_id, row.occurred_at) !== 'active')).toEqual(
      [],
    );
    const closed = demo.events.find((event) => event.action === 'account.readOnly');
    const late = demo.transactions.filter(
      (row) => row.account_id === closed?.account_id && row.occurred_at >= closed.occurred_at,
    );
    expect(closed).toBeDefined();
    expect(late).toEqual([]);
  });

  it('[TXN-02] gives each purchase the outcome and decline reasons of the rules', () => {
    expectRulesToAgree(demo);
  });

  it('gives each card the status and last use that follow from its history', () => {
    const stateAt = statesOf(demo);
    const wrong = demo.cards.filter(
      (card) => stateAt(card.id, DEMO_AS_OF.toISOString()) !== card.status,
    );
    expect(wrong).toEqual([]);
    const used = Map.groupBy(
      demo.transactions.filter((row) => row.status !== 'declined'),
      (row) => row.card_id,
    );
    const last = (cardId: string) =>
      used
        .get(cardId)
        ?.map((row) => row.occurred_at)
        .toSorted()
        .at(-1) ?? null;
    expect(demo.cards.filter((card) => card.last_used_at !== last(card.id))).toEqual([]);
  });

  it('records the right card count on every order', () => {
    const cards = Map.groupBy(demo.cards, (card) => card.order_id ?? '');
    expect(demo.orders.length).toBeGreaterThan(10);
    expect(demo.orders.filter((order) => cards.get(order.id)?.length !== order.card_count)).toEqual(
      [],
    );
    const known = new Set(demo.orders.map((order) => order.id));
    expect(
      demo.cards.filter((card) => card.order_id !== null && !known.has(card.order_id)),
    ).toEqual([]);
  });

  it('leaves three notifications open, and none without its text’s parameters', () => {
    const open = demo.notifications.filter((row) => row.state === 'open');
    expect(new Set(open.map((row) => row.message_key))).toEqual(
      new Set([
        'notification.burst',
        'notification.cardholderRequests',
        'notification.paymentReturned',
      ]),
    );
    expect(open).toHaveLength(3);
    const incomplete = demo.notifications.filter(({ message_key, params, level }) => {
      if (!isNotificationKind(message_key)) return true;
      const kind = NOTIFICATION_KINDS[message_key];
      return level !== kind.level || kind.params.some((name) => params[name] === undefined);
    });
    expect(incomplete).toEqual([]);
    const burst = demo.transactions.filter((row) => row.flags.includes('burst'));
    expect(burst).toHaveLength(6);
    expect(open.find((row) => row.card_id !== null)?.params['amountCents']).toBe(
      sumOf(burst, (row) => row.net_cents),
    );
  });

  it('charges the current cycle’s fee and reverses a returned payment', () => {
    const fees = inMain(demo.ledger_entries).filter(
      (row) => row.ledger === 'fees' && row.entered_on.startsWith('2026-11'),
    );
    expect(fees.map((row) => [row.kind, row.amount_cents])).toEqual([
      ['fee.fraudProtector', -4_800],
    ]);
    const back = inMain(demo.ledger_entries).filter((row) => row.kind === 'reversal');
    expect(back.map((row) => row.amount_cents).toSorted((a, b) => a - b)).toEqual([
      -410_000, 410_000,
    ]);
  });

  it('[EXPR-01] [FUND-09] [FUND-12] has checks and funds that match the ledger', () => {
    const { express_checks: checks, transfers, ledger_entries: entries } = demo;
    expect(new Set(checks.map(({ status }) => status))).toEqual(
      new Set(['activated', 'blocked', 'onHold']),
    );
    expect(checks.some((check) => check.registered_at !== null && check.cashed_at === null)).toBe(
      true,
    );
    const entriesOf = Map.groupBy(entries, (row) => `${row.reference_id} ${row.ledger}`);
    const movedBy = (id: string, ledger: string) =>
      sumOf(entriesOf.get(`${id} ${ledger}`) ?? [], (row) => row.amount_cents);
    for (const one of checks) {
      const isRefunded = one.status === 'onHold';
      const owed = one.fee_cents + (isRefunded ? 0 : one.amount_cents);
      expect(movedBy(one.id, 'receivable')).toBe(owed);
      expect(movedBy(one.id, 'fees')).toBe(-one.fee_cents);
      const isOpen = !isRefunded && one.cashed_at === null;
      expect(movedBy(one.id, 'checks')).toBe(isOpen ? -one.amount_cents : 0);
    }
    const funds = transfers.filter(({ purpose }) => purpose === 'funds');
    expect(new Set(funds.map(({ stage }) => stage))).toEqual(new Set(['settled', 'failed']));
    expect(funds.some(({ asked_by: by }) => by === null)).toBe(true);
    for (const one of funds) {
      const came = one.stage === 'settled';
      expect(movedBy(one.id, 'receivable')).toBe(came ? -one.amount_cents : 0);
      expect(movedBy(one.id, 'cash')).toBe(came ? one.amount_cents + one.fee_cents : 0);
      expect(movedBy(one.id, 'fees')).toBe(came ? 0 - one.fee_cents : 0);
    }
    expect(demo.funding_settings).toMatchObject([
      { auto_is_on: false, auto_amount_cents: 200_000 },
    ]);
    const numbers = inMain(transfers).map((row) => Number(row.transfer_number));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it('[CARD-23, DRIVER-01] generates names and VINs that the forms accept', () => {
    const unfit = demo.drivers.filter(
      ({ first_name: firstName, last_name: lastName }) =>
        !cardholderName.safeParse({ firstName, lastName }).success,
    );
    expect(unfit).toEqual([]);
    expect(demo.vehicles.filter(({ vin }) => vin === null || vinWarning(vin) !== null)).toEqual([]);
    expect(demo.cards.filter((card) => card.name_on_card.length > 30)).toEqual([]);
  });

  it('[PID-05] [PID-08] generates unique prompted IDs that the form accepts, with cards', () => {
    const rule = promptedIdNumber();
    const unfit = demo.prompted_ids.filter(
      ({ number, type, status }) =>
        !rule.safeParse(number).success || (type === 'V' && status === 'off'),
    );
    expect(unfit).toEqual([]);
    const main = inMain(demo.prompted_ids);
    expect(new Set(main.map(({ type }) => type))).toEqual(new Set(['D', 'V']));
    expect(new Set(main.map(({ name }) => name.toUpperCase())).size).toBe(main.length);
    expect(new Set(main.map(({ type, number }) => type + number)).size).toBe(main.length);
    const owned = new Set(
      demo.prompted_id_cards.map((prompted_id_card) => prompted_id_card.prompted_id),
    );
    expect(owned.size).toBe(demo.prompted_ids.length);
    expect(inMain(demo.drivers).some(({ mobile }) => mobile !== null)).toBe(true);
  });

  it('[CARD-20] has card requests in every status, from drivers without a card', () => {
    const requests = inMain(demo.cardholder_requests);
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(['pending', 'assigned', 'denied', 'unassigned']),
    );
    const holders = new Set(demo.cards.map((card) => card.driver_id));
    expect(requests.filter((request) => holders.has(request.driver_id))).toEqual([]);
    expect(new Set(requests.map((request) => request.driver_id)).size).toBe(requests.length);
    const types = new Map(demo.cards.map((card) => [card.id, card.card_type]));
    expect(
      requests.filter(
        (request) => request.card_id !== null && types.get(request.card_id) !== 'single',
      ),
    ).toEqual([]);
    expect(demo.cardholder_requests).toEqual(requests);
  });

  it('grants the viewer two fleets and the manager all of them', () => {
    // people who sign in come first, then their colleagues
    const own = new Set(demo.people.slice(0, SIGNING_IN).map((one) => one.user_id));
    const signingIn = demo.grants.filter((grant) => own.has(grant.user_id));
    const grants = Map.groupBy(signingIn, (grant) => grant.role);
    expect(new Set(demo.grants.map(({ state }) => state)).size).toBe(3);
    expect(grants.get('administrator')).toHaveLength(4);
    expect(grants.get('manager')?.map((grant) => grant.fleet_ids)).toEqual([null]);
    expect(grants.get('viewer')?.[0]?.fleet_ids).toHaveLength(2);
    expect(grants.get('financial')).toHaveLength(1);
  });

  it('contains no card number', () => {
    const text = JSON.stringify({ ...collectDemo(SMALL), people: [] });
    expect(text.match(/(?<![\w-])\d{10,20}(?![\w-])/g) ?? []).toEqual([]);
  });

  it('keeps lines, books, odometers, and rules right for other seeds and dates', () => {
    const asOf = fc.date({
      min: new Date('2026-06-01'),
      max: new Date('2026-12-20'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.nat(), asOf, (seed, date) => {
        const other = collectDemo({ ...SMALL, seed, asOf: date });
        expectLinesToAddUp(other);
        expectBooksToBalance(other);
        expectOdometersToGrow(other);
        expectRulesToAgree(other);
      }),
      { numRuns: 6 },
    );
  });

  it('throws if there are too few cards for so many transactions', () => {
    expect(() => collectDemo({ cards: 20, transactions: 60_000 })).toThrow('Use more cards');
  });
});
