import { createLog } from '@forecourt/server';
import { FUNDING_METHODS } from '@forecourt/validation';
import { describe, expect, it, vi } from 'vitest';
import { checkBooks } from '../../ledger/checkBooks.ts';
import type { TokenContent } from '../../payments/sandbox/sandboxTokens.ts';
import { atOnce } from '../../testing/atOnce.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import {
  expectSoundBooks,
  fundFeeAgreed,
  linkedBank,
  paymentToken,
  sendProviderEvent,
  charge,
} from '../../testing/money.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { reloadAccounts } from './reload.ts';

const world = startWorld();

const token = paymentToken;
async function addBank(): Promise<string> {
  const { body } = await world.call('addBank', { body: linkedBank() });
  return pickText(body, 'method', 'methodId');
}
async function addCard(behaves: TokenContent['behaves'] = 'settles') {
  const { body } = await world.call('addCard', { body: { token: token({ behaves }) } });
  const methodId = pickText(body, 'method', 'methodId');
  const verified = await world.call('verifyFundingCard', { body: { methodId } });
  return { methodId, state: pick(verified.body, 'method', 'state') };
}
const funds = (
  methodId: string,
  amountCents: number,
  feeCents: number | null = null,
  key?: string,
) =>
  world.call('addFunds', {
    ...(key === undefined ? {} : { key }),
    body: {
      methodId,
      amountCents,
      agreement: fundFeeAgreed(feeCents),
    },
  });
const details = async () => (await world.call('getFundingAccount')).body;
const books = () => expectSoundBooks(world.db, world.accountId);
const owe = (cents: number) => charge(world.db, world.accountId, '2026-11-20', cents);

describe('managing funding methods', () => {
  it('[GW-102] [GW-104] [GW-109] [GW-103] verifies a typed-in bank with two deposits', async () => {
    const typed = { routingNumber: '111000025', accountNumber: '000123456789', kind: 'checking' };
    const wrong = { ...typed, routingNumber: '111000026' };
    expect(
      (await world.call('addBank', { body: { linked: null, typed: wrong } })).body,
    ).toMatchObject({
      fields: [{ path: 'typed.routingNumber', key: 'bank.routingWrong' }],
    });
    const { body } = await world.call('addBank', { body: { linked: null, typed } });
    expect(body).toMatchObject({ method: { state: 'verifying', last4: '6789', triesLeft: 3 } });
    const methodId = pickText(body, 'method', 'methodId');
    expect((await funds(methodId, 10_000)).body).toMatchObject({
      errorCode: 'funds.methodNotUsable',
    });
    const prove = (amountsCents: number[]) =>
      world.call('verifyBank', { body: { methodId, amountsCents } });
    expect((await prove([1, 2])).body).toMatchObject({ isProven: false, method: { triesLeft: 2 } });
    expect((await prove([45, 32])).body).toMatchObject({
      isProven: true,
      method: { state: 'active', triesLeft: null },
    });
    expect(JSON.stringify((await world.call('listPaymentMethods')).body)).not.toContain(
      '000123456789',
    );
    const stored = await world.db.selectFrom('funding_methods').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('000123456789');
    const removed = await world.call('removeBank', { params: { methodId }, version: 3 });
    expect(removed.status).toBe(200);
    expect((await world.call('listPaymentMethods')).body).toEqual({ items: [] });
    const ofFleet = await world.call('listPaymentMethods', {
      query: { fleetId: world.account.fleetIds[0] },
    });
    expect(ofFleet).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('[GW-105] [GW-107] [GW-106] adds a card by token, unusable if it is refused', async () => {
    expect((await world.call('addCard', { body: { token: 'tok_x.y' } })).status).toBe(400);
    const refused = await addCard('refused');
    expect(refused.state).toBe('refused');
    expect((await funds(refused.methodId, 10_000)).status).toBe(409);
    await world.call('removeFundingCard', { params: { methodId: refused.methodId }, version: 2 });
    expect((await addCard()).state).toBe('active');
  });

  it('[FUND-10] [ENT-41] allows one method of each of the four types', async () => {
    await addBank();
    await addCard();
    for (const type of ['westernUnion', 'wireAch']) {
      const sent = await world.call('addSentMethod', { body: { type } });
      expect(sent.body).toMatchObject({ method: { type, state: 'active' } });
      expect(pickText(sent.body, 'method', 'reference')).toMatch(/^FC-\d{10}$/);
    }
    const { body: methods } = await world.call('listPaymentMethods');
    expect(new Set(pickEach(methods, 'items', 'type'))).toEqual(new Set(FUNDING_METHODS));
    for (const [name, body] of [
      ['addBank', linkedBank()],
      ['addCard', { token: token() }],
      ['addSentMethod', { type: 'westernUnion' }],
      ['addSentMethod', { type: 'wireAch' }],
    ] as const) {
      expect(await world.call(name, { body })).toMatchObject({
        status: 409,
        body: { errorCode: 'fund.methodTaken' },
      });
    }
  });

  it('[FUND-05] [FUND-10] sends deposits to only one of two banks added at once', async () => {
    const deposits = vi.spyOn(world.gateway.payments, 'startDeposits');
    const typed = { routingNumber: '111000025', accountNumber: '000123456789', kind: 'checking' };
    const add = () => world.call('addBank', { body: { linked: null, typed } });
    // the day's first call locks the account
    await world.call('listPaymentMethods');
    const responses = await atOnce(world.db, 'funding_methods', add, add);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(deposits).toHaveBeenCalledOnce();
    deposits.mockRestore();
  });

  it('[GW-111] [GW-112] returns the iframe’s attributes and a bank-link token', async () => {
    const frame = await world.call('getIframeAttributes', { query: { what: 'card' } });
    expect(frame.body).toEqual({
      src: 'http://payments.example/card',
      origin: 'http://payments.example',
    });
    const link = await world.call('createBankLinkToken', { body: {} });
    expect(pickText(link.body, 'linkToken')).toMatch(/^tok_/);
  });

  it('refuses another account, a viewer’s change, and a stale version', async () => {
    const methodId = await addBank();
    const stranger = await world.makeStranger();
    const taken = await world.callAs(stranger, 'addFunds', {
      body: { methodId, amountCents: 10_000, agreement: null },
    });
    expect(taken.body).toMatchObject({ errorCode: 'fundingMethod.notFound' });
    const viewer = await world.makePerson('viewer');
    const linked = token({ what: 'bank' });
    const added = await world.callAs(viewer, 'addBank', { body: { linked, typed: null } });
    expect(added.status).toBe(403);
    const stale = await world.call('removeBank', { params: { methodId }, version: 9 });
    expect(stale.body).toMatchObject({ errorCode: 'version.stale' });
  });
});

describe('adding funds', () => {
  it('[FUND-09] requires at least $100', async () => {
    const methodId = await addBank();
    expect(await funds(methodId, 9_999)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'amountCents', key: 'fund.atLeast' }] },
    });
    expect((await funds(methodId, 10_000)).status).toBe(200);
  });

  it('[FUND-05] [FUND-07] [GW-108] [GW-110] allows only one pending bank transfer', async () => {
    const methodId = await addBank();
    const key = '11111111-1111-4111-8111-111111111111';
    const first = await funds(methodId, 25_000, null, key);
    expect(first.body).toMatchObject({ stage: 'submitting', feeCents: 0, purpose: 'funds' });
    expect((await funds(methodId, 25_000, null, key)).body).toEqual(first.body);
    expect((await funds(methodId, 30_000)).body).toMatchObject({
      errorCode: 'funds.pendingTransaction',
    });
    expect(await details()).toMatchObject({ balanceCents: 0, pending: { amountCents: 25_000 } });
    await world.gateway.runMoneyJobs();
    expect(await details()).toMatchObject({ balanceCents: 25_000, pending: null });
    const history = await world.call('listFundHistory', { query: { total: 'true' } });
    expect(history.body).toMatchObject({ total: 1, items: [{ stage: 'settled' }] });
    await books();
  });

  it('[FUND-04] [FUND-12] requires consent to a card fee, and refunds it on a return', async () => {
    const { methodId } = await addCard();
    for (const wrong of [null, 1]) {
      expect((await funds(methodId, 10_000, wrong)).body).toMatchObject({
        errorCode: 'funds.feeConsent',
        params: { feeCents: 275 },
      });
    }
    const returned = 10_000 + 175;
    const fee = Math.floor((returned * 275 + 5_000) / 10_000);
    await funds(methodId, 10_000, 275);
    await world.gateway.runMoneyJobs();
    expect(await details()).toMatchObject({ balanceCents: 10_000, feesThisCycleCents: 275 });
    const fees = await world.call('listFees');
    expect(fees.body).toMatchObject({
      totals: [{ feeKey: 'fee.funding', cents: 275 }],
      items: [{ cents: 275, transferNumber: '000001' }],
    });
    expect((await world.call('listFeeConsents')).body).toMatchObject({
      items: [
        { feeKey: 'fee.funding', feeCents: 275, basisPoints: null, agreedBy: 'Dana Morales' },
      ],
    });
    const next = await funds(methodId, returned, fee);
    const reference = pickText(next.body, 'transferId');
    world.gateway.sentJobs.length = 0;
    const event = { accountId: world.accountId, reference, failure: null, code: null };
    await sendProviderEvent(world.gateway, { ...event, eventId: 'a', type: 'settle' });
    expect(await details()).toMatchObject({ balanceCents: 10_000 + returned });
    await sendProviderEvent(world.gateway, {
      ...event,
      eventId: 'b',
      type: 'chargeBack',
      code: 'C1',
    });
    expect(await details()).toMatchObject({ balanceCents: 10_000, feesThisCycleCents: 275 });
    await books();
  });

  it('[MSG-56] reports why a payment failed, and allows another try', async () => {
    const { methodId } = await addCard('insufficient');
    await funds(methodId, 10_000, 275);
    await world.gateway.runMoneyJobs();
    const history = await world.call('listFundHistory');
    expect(history.body).toMatchObject({
      items: [{ stage: 'failed', failure: 'insufficientFunds' }],
    });
    expect((await funds(methodId, 10_000, 275)).status).toBe(200);
    await books();
  });

  it('[FUND-08] delays a method change while a transfer is pending, by a day at most', async () => {
    const methodId = await addBank();
    await funds(methodId, 10_000);
    const { body } = await world.call('addSentMethod', { body: { type: 'wireAch' } });
    const wire = pickText(body, 'method', 'methodId');
    expect(pick(body, 'method', 'usableFrom')).toBe('2026-11-22T16:00:00.000Z');
    await world.gateway.runMoneyJobs();
    expect(await funds(wire, 10_000)).toMatchObject({ status: 200 });
    const removed = await world.call('removeBank', { params: { methodId }, version: 1 });
    expect(pick(removed.body, 'method', 'removedAt')).toBe('2026-11-22T16:00:00.000Z');
    await world.gateway.runMoneyJobs();
    expect(pick((await world.call('listPaymentMethods')).body, 'items')).toHaveLength(1);
  });
});

describe('funds', () => {
  it('[USER-20] are closed to someone with only some fleets', async () => {
    const methodId = await addBank();
    const regional = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const added = { methodId, amountCents: 10_000, agreement: null };
    const autoReload = { isOn: false, thresholdCents: 10_000, amountCents: 10_000, methodId: null };
    for (const [name, asked] of [
      ['getFundingAccount', {}],
      ['listPaymentMethods', { query: { fleetId: world.account.fleetIds[0] } }],
      ['listFundHistory', {}],
      ['addFunds', { body: added }],
      ['removeBank', { params: { methodId }, version: 1 }],
      [
        'changeFundingAccount',
        { body: { mode: 'preload', autoReload, agreement: null }, version: 0 },
      ],
    ] as const) {
      expect(await world.callAs(regional, name, asked), name).toMatchObject({
        status: 403,
        body: { fields: [{ key: 'access.wholeAccount' }] },
      });
    }
  });
});

describe('signed payment events', () => {
  it('are refused with the fields that are missing, unknown, or wrong', async () => {
    const event = { eventId: 'a', type: 'settle', accountId: world.accountId, failure: null };
    const refused = async (body: object) => {
      const response = await sendProviderEvent(world.gateway, body);
      expect(response.status).toBe(400);
      return response.json();
    };
    const isWrong = { key: 'value.invalid' };
    expect(await refused({ ...event, code: null })).toMatchObject({
      fields: [{ path: 'reference', ...isWrong }],
    });
    expect(
      await refused({ ...event, reference: 'b', code: '', type: 'refund', failure: 'unknown' }),
    ).toMatchObject({
      fields: [
        { path: 'type', ...isWrong },
        { path: 'failure', ...isWrong },
        { path: 'code', ...isWrong },
      ],
    });
    const extra = { ...event, reference: 'b', code: null, amountCents: 100 };
    expect(await refused(extra)).toMatchObject({ fields: [isWrong] });
  });

  it('apply once, in any order; wrong or expired signatures are refused', async () => {
    const transfers: string[] = [];
    const methodId = await addBank();
    for (const _ of [1, 2]) {
      const { body } = await funds(methodId, 10_000);
      const reference = pickText(body, 'transferId');
      transfers.push(reference);
      world.gateway.sentJobs.length = 0;
      const event = { accountId: world.accountId, reference, failure: null, code: null };
      const settle = { ...event, eventId: `${reference}-0`, type: 'settle' };
      const back = { ...event, eventId: `${reference}-1`, type: 'return', code: 'R01' };
      expect(
        (await sendProviderEvent(world.gateway, settle, { secret: 'another secret' })).status,
      ).toBe(401);
      const late = new Date(world.gateway.clock.now().getTime() - 301_000);
      expect((await sendProviderEvent(world.gateway, settle, { at: late })).status).toBe(401);
      const order = transfers.length === 1 ? [settle, settle, back, back] : [back, settle, back];
      for (const one of order)
        expect((await sendProviderEvent(world.gateway, one)).status).toBe(200);
    }
    expect(await details()).toMatchObject({ balanceCents: 0, pending: null });
    const { body } = await world.call('listFundHistory');
    expect(body).toMatchObject({
      items: [{ stage: 'returned' }, { stage: 'returned', returnCode: 'R01' }],
    });
    const notes = await world.call('listNotifications');
    expect(pick(notes.body, 'items')).toMatchObject([
      { messageKey: 'notification.paymentReturned' },
      { messageKey: 'notification.paymentReturned' },
    ]);
    const receipt = await world.call('getPayment', { params: { paymentId: transfers[0] ?? '' } });
    expect(pick(receipt.body, 'movements')).toMatchObject([
      { kind: 'funding', owedCents: -10_000 },
      { kind: 'reversal', owedCents: 10_000 },
    ]);
    await books();
    expect(
      await checkBooks({ db: world.db, log: createLog({ name: 'test', level: 'silent' }) }),
    ).toBe(0);
  });
});

const rule = (methodId: string | null, more: object = {}) => ({
  isOn: true,
  thresholdCents: 20_000,
  amountCents: 50_000,
  methodId,
  ...more,
});
const choose = (version: number, mode: string, autoReload: object, feeCents: number | null) =>
  world.call('changeFundingAccount', {
    version,
    body: {
      mode,
      autoReload,
      agreement: fundFeeAgreed(feeCents),
    },
  });
const lookAtFunds = () => reloadAccounts(sweepAt(world.gateway, world.gateway.clock.now()));
const reload = async () => {
  await lookAtFunds();
  await world.gateway.runMoneyJobs();
};

describe('automatic reload', () => {
  it('[FUND-02] [GW-113] preload: adds once below the threshold, until consent ends', async () => {
    const { methodId } = await addCard();
    expect((await choose(0, 'preload', rule(methodId), null)).body).toMatchObject({
      errorCode: 'funds.feeConsent',
    });
    const chosen = await choose(0, 'preload', rule(methodId), 1_375);
    expect(chosen.body).toMatchObject({ mode: 'preload', autoReload: { isOn: true }, version: 1 });
    await reload();
    await reload();
    expect(await details()).toMatchObject({ balanceCents: 50_000, feesThisCycleCents: 1_375 });
    expect(
      (await world.call('removeFundingCard', { params: { methodId }, version: 2 })).body,
    ).toMatchObject({ errorCode: 'funds.methodInUse' });
    const { body } = await world.call('listFeeConsents');
    const consentId = pickText(body, 'items', 0, 'consentId');
    const ended = await world.call('endFeeConsent', { params: { consentId }, body: undefined });
    expect(ended.body).toMatchObject({ endedBy: 'Dana Morales' });
    expect(await details()).toMatchObject({ autoReload: { isOn: false } });
  });

  it.each([
    ['nothing', 'closed', null, 0],
    ['nothing', 'readOnly', null, 0],
    ['nothing', 'locked', 'readOnly', 0],
    ['funds', 'locked', 'open', 1],
  ] as const)(
    '[FUND-02] [USER-07] [USER-08] adds %s to an account that is %s (before: %s)',
    async (_what, state, lockedFrom, count) => {
      const methodId = await addBank();
      await choose(0, 'preload', rule(methodId), null);
      await world.setAccount({ state, locked_from: lockedFrom });
      await reload();
      const transfers = await world.db
        .selectFrom('transfers')
        .select('id')
        .where('account_id', '=', world.accountId)
        .execute();
      expect(transfers).toHaveLength(count);
    },
  );

  it('[FUND-01] [PAY-03] pay as you go: skips what a scheduled payment covers', async () => {
    const methodId = await addBank();
    await choose(0, 'payAsYouGo', rule(methodId), null);
    await owe(60_000);
    const paid = await world.call('payBill', {
      body: { methodId, amountCents: 45_000, payOn: '2026-12-01' },
    });
    expect(paid.body).toMatchObject({ stage: 'scheduled' });
    await lookAtFunds();
    expect(await details()).toMatchObject({ balanceCents: -60_000, pending: null });
    const params = { paymentId: pickText(paid.body, 'transferId') };
    await world.call('cancelPayment', { params, version: 1 });
    await reload();
    expect(await details()).toMatchObject({ balanceCents: 0 });
    await books();
  });

  it('[FUND-01] [PAY-06] pay as you go: what a pending reload collects cannot be paid again', async () => {
    const methodId = await addBank();
    await choose(0, 'payAsYouGo', rule(methodId), null);
    await owe(60_000);
    await lookAtFunds();
    expect(await details()).toMatchObject({ pending: { amountCents: 60_000 } });
    expect((await world.call('listBills')).body).toMatchObject({
      owedCents: 60_000,
      scheduledCents: 60_000,
    });
    const paid = await world.call('payBill', { body: { methodId, amountCents: 1, payOn: null } });
    expect(paid.body).toMatchObject({
      fields: [{ path: 'amountCents', key: 'payment.aboveOwed', params: { owedCents: 0 } }],
    });
    await world.gateway.runMoneyJobs();
    expect(await details()).toMatchObject({ balanceCents: 0, pending: null });
    await books();
  });

  it('[FUND-01] pay as you go: collects all usage at the threshold; stops on failure', async () => {
    const methodId = await addBank();
    await choose(0, 'payAsYouGo', rule(methodId), null);
    await owe(15_000);
    await reload();
    expect(await details()).toMatchObject({ balanceCents: -15_000 });
    await owe(10_000);
    await reload();
    expect(await details()).toMatchObject({ balanceCents: 0, pending: null });
    // amounts that end in 51 cents fail in the sandbox
    await owe(30_051);
    await reload();
    expect(await details()).toMatchObject({ balanceCents: -30_051, autoReload: { isOn: false } });
    await books();
  });
});
