import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FILL_LOCKED_FROM } from '../../store/migrations/043_locked_from.ts';
import { DEFAULT_TEMPLATE, type ConfigTemplate } from '../../remoteConfig/template.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { pick, pickEach, pickText, TEST_NOW } from '../../testing/gateway.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { charge } from '../../testing/money.ts';
import { provePasscode } from '../../testing/passcode.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { sendPurchases } from '../../testing/purchaseFile.ts';
import { dieselElsewhere, makePurchase } from '../../testing/purchases.ts';
import { canSeeWaiting, countWaiting, whileUncommitted } from '../../testing/whileStatusChanges.ts';
import { makeAccount, makeCard } from '../../testing/world.ts';
import { chargeMonths } from '../fees/monthlyFees.ts';
import { lockOrders } from '../orders/counters.ts';
import { issueStatements } from '../statements/issueStatements.ts';
import { updateAccountLock } from './accountLocks.ts';
import { lockAccount } from './lockAccount.ts';

const remoteConfig: ConfigTemplate = { ...DEFAULT_TEMPLATE, values: {} };
const world = startWorld({ remoteConfig });

const own = () => ({ sysAccountId: world.accountId });
const close = (expectedCards: number, version = 1) =>
  world.call('closeAccount', {
    params: own(),
    version,
    body: { expectedCards, reason: 'We sold the trucks' },
  });

/** The account's last recorded activity. */
async function lastActive() {
  const { last_activity_at } = await world.db
    .selectFrom('accounts')
    .select('last_activity_at')
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();
  return last_activity_at;
}

async function lastActiveAfter(instant: string) {
  await world.goTo(instant);
  await world.call('getAccountDetails');
  return lastActive();
}

describe('an account', () => {
  it('[GW-43] [GW-90] [GW-91] [GW-94] returns its details and 404 for other accounts', async () => {
    await world.makeCard();
    await world.makeCard({ status: 'blocked' });
    const details = await world.call('getAccountDetails');
    expect(details.body).toMatchObject({ name: 'Acme Freight', state: 'open', package: 'regular' });
    expect((await world.call('getAccount', { params: own() })).body).toEqual(details.body);
    expect((await world.call('getAccountSummary', { params: own() })).body).toMatchObject({
      liveCards: 1,
      endedCards: 1,
      users: 1,
      postedCents: 0,
    });
    expect((await world.call('getBlockSource', { params: own() })).body).toEqual({
      items: [{ source: 'system', cardCount: 1 }],
    });
    const other = await makeAccount(world.db);
    const params = { sysAccountId: other.accountId };
    for (const name of [
      'getAccount',
      'getAccountSummary',
      'getAccountLock',
      'getBlockSource',
    ] as const) {
      expect((await world.call(name, { params })).status, name).toBe(404);
    }
  });

  it('[GW-91] counts only the express checks that can still be cashed', async () => {
    for (const payeeName of ['Lone Star Lumpers', 'Amarillo Tire']) {
      await provePasscode(world.gateway, world.dana);
      const draft = {
        fleetId: world.account.fleetIds[0],
        amountCents: 20_000,
        feeMode: 'plus',
        payeeName,
        purpose: 'lumper',
        reference: 'LOAD 4471',
      };
      expect((await world.call('createExpressCheck', { body: { draft } })).status).toBe(200);
    }
    const openChecks = async () =>
      pick((await world.call('getAccountSummary', { params: own() })).body, 'openExpressChecks');
    expect(await openChecks()).toBe(2);
    await world.db
      .updateTable('express_checks')
      .set({ registered_at: TEST_NOW, cashed_at: TEST_NOW })
      .where('account_id', '=', world.accountId)
      .where('payee_name', '=', 'Amarillo Tire')
      .execute();
    expect(await openChecks()).toBe(1);
  });

  it('[GW-141] returns the collecting company that the host configured, or null', async () => {
    expect((await world.call('getCollectingCompany')).body).toEqual({ company: null });
    remoteConfig.values['collecting_company'] = {
      default: JSON.stringify({
        legalName: 'Prairie Cards LLC',
        remitTo: ['PO Box 9', 'Amarillo, TX 79101'],
        phone: '1-800-555-0170',
        email: null,
      }),
    };
    expect((await world.call('getCollectingCompany')).body).toMatchObject({
      company: { legalName: 'Prairie Cards LLC', remitTo: ['PO Box 9', 'Amarillo, TX 79101'] },
    });
  });

  it('[USER-08] [USER-09] needs a passcode to close, and then blocks its live cards', async () => {
    const cardId = await world.makeCard();
    await world.call('scheduleHold', {
      params: { cardId },
      version: 1,
      body: { startsAt: null, endsAt: null, nightly: { from: '22:00', to: '05:00' } },
    });
    await world.makeCard({ status: 'onHold' });
    await world.makeCard({ status: 'expired' });
    expect((await close(1)).body).toMatchObject({
      errorCode: 'account.changed',
      params: { cards: 2 },
    });
    expect((await close(2)).body).toMatchObject({ errorCode: 'access.passcode' });
    await provePasscode(world.gateway, world.dana);
    expect((await close(2)).body).toMatchObject({
      blockedCards: 2,
      account: { state: 'closed', reactivateUntil: '2026-12-21' },
    });
    const card = await world.call('getCard', { params: { cardId } });
    expect(card.body).toMatchObject({
      card: { status: 'blocked', holdChangesAt: null },
      holdSchedule: null,
    });
    const sources = await world.call('getBlockSource', { params: own() });
    expect(pick(sources.body, 'items')).toEqual([{ source: 'accountClosed', cardCount: 2 }]);
    expect((await close(0, 2)).body).toMatchObject({ errorCode: 'access.denied' });
    const manager = await world.makePerson('manager');
    expect(
      (
        await world.callAs(manager, 'closeAccount', {
          params: own(),
          version: 2,
          body: { expectedCards: 0, reason: null },
        })
      ).status,
    ).toBe(403);
  });

  it('[USER-11] [GW-93] counts an evening purchase on the next UTC day as activity', async () => {
    await world.setAccount({ last_activity_at: '2026-11-21T03:00:00.000Z' });
    const occurredAt = '2026-11-21T05:00:00.000Z';
    await world.makePurchase(await world.makeCard(), { occurredAt, occurredOn: '2026-11-20' });
    const { body } = await world.call('getAccountLock', { params: own() });
    expect(pick(body, 'lastActiveAt')).toBe(occurredAt);
  });

  it('[USER-11] [USER-12] [GW-93] [MSG-20] locks and bars orders after 6 idle months', async () => {
    const { db } = world;
    const used = await makeAccount(db);
    const bought = { occurredAt: '2026-06-10T16:00:00.000Z' };
    await makePurchase(db, used, await makeCard(db, used), bought);
    const at = '2026-05-20T16:00:00.000Z';
    const both = [world.accountId, used.accountId];
    await db
      .updateTable('accounts')
      .set({ last_activity_at: at })
      .where('account_id', 'in', both)
      .execute();
    await world.gateway.updateAccountLocks();
    const states = await db
      .selectFrom('accounts')
      .select(['account_id', 'state'])
      .where('account_id', 'in', both)
      .execute();
    expect(Object.fromEntries(states.map((row) => [row.account_id, row.state]))).toEqual({
      [world.accountId]: 'locked',
      [used.accountId]: 'open',
    });
    expect((await world.call('getAccountLock', { params: own() })).body).toMatchObject({
      state: 'locked',
      reasons: [{ key: 'account.lockedInactive', params: { months: 6 } }],
      lastActiveAt: at,
    });
    expect((await world.call('orderCards', { body: {} })).body).toMatchObject({
      errorCode: 'account.cannotOrder',
    });
    // viewing the account neither unlocks it nor counts as activity
    await world.gateway.updateAccountLocks();
    expect((await world.call('getAccountDetails')).body).toMatchObject({
      state: 'locked',
      version: 2,
    });
  });

  it('[ROLE-20] [USER-11] a lock from before its previous state was stored is filled in', async () => {
    const lockedFrom = async () =>
      pick((await world.call('getMyAccounts')).body, 'items', 0, 'lockedFrom');
    const lastUse = { last_activity_at: '2026-05-20T16:00:00.000Z' };
    await world.setAccount({ state: 'readOnly', ...lastUse });
    await world.gateway.updateAccountLocks();
    expect(await lockedFrom()).toBe('readOnly');
    await world.setAccount({ locked_from: null });
    await sql.raw(FILL_LOCKED_FROM).execute(world.db);
    expect(await lockedFrom()).toBe('readOnly');
  });

  it.each(['open', 'readOnly'] as const)(
    '[ROLE-20] [USER-07] [USER-11] %s before a lock of the previous release is that again after it',
    async (state) => {
      // that release records it only in the event: the column is empty, or from an earlier lock
      for (const stale of [null, state === 'open' ? 'readOnly' : 'open'] as const) {
        const read = async () => pick((await world.call('getMyAccounts')).body, 'items', 0);
        await world.setAccount({ state, last_activity_at: '2026-05-20T16:00:00.000Z' });
        await world.gateway.updateAccountLocks();
        await world.setAccount({ locked_from: stale });
        await world.gateway.updateAccountLocks();
        expect(await read()).toMatchObject({ state: 'locked', lockedFrom: state });
        await world.setAccount({ locked_from: stale, last_activity_at: TEST_NOW });
        await world.gateway.updateAccountLocks();
        expect(await read()).toMatchObject({ state, lockedFrom: null });
        await world.setAccount({ locked_from: 'readOnly' });
        await world.gateway.updateAccountLocks();
        expect(await read()).toMatchObject({ state, lockedFrom: null });
      }
    },
  );

  it('is locked even if processing another account fails', async () => {
    const { db } = world;
    const broken = await makeAccount(db);
    const at = (accountId: string, changed: object) =>
      db.updateTable('accounts').set(changed).where('account_id', '=', accountId).execute();
    await at(broken.accountId, { time_zone: 'Nowhere/None' });
    await at(world.accountId, { last_activity_at: '2026-05-20T16:00:00.000Z' });
    await world.gateway.updateAccountLocks();
    await at(broken.accountId, { time_zone: 'America/Chicago' });
    const { body } = await world.call('getAccountLock', { params: own() });
    expect(body).toMatchObject({ state: 'locked' });
    const logLine = world.gateway.logged.find((line) => line.includes(broken.accountId));
    expect(logLine).toContain('an account was neither locked nor unlocked');
  });

  it('[USER-07] [USER-11] notifies only administrators of a lock in-app and by email', async () => {
    const other = await world.makePerson('administrator');
    const manager = await world.makePerson('manager');
    await world.db
      .updateTable('accounts')
      .set({ last_activity_at: '2026-05-20T16:00:00.000Z' })
      .where('account_id', '=', world.accountId)
      .execute();
    world.gateway.outbox.sent.length = 0;
    await world.gateway.updateAccountLocks();
    await world.gateway.updateAccountLocks();
    await world.gateway.runMessages();
    const open = async (person: typeof other) =>
      (await world.callAs(person, 'listNotifications', { query: { total: 'true' } })).body;
    for (const person of [world.dana, other]) {
      expect(await open(person)).toMatchObject({
        total: 1,
        items: [
          {
            messageKey: 'notification.accountLockedInactive',
            level: 'alert',
            params: { months: 6 },
          },
        ],
      });
    }
    expect(await open(manager)).toMatchObject({ total: 0 });
    const emails = world.gateway.outbox.sent.filter((one) => one.accountId === world.accountId);
    expect(emails).toHaveLength(2);
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(emails[0]?.subject).toMatch(/^The account is locked because it was not used \(/);
    expect(emails[0]?.text).toContain('/en/settings/account/');
  });

  it('[USER-08] tells its other administrators the name of the person who closed it', async () => {
    const other = await world.makePerson('administrator');
    await provePasscode(world.gateway, world.dana);
    expect((await close(0)).status).toBe(200);
    const notifications = async (person: typeof other) =>
      (await world.callAs(person, 'listNotifications')).body;
    expect(pickEach(await notifications(other), 'items', 'messageKey')).toEqual([
      'notification.accountClosed',
    ]);
    expect(pick(await notifications(other), 'items', 0, 'params')).toEqual({
      name: 'Dana Morales',
      cards: 0,
    });
    expect(pickEach(await notifications(world.dana), 'items', 'messageKey')).toEqual([]);
  });

  it.runIf(canSeeWaiting)(
    '[USER-08] does not close before an order under way, whose cards nobody confirmed',
    async () => {
      await provePasscode(world.gateway, world.dana);
      const ordering = async (trx: Trx) => {
        await lockOrders(trx, world.accountId);
        await makeCard(trx, world.account, { status: 'ordered' });
      };
      expect(await whileUncommitted(world, ordering, () => close(0))).toMatchObject({
        status: 409,
        body: { errorCode: 'account.changed', params: { cards: 1 } },
      });
      expect((await close(1)).body).toMatchObject({ canceledCards: 1 });
    },
  );

  it('[USER-11] records API calls as activity, once a day', async () => {
    const nextDay = '2026-11-22T16:00:00.000Z';
    expect(await lastActiveAfter(TEST_NOW)).toBe(TEST_NOW);
    expect(await lastActiveAfter('2026-11-22T15:59:59.000Z')).toBe(TEST_NOW);
    expect(await lastActiveAfter(nextDay)).toBe(nextDay);
  });

  it('[USER-11] records no failed call, and none that closes the account, as activity', async () => {
    expect((await close(7)).status).toBe(409);
    expect(await lastActive()).toBeNull();
    await provePasscode(world.gateway, world.dana);
    await world.setAccount({ last_activity_at: null });
    expect((await close(0)).status).toBe(200);
    expect(await lastActive()).toBeNull();
  });

  it.runIf(canSeeWaiting)(
    '[USER-11] leaves its activity to the next call while something else holds it',
    async () => {
      await world.db.transaction().execute(async (trx) => {
        await lockAccount(trx, world.accountId);
        expect((await world.call('getAccountDetails')).status).toBe(200);
      });
      expect(await lastActive()).toBeNull();
      expect(await lastActiveAfter(TEST_NOW)).toBe(TEST_NOW);
    },
  );

  it('[GW-92] [SCREEN-46] [ADDON-08] [ADDON-09] [ADDON-10] sets next month’s package', async () => {
    await world.makeCard();
    const params = { ...own(), serviceId: 'program' };
    const choose = (name: string, version: number) =>
      world.call('choosePackage', { params, version, body: { package: name } });
    const packages = await world.call('getPackages', { params });
    expect(packages.body).toMatchObject({
      rateFrom: '2026-12-01',
      enrollDaysMin: 30,
      cardCount: 1,
    });
    expect(pick(packages.body, 'items', 1)).toMatchObject({ package: 'plus', monthCents: 800 });
    expect((await choose('plus', 1)).body).toMatchObject({
      package: 'regular',
      nextPackage: 'plus',
      nextPackageFrom: '2026-12-01',
    });
    expect((await choose('enterprise', 2)).body).toMatchObject({
      errorCode: 'package.callToChoose',
    });
    await world.goTo('2026-12-05T16:00:00.000Z');
    const seen = await world.call('getAccountDetails');
    await world.goTo(TEST_NOW);
    expect(seen.body).toMatchObject({ package: 'plus', nextPackage: null });
    expect((await choose('regular', 2)).body).toMatchObject({ nextPackage: null, version: 3 });
  });

  it('[USER-20] hides what it owes from, and is not changed by, people with some fleets', async () => {
    await charge(world.db, world.accountId, '2026-11-20', 60_000);
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    for (const [person, postedCents] of [
      [world.dana, 60_000],
      [regional, 0],
    ] as const) {
      const { body } = await world.callAs(person, 'getAccountSummary', { params: own() });
      expect(body).toMatchObject({ users: 2, postedCents });
    }
    const params = { ...own(), serviceId: 'program' };
    const chosen = { params, version: 1, body: { package: 'plus' } };
    expect(await world.callAs(regional, 'choosePackage', chosen)).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.wholeAccount' }] },
    });
    expect((await world.call('choosePackage', chosen)).status).toBe(200);
  });

  it.runIf(canSeeWaiting)(
    '[SCREEN-48] gives one of two people who choose at once a stale version',
    async () => {
      const params = { ...own(), serviceId: 'program' };
      await world.call('getPackages', { params });
      const choose = () =>
        world.call('choosePackage', { params, version: 1, body: { package: 'plus' } });
      const { both } = await world.db.transaction().execute(async (trx) => {
        await lockAccount(trx, world.accountId);
        const choosing = Promise.all([choose(), choose()]);
        await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(2);
        return { both: choosing };
      });
      const statuses = (await both).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    },
  );

  it.runIf(canSeeWaiting)(
    '[STMT-02] is billed, charged, and checked while someone writes in it',
    async () => {
      const { db, accountId } = world;
      await charge(db, accountId, '2026-10-05', 4_800, { kind: 'fee.program' });
      const now = new Date(TEST_NOW);
      await db.transaction().execute(async (writing) => {
        // like the idempotency key of any write
        const account = await selectIn(writing, accountId, 'accounts')
          .selectAll()
          .forKeyShare()
          .executeTakeFirstOrThrow();
        expect(await issueStatements(db, account, now)).toBe(1);
        await chargeMonths(sweepAt(world.gateway, now));
        const jobs = world.gateway.queue;
        await db.transaction().execute((trx) => updateAccountLock({ trx, jobs, now }, accountId));
      });
    },
  );
});

describe('fleets and departments', () => {
  it('[GW-44] [USER-03] [ENT-37] adds, edits, and deletes a fleet that is not in use', async () => {
    const body = { name: 'Night vans', code: 'NV', number: '77' };
    const added = await world.call('addFleet', { body });
    const fleetId = pickText(added.body, 'fleet', 'fleetId');
    expect((await world.call('addFleet', { body: { ...body, code: 'nv' } })).body).toMatchObject({
      fields: [{ path: 'code', key: 'fleet.codeTaken' }],
    });
    const edited = { params: { fleetId }, body: { ...body, name: 'Day vans' }, version: 1 };
    expect((await world.call('editFleet', edited)).body).toMatchObject({
      fleet: { name: 'Day vans', version: 2 },
    });
    expect((await world.call('editFleet', edited)).body).toMatchObject({
      errorCode: 'version.stale',
    });
    const used = { params: { fleetId: world.account.fleetIds[0] }, version: 1 };
    expect((await world.call('removeFleet', used)).body).toMatchObject({
      errorCode: 'fleet.inUse',
    });
    expect((await world.call('removeFleet', { params: { fleetId }, version: 2 })).status).toBe(200);
    expect(pick((await world.call('listFleetDetails')).body, 'items')).toMatchObject([
      { name: 'Long haul', departmentCount: 1, cardCount: 0 },
      { name: 'Regional', departmentCount: 1 },
    ]);
    const part = await world.makePerson('manager', [world.account.fleetIds[0]]);
    expect((await world.callAs(part, 'addFleet', { body: { ...body, code: 'X1' } })).status).toBe(
      403,
    );
    expect(pick((await world.callAs(part, 'listFleetDetails')).body, 'items')).toHaveLength(1);
    const far = { params: { fleetId: world.account.fleetIds[1] }, version: 1 };
    expect((await world.callAs(part, 'removeFleet', far)).status).toBe(404);
  });

  it('[USER-03] refuses to delete a fleet with purchases; deletes its rules with it', async () => {
    const body = { name: 'Night vans', code: 'NV', number: '77' };
    const fleetId = pickText((await world.call('addFleet', { body })).body, 'fleet', 'fleetId');
    const params = { fleetId };
    const answers = { isOn: true, answeredBy: [], escalateMinutes: null, autoGrantCents: null };
    const settings = { params, version: 0, body: { ...answers, contact: null } };
    expect((await world.call('putDriverSettings', settings)).status).toBe(200);
    const notificationRule = {
      code: '108001',
      fleetId,
      timing: 'authorized',
      fromCents: 0,
      fromCount: 1,
    };
    const rule = { ...notificationRule, inApp: true, emails: [], smsNumber: null, pace: 'now' };
    expect((await world.call('addExceptionRule', { body: rule })).status).toBe(200);
    const { confirm } = await sendPurchases(world, [dieselElsewhere(await world.makeVehicle())]);
    await confirm();
    const bought = world.db
      .updateTable('recorded_purchases')
      .where('account_id', '=', world.accountId);
    await bought.set({ fleet_id: fleetId }).execute();
    expect((await world.call('removeFleet', { params, version: 1 })).body).toMatchObject({
      errorCode: 'fleet.inUse',
    });
    await bought.set({ fleet_id: world.account.fleetIds[0] }).execute();
    expect((await world.call('removeFleet', { params, version: 1 })).status).toBe(200);
    expect(pick((await world.call('listExceptionRules')).body, 'rules')).toEqual([]);
  });

  it('[USER-03] refuses to delete a fleet whose only purchase was declined', async () => {
    const body = { name: 'Night vans', code: 'NV', number: '77' };
    const fleetId = pickText((await world.call('addFleet', { body })).body, 'fleet', 'fleetId');
    const account = { ...world.account, fleetIds: [fleetId, fleetId] } as const;
    await makePurchase(world.db, account, await world.makeCard(), { status: 'declined' });
    const removed = await world.call('removeFleet', { params: { fleetId }, version: 1 });
    expect(removed.body).toMatchObject({ errorCode: 'fleet.inUse' });
  });

  it.runIf(canSeeWaiting)('[USER-03] deletes a fleet without reading purchases', async () => {
    const body = { name: 'Night vans', code: 'NV', number: '77' };
    const fleetId = pickText((await world.call('addFleet', { body })).body, 'fleet', 'fleetId');
    await world.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE transactions IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const removed = await world.call('removeFleet', { params: { fleetId }, version: 1 });
      expect(removed.status).toBe(200);
    });
  });

  it('[GW-85] [USER-02] [USER-05] [USER-06] adds, edits, and deletes departments', async () => {
    await world.makeCard();
    const body = {
      fleetId: world.account.fleetIds[0],
      subDepartmentNumber: '77001',
      name: 'Night shift',
      description: 'Linehaul, 10 to 6',
    };
    const added = await world.call('addDepartment', { body });
    expect(added.body).toMatchObject({ department: { fleetName: 'Long haul', cardCount: 0 } });
    const departmentId = pickText(added.body, 'department', 'departmentId');
    const again = await world.call('addDepartment', { body });
    expect(again.body).toMatchObject({ fields: [{ key: 'department.numberTaken' }] });
    const blank = { ...body, subDepartmentNumber: '77002', name: ' ', description: '' };
    expect(pick((await world.call('addDepartment', { body: blank })).body, 'fields')).toMatchObject(
      [
        { path: 'name', key: 'department.nameRequired' },
        { path: 'description', key: 'department.descriptionRequired' },
      ],
    );
    const moved = { ...body, fleetId: world.account.fleetIds[1] };
    const inUse = { params: { departmentId: world.account.departmentIds[0] }, version: 1 };
    expect(
      (
        await world.call('editDepartment', {
          ...inUse,
          body: { ...moved, subDepartmentNumber: '77003' },
        })
      ).body,
    ).toMatchObject({ fields: [{ path: 'fleetId', key: 'department.inUse' }] });
    expect((await world.call('removeDepartment', inUse)).body).toMatchObject({
      errorCode: 'department.inUse',
    });
    const params = { departmentId };
    expect(
      (await world.call('editDepartment', { params, version: 1, body: moved })).body,
    ).toMatchObject({
      department: { fleetName: 'Regional', version: 2 },
    });
    const query = { fleetId: world.account.fleetIds[1] };
    expect(pick((await world.call('listFleetDepartments', { query })).body, 'items')).toHaveLength(
      2,
    );
    expect((await world.call('removeDepartment', { params, version: 2 })).status).toBe(200);
  });
});
