import { asyncProperty, assert, constantFrom, array, record, integer } from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentState } from '@forecourt/validation';
import { Refusal } from '../../http/refusal.ts';
import { applyProviderEvent } from '../../http/webhooks.ts';
import { between, insertEntries, movementRows } from '../../ledger/postMovement.ts';
import { reportService } from '../alerts/serviceStates.ts';
import { formatMoney } from '../../pdf/formats.ts';
import type { MovementKind } from '../../store/schema.ts';
import { pick, pickEach, pickText, TEST_NOW } from '../../testing/gateway.ts';
import { newId } from '../../store/ids.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { issueStatements } from '../statements/issueStatements.ts';
import { expectSoundBooks, linkedBank, charge } from '../../testing/money.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { canSeeWaiting, countWaiting } from '../../testing/whileStatusChanges.ts';
import { sweepTransfers } from '../transfers/submitTransfer.ts';
import { lockBalances } from './bills.ts';
import type { TestPerson } from '../../testing/world.ts';
import { textOfPdf } from '../../testing/textOfPdf.ts';

const world = startWorld();
const eventParts = () => ({
  db: world.db,
  jobs: world.gateway.queue,
  now: world.gateway.clock.now(),
});
let bankId: string;
const post = (enteredOn: string, cents: number, kind?: MovementKind) =>
  charge(world.db, world.accountId, enteredOn, cents, kind === undefined ? {} : { kind });
async function addBank(): Promise<void> {
  const { body } = await world.call('addBank', { body: linkedBank() });
  bankId = pickText(body, 'method', 'methodId');
}
beforeEach(addBank);
const pay = (amountCents: number, payOn: string | null = null, key?: string) =>
  world.call('payBill', {
    ...(key === undefined ? {} : { key }),
    body: { methodId: bankId, amountCents, payOn },
  });
const bills = async () => (await world.call('listBills')).body;
/** Issues every statement that is due. Returns the number issued. */
async function issued(): Promise<number> {
  const account = await world.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  const now = world.gateway.clock.now();
  return issueStatements(world.db, account, now);
}
const sound = () => expectSoundBooks(world.db, world.accountId);
const accountState = async () => pickText((await world.call('getAccountDetails')).body, 'state');
const removeBank = (version = 1) =>
  world.call('removeBank', { params: { methodId: bankId }, version });

describe('bills', () => {
  it('[GW-98] [ENT-42] are the charges of each month, paid oldest first', async () => {
    await post('2026-09-10', 40_000);
    await post('2026-10-02', 4_800, 'fee.fraudProtector');
    await post('2026-10-20', 60_000);
    await post('2026-11-05', 5_000);
    await pay(50_000);
    const body = await bills();
    expect(body).toMatchObject({
      owedCents: 59_800,
      dueCents: 54_800,
      dueOn: '2026-11-15',
      payOn: '2026-11-21',
      cutoffAt: '2026-11-22T04:59:59.999Z',
      items: [
        {
          month: '2026-10',
          amountCents: 64_800,
          purchasesCents: 60_000,
          fees: [{ feeKey: 'fee.fraudProtector', cents: 4_800 }],
          state: 'unpaid',
          paidCents: 10_000,
          openCents: 54_800,
        },
        { month: '2026-09', state: 'paid', openCents: 0 },
      ],
    });
    expect(pickText(body, 'items', 0, 'number')).toMatch(/^\d{10}-202610$/);
  });
});

/** The bills, and the amount due from before a day. */
const shown = async (fromDate = '2026-01-11') => {
  const query = { fromDate, toDate: '2026-21-11' };
  const { body } = await world.call('getDashboard', { query });
  return { bills: await bills(), due: pick(body, 'balances', 'dueCents') };
};

it('[GW-98] [GW-139] bills and amounts due are unchanged by issuing statements', async () => {
  await credited('2026-09-30');
  const purchase = async (postedOn: string, netCents: number) => {
    const occurredAt = `${postedOn}T15:00:00.000Z`;
    const id = await world.makePurchase(await world.makeCard(), { occurredAt, netCents });
    await book(postedOn, 'posting', netCents, id);
  };
  await purchase('2026-08-10', 40_000);
  await purchase('2026-10-20', 60_000);
  await purchase('2026-11-05', 5_000);
  await post('2026-10-02', 4_800, 'fee.fraudProtector');
  await book('2026-10-09', 'expressCheck', 7_000, newId());
  await book('2026-10-11', 'payment', -25_000, newId());
  await book('2026-11-12', 'payment', -10_000, newId());
  const before = [await shown(), await shown('2026-15-10')];
  expect(before).toMatchObject([{ due: 76_800 }, { due: 16_800 }]);
  expect(await issued()).toBe(3);
  expect([await shown(), await shown('2026-15-10')]).toEqual(before);
});

describe('listFees', () => {
  it('totals all fees, including those past the 1,000 listed', async () => {
    const cents = 350;
    const rows = Array.from({ length: 1_001 }, () =>
      movementRows({
        accountId: world.accountId,
        enteredOn: '2026-11-05',
        currency: 'USD',
        kind: 'fee.expressCheck',
        referenceId: null,
        lines: between('receivable', 'fees', cents),
      }),
    ).flat();
    await world.db.transaction().execute((trx) => insertEntries(trx, rows));
    const { body } = await world.call('listFees');
    expect(pick(body, 'totals')).toEqual([{ feeKey: 'fee.expressCheck', cents: 1_001 * cents }]);
    expect(pick(body, 'items')).toHaveLength(1_000);
  });
});

const range = (fromDate: string) =>
  world.call('listPayments', { query: { fromDate, toDate: '2026-21-11' } });

/** The number of payments in a state. */
const countOf = async (state: PaymentState) =>
  pick((await world.call('listPayments', { query: { state, total: 'true' } })).body, 'total');

describe('payments', () => {
  it('[PAY-01] [PAY-02] [PAY-03] [GW-99] made now are paid once they settle', async () => {
    await post('2026-10-20', 60_000);
    const key = '11111111-1111-4111-8111-111111111111';
    const paid = await pay(60_000, null, key);
    expect(paid.body).toMatchObject({
      stage: 'submitting',
      payOn: '2026-11-21',
      receivedOn: '2026-11-21',
      postedAt: null,
    });
    expect((await pay(60_000, null, key)).body).toEqual(paid.body);
    expect((await pay(1)).body).toMatchObject({ fields: [{ key: 'payment.aboveOwed' }] });
    expect((await pay(0)).body).toMatchObject({ fields: [{ key: 'payment.amountRequired' }] });
    expect([await countOf('scheduled'), await countOf('paid')]).toEqual([1, 0]);
    await world.gateway.runMoneyJobs();
    expect([await countOf('scheduled'), await countOf('paid')]).toEqual([0, 1]);
    const history = await world.call('listPayments', { query: { state: 'paid' } });
    expect(history.body).toMatchObject({ items: [{ stage: 'settled', number: '000001' }] });
    expect(await bills()).toMatchObject({ owedCents: 0, lastPayment: { amountCents: 60_000 } });
    const paymentId = pickText(paid.body, 'transferId');
    const receipt = await world.call('getPayment', { params: { paymentId } });
    expect(receipt.body).toMatchObject({
      movements: [
        { kind: 'payment', owedCents: -60_000, enteredOn: '2026-11-21' },
        { owedCents: 0 },
      ],
      history: [
        { action: 'transfer.asked', actor: 'Dana Morales' },
        { action: 'transfer.submit' },
        { action: 'transfer.accept', actor: null },
        { action: 'transfer.settle' },
      ],
    });
    await sound();
  });

  it('[PAY-02] [MSG-63] have a PDF receipt that matches the ledger to the cent', async () => {
    await post('2026-10-20', 60_000);
    const paymentOf = async (paymentId: string) => {
      const { body } = await world.call('getPaymentReceipt', { params: { paymentId } });
      expect(body).toMatchObject({ mediaType: 'application/pdf' });
      return textOfPdf(Buffer.from(pickText(body, 'base64'), 'base64'));
    };
    const owedBy = async (paymentId: string) => {
      const { cents } = await world.db
        .selectFrom('ledger_entries')
        .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
        .where('account_id', '=', world.accountId)
        .where('ledger', '=', 'receivable')
        .where('reference_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return formatMoney(cents, 'USD');
    };
    const paymentId = pickText((await pay(43_217)).body, 'transferId');
    await world.gateway.runMoneyJobs();
    const settled = await paymentOf(paymentId);
    const total = await owedBy(paymentId);
    expect(total).toBe('-$432.17');
    for (const said of [
      'Receipt 000001',
      'Settled',
      '$432.17',
      `Total\n${total}`,
      'November 21, 2026',
      'Accepted by the bank',
      'Dana Morales',
    ]) {
      expect(settled).toContain(said);
    }
    await applyProviderEvent(eventParts(), {
      eventId: 'returned-late',
      type: 'return',
      accountId: world.accountId,
      reference: paymentId,
      failure: 'insufficientFunds',
      code: 'R01',
    });
    const returned = await paymentOf(paymentId);
    expect(await owedBy(paymentId)).toBe('$0.00');
    for (const said of ['Returned', '(R01)', '-$432.17', 'Total\n$0.00']) {
      expect(returned).toContain(said);
    }
    const stranger = await world.makeStranger();
    const foreign = { params: { paymentId } };
    expect((await world.callAs(stranger, 'getPaymentReceipt', foreign)).status).toBe(404);
    await sound();
  });

  it('[PAY-05] [PAY-03] made ahead are sent after the cutoff, cancelable until then', async () => {
    await post('2026-10-20', 60_000);
    for (const [payOn, reason] of [
      ['2026-11-20', 'payment.cutoffPassed'],
      ['2027-03-01', 'payment.tooFarAhead'],
      ['someday', 'payment.dayNeeded'],
    ] as const) {
      expect((await pay(20_000, payOn)).body).toMatchObject({ fields: [{ key: reason }] });
    }
    const { body } = await pay(20_000, '2026-11-25');
    expect(body).toMatchObject({ stage: 'scheduled', receivedOn: null });
    expect([await countOf('scheduled'), await countOf('paid')]).toEqual([1, 0]);
    const seconds = (Date.parse('2026-11-26T04:59:59.999Z') - Date.parse(TEST_NOW)) / 1000;
    expect(world.gateway.sentJobs.at(-1)).toMatchObject({ afterSeconds: Math.ceil(seconds) + 1 });
    expect(await bills()).toMatchObject({ scheduledCents: 20_000, owedCents: 60_000 });
    expect((await pay(50_000)).status).toBe(409);
    const paymentId = pickText(body, 'transferId');
    const cancel = (version: number) =>
      world.call('cancelPayment', { params: { paymentId }, version });
    expect((await cancel(7)).body).toMatchObject({ errorCode: 'version.stale' });
    await world.goTo('2026-11-26T05:00:00Z');
    expect((await cancel(1)).body).toMatchObject({ fields: [{ key: 'payment.underWay' }] });
    await world.goTo('2026-11-25T12:00:00Z');
    expect((await cancel(1)).body).toMatchObject({ stage: 'canceled' });
    await world.gateway.runMoneyJobs();
    expect(await bills()).toMatchObject({ scheduledCents: 0, owedCents: 60_000 });
    await sound();
  });

  it('[FUND-08] prevent removing a bank that a scheduled payment uses', async () => {
    await post('2026-10-20', 60_000);
    const { body } = await pay(20_000, '2026-11-25');
    expect(await removeBank()).toMatchObject({
      status: 409,
      body: { errorCode: 'funds.methodScheduled' },
    });
    const params = { paymentId: pickText(body, 'transferId') };
    expect((await world.call('cancelPayment', { params, version: 1 })).status).toBe(200);
    expect((await removeBank()).status).toBe(200);
  });

  it('[FUND-08] cannot be scheduled on a bank that is about to be removed', async () => {
    await post('2026-10-20', 60_000);
    await pay(10_000);
    expect((await removeBank()).body).toMatchObject({ method: { isUsable: true } });
    expect((await pay(20_000, '2026-11-25')).body).toMatchObject({
      errorCode: 'funds.methodNotUsable',
    });
  });

  it('[FUND-08] [PAY-03] fail without a debit if their bank is no longer usable', async () => {
    await post('2026-10-20', 60_000);
    const { body } = await pay(20_000, '2026-11-25');
    await world.db
      .updateTable('funding_methods')
      .set({ removed_at: '2026-11-22T12:00:00Z' })
      .where('account_id', '=', world.accountId)
      .execute();
    await world.goTo('2026-11-26T05:00:00Z');
    await world.gateway.runMoneyJobs();
    const params = { paymentId: pickText(body, 'transferId') };
    expect((await world.call('getPayment', { params })).body).toMatchObject({
      transfer: { stage: 'failed', failure: 'methodRefused', receivedOn: null },
      movements: [],
    });
    expect([await countOf('scheduled'), await countOf('unpaid')]).toEqual([0, 1]);
    expect(await bills()).toMatchObject({ owedCents: 60_000, scheduledCents: 0 });
    const { body: told } = await world.call('searchNotifications', { query: { state: 'open' } });
    expect(pickEach(told, 'items', 'messageKey')).toEqual(['notification.paymentReturned']);
    await sound();
  });

  it('[USER-20] are not in the notifications of someone who may not see payments', async () => {
    await post('2026-10-20', 60_000);
    const { body } = await pay(20_000);
    await world.gateway.runMoneyJobs();
    await applyProviderEvent(eventParts(), {
      eventId: '1',
      type: 'return',
      accountId: world.accountId,
      reference: pickText(body, 'transferId'),
      failure: null,
      code: 'R01',
    });
    const keysFor = async (person: TestPerson) =>
      pickEach((await world.callAs(person, 'listNotifications')).body, 'items', 'messageKey');
    const { fleetIds } = world.account;
    expect(await keysFor(await world.makePerson('manager'))).toEqual([
      'notification.paymentReturned',
    ]);
    expect(await keysFor(await world.makePerson('manager', [fleetIds[0]]))).toEqual([]);
  });

  it('[PAY-05] [STMT-02] rejected after the cutoff are reversed on the day they count from', async () => {
    await post('2026-10-20', 60_000);
    // 11:30 p.m. on the last day of the account's month, and past midnight Eastern Time
    await world.goTo('2026-12-01T05:30:00Z');
    const { body } = await pay(20_000);
    const paymentId = pickText(body, 'transferId');
    await applyProviderEvent(eventParts(), {
      eventId: '1',
      type: 'fail',
      accountId: world.accountId,
      reference: paymentId,
      failure: null,
      code: null,
    });
    const payment = await world.call('getPayment', { params: { paymentId } });
    expect(payment.body).toMatchObject({
      transfer: { stage: 'failed', receivedOn: '2026-12-01' },
      movements: [
        { kind: 'payment', enteredOn: '2026-12-01' },
        { kind: 'reversal', enteredOn: '2026-12-01' },
      ],
    });
    await sound();
  });

  it('[PAY-06] have a cutoff of 4 p.m. Eastern Time in Canada', async () => {
    await world.setAccount({ currency: 'CAD' });
    await world.goTo('2026-11-21T21:00:01Z');
    expect(await bills()).toMatchObject({
      payOn: '2026-11-22',
      cutoffAt: '2026-11-22T21:00:00.000Z',
    });
  });

  it('[USER-07] [ROLE-10] can be made on a locked account, but not by a viewer', async () => {
    await post('2026-10-20', 60_000);
    const set = (state: 'locked' | 'readOnly') => world.setAccount({ state });
    await set('locked');
    expect((await pay(10_000)).status).toBe(200);
    await set('readOnly');
    expect((await pay(10_000)).status).toBe(403);
    const viewer = await world.makePerson('viewer');
    const seen = await world.callAs(viewer, 'payBill', {
      body: { methodId: bankId, amountCents: 1, payOn: null },
    });
    expect(seen.status).toBe(403);
    const stranger = await world.makeStranger();
    const [transfer] = await world.db.selectFrom('transfers').select('id').execute();
    const receipt = await world.callAs(stranger, 'getPayment', {
      params: { paymentId: transfer?.id ?? '' },
    });
    expect(receipt.status).toBe(404);
  });

  it('[USER-20] are closed to someone with only some fleets', async () => {
    await post('2026-10-20', 60_000);
    const paid = await pay(10_000);
    const { fleetIds } = world.account;
    const regional = await world.makePerson('manager', [fleetIds[0]]);
    const params = { paymentId: pickText(paid.body, 'transferId') };
    const body = { methodId: bankId, amountCents: 1, payOn: null };
    for (const [name, asked] of [
      ['listBills', {}],
      ['listFees', {}],
      ['listPayments', {}],
      ['getPayment', { params }],
      ['getPaymentReceipt', { params }],
      ['payBill', { body }],
      ['cancelPayment', { params, version: 1 }],
    ] as const) {
      expect(await world.callAs(regional, name, asked)).toMatchObject({
        status: 403,
        body: { fields: [{ key: 'access.wholeAccount' }] },
      });
    }
  });

  it('[PAY-04] have a history of three years', async () => {
    expect((await range('2023-21-11')).status).toBe(200);
    const tooOld = { fields: [{ path: 'fromDate', key: 'dateRange.reportHistory' }] };
    expect((await range('2023-20-11')).body).toMatchObject(tooOld);
    // a single bound reaches no further back, and without bounds nothing older is listed
    for (const query of [{ fromDate: '2023-20-11' }, { toDate: '2023-20-11' }]) {
      expect((await world.call('listPayments', { query })).body).toMatchObject(tooOld);
    }
    await post('2026-10-20', 60_000);
    await pay(60_000);
    const count = async (query = {}) =>
      pick(
        (await world.call('listPayments', { query: { ...query, total: 'true' } })).body,
        'total',
      );
    expect(await count()).toBe(1);
    await world.db
      .updateTable('transfers')
      .set({ submitted_at: '2023-11-01T16:00:00.000Z' })
      .where('account_id', '=', world.accountId)
      .execute();
    expect(await count()).toBe(0);
    expect(await count({ toDate: '2026-21-11' })).toBe(0);
  });
});

type Step = {
  readonly what: 'pay' | 'schedule' | 'fund' | 'work' | 'settle' | 'return' | 'fail' | 'cancel';
  readonly cents: number;
  readonly which: number;
};

/** Runs the pending jobs; a transfer that the provider does not answer stays in progress. */
const workOrLeave = () =>
  world.gateway.runMoneyJobs().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });

/** Runs one step; a refusal is a valid outcome. */
async function step({ what, cents, which }: Step, eventNumber: number): Promise<void> {
  const transfers = await world.db
    .selectFrom('transfers')
    .select(['id', 'version'])
    .where('account_id', '=', world.accountId)
    .orderBy('id')
    .execute();
  const chosen = transfers[which % Math.max(1, transfers.length)];
  if (what === 'pay') await pay(cents);
  else if (what === 'schedule') await pay(cents, '2026-11-25');
  else if (what === 'fund') {
    const body = { methodId: bankId, amountCents: 10_000 + cents, agreement: null };
    await world.call('addFunds', { body });
  } else if (what === 'work') await workOrLeave();
  else if (chosen && what === 'cancel') {
    await world.call('cancelPayment', {
      params: { paymentId: chosen.id },
      version: chosen.version,
    });
  } else if (chosen && what !== 'cancel') {
    await applyProviderEvent(eventParts(), {
      // sometimes repeats an earlier event
      eventId: String(eventNumber - (which % 2)),
      type: what,
      accountId: world.accountId,
      reference: chosen.id,
      failure: null,
      code: null,
    });
  }
}

it('the books balance after any sequence of payments, funds, returns, and repeats', async () => {
  const steps = array(
    record({
      what: constantFrom(
        ...(['pay', 'schedule', 'fund', 'work', 'settle', 'return', 'fail', 'cancel'] as const),
      ),
      cents: integer({ min: 1, max: 30_000 }),
      which: integer({ min: 0, max: 20 }),
    }),
    { minLength: 5, maxLength: 15 },
  );
  await assert(
    asyncProperty(steps, async (chosen) => {
      await world.begin();
      await addBank();
      await post('2026-10-20', 60_000);
      for (const [at, one] of chosen.entries()) await step(one, at);
      await sound();
      // what is owed equals the charges less every transfer that stands
      const stands = await world.db
        .selectFrom('transfers')
        .select(['amount_cents', 'purpose', 'stage'])
        .where('account_id', '=', world.accountId)
        .execute();
      const credited = stands
        .filter(({ purpose, stage }) =>
          purpose === 'bill'
            ? ['submitting', 'pending', 'settled'].includes(stage)
            : stage === 'settled',
        )
        .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
      expect(pick(await bills(), 'owedCents')).toBe(60_000 - credited);
    }),
    { numRuns: 8 },
  );
}, 60_000);

it('[USER-10] [MSG-19] a bill over 30 days overdue locks the account until paid', async () => {
  const follow = () => world.gateway.updateAccountLocks();
  await post('2026-10-31', 50_000);
  await follow();
  expect(await accountState()).toBe('open');
  await post('2026-09-30', 20_000);
  await follow();
  expect(await accountState()).toBe('locked');
  const notificationsOf = async (asked: string) => {
    const query = { state: asked };
    const { body } = await world.call('searchNotifications', { query });
    return pickEach(body, 'items', 'messageKey');
  };
  expect(await notificationsOf('open')).toEqual(['notification.accountLockedDelinquent']);
  const params = { sysAccountId: world.accountId };
  expect((await world.call('getAccountLock', { params })).body).toMatchObject({
    reasons: [{ key: 'account.lockedDelinquent' }],
  });
  expect((await pay(19_999)).status).toBe(200);
  expect(await accountState()).toBe('locked');
  await pay(1);
  expect(await accountState()).toBe('open');
  expect(await notificationsOf('open')).toEqual(['notification.accountUnlocked']);
  expect(await notificationsOf('resolved')).toEqual(['notification.accountLockedDelinquent']);
  await follow();
  expect(await accountState()).toBe('open');
  const actions = await world.db
    .selectFrom('events')
    .select('action')
    .where('account_id', '=', world.accountId)
    .where('subject_type', '=', 'account')
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'account.lockedDelinquent',
    'account.unlocked',
  ]);
});

const book = (enteredOn: string, kind: MovementKind, cents: number, referenceId: string) =>
  charge(world.db, world.accountId, enteredOn, cents, { kind, referenceId });
const credited = async (postedOn: string) => {
  const cardId = await world.makeCard();
  const transactionId = await world.makePurchase(cardId, {
    netCents: 20_000,
    occurredAt: `${postedOn}T15:00:00.000Z`,
  });
  await book(postedOn, 'posting', 20_000, transactionId);
  const body = { transactionId, type: 'fraud', reason: 'Not ours', amountCents: null };
  const { body: filed } = await world.call('fileDispute', { body });
  await book('2026-11-20', 'disputeCredit', -20_000, pickText(filed, 'disputeId'));
};

describe('credits after the bill', () => {
  it('[USER-10] [GW-98] a dispute credit pays the bill that included its purchase', async () => {
    await credited('2026-09-30');
    expect(await bills()).toMatchObject({
      owedCents: 0,
      dueCents: 0,
      items: [{ month: '2026-09', amountCents: 20_000, state: 'paid', paidCents: 20_000 }],
    });
    await world.gateway.updateAccountLocks();
    expect(await accountState()).toBe('open');
  });

  it('[USER-10] [FUND-05] a fee on funds that were later returned is no longer owed', async () => {
    const fundingId = newId();
    await post('2026-10-20', 500_000);
    await book('2026-10-20', 'funding', -513_750, fundingId);
    await book('2026-10-20', 'fee.funding', 13_750, fundingId);
    await book('2026-11-06', 'reversal', 513_750, fundingId);
    await book('2026-11-06', 'fee.funding', -13_750, fundingId);
    await book('2026-11-07', 'payment', -500_000, newId());
    expect(await bills()).toMatchObject({
      owedCents: 0,
      dueCents: 0,
      items: [{ month: '2026-10', amountCents: 513_750, state: 'paid' }],
    });
    await world.goTo('2026-12-16T16:00:00.000Z');
    await world.gateway.updateAccountLocks();
    expect(await accountState()).toBe('open');
  });

  it('[USER-10] [EXPR-03] a refund of this month’s check does not pay an older bill', async () => {
    await post('2026-09-30', 20_000);
    const checkId = newId();
    await book('2026-11-19', 'expressCheck', 20_000, checkId);
    await book('2026-11-20', 'expressCheckRefund', -20_000, checkId);
    expect(await bills()).toMatchObject({ owedCents: 20_000, dueCents: 20_000 });
    await world.gateway.updateAccountLocks();
    expect(await accountState()).toBe('locked');
  });
});

it('[USER-07] [USER-10] [ROLE-20] a read-only account stays read-only while locked and once paid', async () => {
  await world.setAccount({ state: 'readOnly' });
  await post('2026-09-30', 20_000);
  await world.gateway.updateAccountLocks();
  expect(await accountState()).toBe('locked');
  expect((await world.call('getMyAccounts')).body).toMatchObject({
    items: [{ state: 'locked', lockedFrom: 'readOnly' }],
  });
  const cardId = await world.makeCard();
  const hold = { action: 'hold', reason: null, note: null };
  expect(
    await world.call('changeCardStatus', { params: { cardId }, body: hold, version: 1 }),
  ).toMatchObject({ status: 403, body: { fields: [{ key: 'access.accountReadOnly' }] } });
  expect((await pay(20_000)).status).toBe(200);
  expect(await accountState()).toBe('readOnly');
  const { body } = await world.call('searchNotifications', { query: { state: 'open' } });
  expect(pickEach(body, 'items', 'messageKey')).toEqual([]);
  await world.gateway.updateAccountLocks();
  expect(await accountState()).toBe('readOnly');
});

it('[GW-138] a provider outage shows the last response, and ends with the next one', async () => {
  const outages = async () => pick((await world.call('listNews')).body, 'outages');
  await expect.poll(outages).toEqual([]);
  await post('2026-10-20', 60_000);
  expect((await pay(10_054)).status).toBe(200);
  const jobs = [...world.gateway.sentJobs];
  await expect(world.gateway.runMoneyJobs()).rejects.toThrow('funds.unavailable');
  await expect
    .poll(outages)
    .toEqual([{ scope: 'payments', since: TEST_NOW, lastGoodAt: TEST_NOW }]);
  world.gateway.sentJobs.push(...jobs);
  await expect(world.gateway.runMoneyJobs()).rejects.toThrow('funds.unavailable');
  world.gateway.sentJobs.push(...jobs);
  await world.gateway.runMoneyJobs();
  await expect.poll(outages).toEqual([]);
  const { body } = await world.call('listPayments');
  expect(pickEach(body, 'items', 'stage')).toEqual(['settled']);
});

it('[GW-138] an outage that another gateway reported ends when this one succeeds', async () => {
  const outages = async () => pick((await world.call('listNews')).body, 'outages');
  await post('2026-10-20', 60_000);
  expect((await pay(5_000)).status).toBe(200);
  await world.gateway.runMoneyJobs();
  await reportService(world.db, 'payments', false, new Date(TEST_NOW));
  await expect.poll(outages).toHaveLength(1);
  expect((await pay(6_000)).status).toBe(200);
  await world.gateway.runMoneyJobs();
  await expect.poll(outages).toEqual([]);
});

it('[STMT-02] a payment sent late is not posted to a month with a statement', async () => {
  await post('2026-10-20', 60_000, 'fee.program');
  const { body } = await pay(20_000, '2026-11-30');
  await world.goTo('2026-12-01T09:00:00Z');
  await issued();
  await world.gateway.runMoneyJobs();
  const params = { paymentId: pickText(body, 'transferId') };
  expect((await world.call('getPayment', { params })).body).toMatchObject({
    transfer: { receivedOn: '2026-11-30' },
    movements: [{ kind: 'payment', enteredOn: '2026-12-01' }, {}],
  });
  const { closing } = await world.db
    .selectFrom('statements')
    .select('closing_cents as closing')
    .where('account_id', '=', world.accountId)
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(closing).toBe(60_000);
  await sound();
});

it.runIf(canSeeWaiting)(
  '[STMT-02] a payment sent while its month’s statement is issued is posted to the next month',
  async () => {
    await post('2026-10-20', 60_000, 'fee.program');
    expect(await issued()).toBe(1);
    const { body } = await pay(20_000, '2026-11-30');
    await world.goTo('2026-12-01T09:00:00Z');
    const { done } = await world.db.transaction().execute(async (trx) => {
      // the statement has been made out, but not stored yet
      await sql`LOCK TABLE statements IN SHARE MODE`.execute(trx);
      const issuing = issued();
      await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1);
      const paying = world.gateway.runMoneyJobs();
      await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(2);
      return { done: Promise.all([issuing, paying]) };
    });
    await done;
    const params = { paymentId: pickText(body, 'transferId') };
    expect((await world.call('getPayment', { params })).body).toMatchObject({
      transfer: { receivedOn: '2026-11-30' },
      movements: [{ kind: 'payment', enteredOn: '2026-12-01' }, {}],
    });
    await sound();
  },
);

it.runIf(canSeeWaiting)(
  '[PAY-01] the day’s first call is a payment while a job holds the balances, then the account',
  async () => {
    await post('2026-10-20', 60_000);
    await world.goTo('2026-11-23T16:00:00.000Z');
    const { paying } = await world.db.transaction().execute(async (trx) => {
      await lockBalances(trx, world.accountId);
      const waiting = pay(20_000);
      await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1);
      await lockAccount(trx, world.accountId);
      return { paying: waiting };
    });
    expect((await paying).status).toBe(200);
    await sound();
  },
);

it('[PAY-01] the sweep submits a payment again only if no job does', async () => {
  await post('2026-10-20', 60_000);
  const { body } = await pay(20_000);
  const transferId = pickText(body, 'transferId');
  const submissions = () =>
    world.gateway.sentJobs.filter(({ data }) => pick(data, 'transferId') === transferId).length;
  const sweep = () => sweepTransfers(world.db, world.gateway.queue);
  await sweep();
  expect(submissions()).toBe(1);
  world.gateway.sentJobs.length = 0;
  await sweep();
  await sweep();
  expect(submissions()).toBe(1);
});
