import { jsonb } from '@forecourt/server';
import type { Role } from '@forecourt/validation';
import type { UpdateObject } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  pickText,
  send,
  type TestGateway,
} from '../../testing/gateway.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { expectSoundBooks } from '../../testing/money.ts';
import {
  makeAccount,
  makeCard,
  makePerson,
  type TestAccount,
  type TestPerson,
} from '../../testing/world.ts';
import { chargeMonths } from './monthlyFees.ts';

let gateway: TestGateway;
let account: TestAccount;
let dana: TestPerson;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  const { db } = gateway.database;
  account = await makeAccount(db);
  dana = await makePerson(gateway, account);
  await db
    .updateTable('accounts')
    .set({ features: jsonb(['fraudProtector']) })
    .where('account_id', '=', account.accountId)
    .execute();
  for (const last4 of ['0001', '0002', '0003']) await makeCard(db, account, { last4 });
});
afterAll(() => gateway.close());

const as = () => ({ token: dana.token, accountId: account.accountId });
const protector = { service: 'fraudProtector' };
const chargeAt = (instant: string) => chargeMonths(sweepAt(gateway, instant));
const charge = (day: string) => chargeAt(`${day}T18:00:00Z`);
const enroll = (coveredCards: number) =>
  send(gateway, 'enrollAddOn', {
    ...as(),
    params: protector,
    body: { settings: { coveredCards } },
    version: 0,
  });
const leave = () => send(gateway, 'leaveAddOn', { ...as(), params: protector, version: 1 });
async function choose(name: string) {
  const params = { sysAccountId: account.accountId, serviceId: 'program' };
  const packages = await send(gateway, 'getPackages', { ...as(), params });
  const version = Number(pick(packages.body, 'version'));
  return send(gateway, 'choosePackage', { ...as(), params, body: { package: name }, version });
}
async function itemsOf(name: 'listFees' | 'listFeeConsents'): Promise<unknown[]> {
  const items = pick((await send(gateway, name, as())).body, 'items');
  return Array.isArray(items) ? items : [];
}
const fees = async () =>
  (await itemsOf('listFees')).map((row) => [
    pick(row, 'enteredOn'),
    pick(row, 'feeKey'),
    pick(row, 'cents'),
  ]);
const consents = () => itemsOf('listFeeConsents');
async function endFirstConsent() {
  const [first] = await consents();
  return send(gateway, 'endFeeConsent', {
    ...as(),
    params: { consentId: pickText(first, 'consentId') },
  });
}

const set = (values: UpdateObject<Schema, 'accounts'>) =>
  gateway.database.db
    .updateTable('accounts')
    .set(values)
    .where('account_id', '=', account.accountId)
    .execute();

describe('chargeMonths', () => {
  it('[ADDON-17] charges Fraud Protector once a month as a fee of its own', async () => {
    expect((await enroll(3)).status).toBe(200);
    await charge('2026-11-21');
    await charge('2026-11-22');
    expect(await fees()).toEqual([['2026-11-21', 'fee.fraudProtector', 2000]]);
    await charge('2026-12-01');
    expect(await fees()).toEqual([
      ['2026-12-01', 'fee.fraudProtector', 2000],
      ['2026-11-21', 'fee.fraudProtector', 2000],
    ]);
    await expectSoundBooks(gateway.database.db, account.accountId);
  });

  it('[ADDON-09] [ADDON-10] charges a package per card, from the next month', async () => {
    expect((await choose('plus')).status).toBe(200);
    await charge('2026-11-30');
    expect(await fees()).toEqual([]);
    await charge('2026-12-01');
    expect(await fees()).toEqual([['2026-12-01', 'fee.program', 2400]]);
    await expectSoundBooks(gateway.database.db, account.accountId);
  });

  it('[ADDON-11] begins a month in the account’s time zone', async () => {
    await choose('premium');
    // the last evening of November in Chicago
    await chargeAt('2026-12-01T05:00:00Z');
    expect(await fees()).toEqual([]);
    await chargeAt('2026-12-01T06:00:00Z');
    expect(await fees()).toEqual([['2026-12-01', 'fee.program', 3600]]);
  });

  it('charges nothing for a left or withdrawn add-on, or a closed account', async () => {
    await enroll(3);
    await set({ features: jsonb([]) });
    await charge('2026-11-21');
    await set({ features: jsonb(['fraudProtector']), state: 'closed' });
    await charge('2026-11-21');
    await set({ state: 'open' });
    await leave();
    await charge('2026-11-21');
    expect(await fees()).toEqual([]);
  });
});

describe('consent to a monthly fee', () => {
  it('[ADDON-17] is recorded with its amount, and ends when the account leaves', async () => {
    await enroll(3);
    expect(await consents()).toMatchObject([
      { feeKey: 'fee.fraudProtector', feeCents: 2000, isMonthly: true, endedAt: null },
    ]);
    await leave();
    expect(await consents()).toMatchObject([{ feeCents: 2000, endedAt: expect.any(String) }]);
  });

  it('[ADDON-18] is replaced by a new one when the amount changes', async () => {
    const { db } = gateway.database;
    for (let n = 4; n <= 12; n += 1)
      await makeCard(db, account, { last4: String(n).padStart(4, '0') });
    await enroll(9);
    const change = { settings: { coveredCards: 12 } };
    await send(gateway, 'changeAddOn', { ...as(), params: protector, body: change, version: 1 });
    expect(await consents()).toMatchObject([
      { feeCents: 4800, endedAt: null },
      { feeCents: 2000, endedAt: expect.any(String) },
    ]);
  });

  it('[ADDON-10] to a package names its rate per card, even without active cards', async () => {
    await gateway.database.db
      .updateTable('cards')
      .set({ status: 'blocked' })
      .where('account_id', '=', account.accountId)
      .execute();
    await choose('plus');
    const plus = { feeKey: 'fee.program', feeCents: 800, isPerCard: true, isMonthly: true };
    expect(await consents()).toMatchObject([{ ...plus, endedAt: null }]);
    await choose('premium');
    expect(await consents()).toMatchObject([
      { feeCents: 1200, isPerCard: true, endedAt: null },
      { ...plus, endedAt: expect.any(String) },
    ]);
    await choose('regular');
    expect(await consents()).toMatchObject([{ endedAt: expect.any(String) }, {}]);
  });

  it('ends in one call, which also leaves Fraud Protector', async () => {
    await enroll(3);
    expect(await endFirstConsent()).toMatchObject({
      status: 200,
      body: { endedAt: expect.any(String) },
    });
    await charge('2026-11-21');
    expect(await fees()).toEqual([]);
    const { body } = await send(gateway, 'listAddOns', as());
    expect(pick(body, 'items')).toContainEqual(
      expect.objectContaining({ service: 'fraudProtector', isEnrolled: false }),
    );
  });

  it('ends in one call, which also cancels a package that has not begun', async () => {
    await choose('plus');
    expect((await endFirstConsent()).status).toBe(200);
    await charge('2026-12-01');
    expect(await fees()).toEqual([]);
  });

  it('ends in one call, but a package in effect lasts until the end of the month', async () => {
    await choose('plus');
    await charge('2026-12-01');
    gateway.clock.move(Date.parse('2026-12-05T16:00:00Z') - gateway.clock.now().getTime());
    dana = await makePerson(gateway, account);
    expect((await endFirstConsent()).status).toBe(200);
    const params = { sysAccountId: account.accountId, serviceId: 'program' };
    const { body } = await send(gateway, 'getPackages', { ...as(), params });
    expect(pick(body, 'items')).toContainEqual(
      expect.objectContaining({ package: 'plus', isCurrent: true }),
    );
    await charge('2027-01-01');
    expect(await fees()).toEqual([['2026-12-01', 'fee.program', 2400]]);
  });

  it('can be ended only by a user who can change what relies on it', async () => {
    await choose('plus');
    await enroll(3);
    const endAs = async (role: Role, feeKey: string, fleetIds: string[] | null = null) => {
      const consent = (await consents()).find((one) => pick(one, 'feeKey') === feeKey);
      const { token, accountId } = await makePerson(gateway, account, role, fleetIds);
      const params = { consentId: pickText(consent, 'consentId') };
      return (await send(gateway, 'endFeeConsent', { token, accountId, params })).status;
    };
    expect(await endAs('viewer', 'fee.fraudProtector')).toBe(403);
    expect(await endAs('financial', 'fee.fraudProtector')).toBe(403);
    expect(await endAs('manager', 'fee.program')).toBe(403);
    const [fleetId] = account.fleetIds;
    expect(await endAs('manager', 'fee.fraudProtector', [fleetId])).toBe(403);
    expect(await endAs('administrator', 'fee.program', [fleetId])).toBe(403);
    expect(await consents()).toMatchObject([{ endedAt: null }, { endedAt: null }]);
    expect(await endAs('manager', 'fee.fraudProtector')).toBe(200);
    expect(await endAs('administrator', 'fee.program')).toBe(200);
  });
});
