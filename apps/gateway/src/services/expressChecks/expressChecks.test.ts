import { randomUUID } from 'node:crypto';
import { EXPRESS_CODE_DISPLAY_SECONDS } from '@forecourt/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { makeKnown, TEST_PASSWORD } from '../../testing/knownPerson.ts';
import { provePasscode } from '../../testing/passcode.ts';
import { startWorld } from '../../testing/startWorld.ts';
import type { TestPerson } from '../../testing/world.ts';
import { eraseExpressCode } from './changeCheck.ts';

const world = startWorld();

const PASSCODE = 'blue42moon';

const say = (person: TestPerson, verbalPasscode: string) =>
  world.callAs(person, 'proveVerbalPasscode', { body: { verbalPasscode } });
const draft = (parts: Readonly<Record<string, unknown>> = {}) => ({
  fleetId: world.account.fleetIds[0],
  amountCents: 20_000,
  feeMode: 'plus',
  payeeName: 'Lone Star Lumpers',
  purpose: 'lumper',
  reference: 'LOAD 4471',
  ...parts,
});
interface Asked {
  readonly who?: TestPerson;
  readonly key?: string;
  readonly notDuplicateOf?: string;
}
async function issue(parts: Readonly<Record<string, unknown>> = {}, request: Asked = {}) {
  const { who = world.dana, key = randomUUID(), notDuplicateOf = null } = request;
  await provePasscode(world.gateway, who);
  const body = { draft: draft(parts), notDuplicateOf };
  return world.callAs(who, 'createExpressCheck', { key, body });
}
const idOf = (response: { readonly body: unknown }) => pickText(response.body, 'check', 'checkId');
const balances = async () => {
  const rows = await world.db
    .selectFrom('ledger_entries')
    .select(['ledger', sql<number>`sum(amount_cents)::bigint`.as('cents')])
    .where('account_id', '=', world.accountId)
    .groupBy('ledger')
    .execute();
  expect(await checkLedger(world.db, world.accountId)).toEqual([]);
  return Object.fromEntries(rows.map(({ ledger, cents }) => [ledger, cents]));
};
const end = (checkId: string, action: 'block' | 'hold', version: number, person = world.dana) =>
  world.callAs(person, 'endExpressCheck', {
    version,
    params: { checkId },
    body: { action, reason: '' },
  });
const codeOf = (checkId: string, person = world.dana) =>
  world.callAs(person, 'showExpressCode', { params: { checkId } });
const register = (checkId: string, code: string, parts: Readonly<Record<string, unknown>> = {}) =>
  world.call('registerExpressCheck', {
    params: { checkId },
    body: { code, amountCents: 20_000, checkNumber: '104477', ...parts },
  });

describe('issuing an express check', () => {
  it('[GW-114] [ENT-40] [FUND-06] returns a sequence number and posts amount and fee', async () => {
    const { status, body } = await issue();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      request: null,
      check: {
        sequenceNumber: '000001',
        status: 'activated',
        amountCents: 20_000,
        feeCents: 350,
        issuedBy: 'Dana Morales',
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/\d{16}/);
    expect(await balances()).toEqual({ receivable: 20_350, checks: -20_000, fees: -350 });
    const less = await issue({ feeMode: 'less', payeeName: 'Amarillo Tire' });
    expect(less.body).toMatchObject({ check: { amountCents: 19_650, feeCents: 350 } });
    expect(await balances()).toEqual({ receivable: 40_350, checks: -39_650, fees: -700 });
    const fees = await world.call('listFees', { query: { feeKey: 'fee.expressCheck' } });
    expect(fees.body).toMatchObject({
      totals: [{ feeKey: 'fee.expressCheck', cents: 700 }],
      items: [
        { cents: 350, transferId: null, checkId: pick(less.body, 'check', 'checkId') },
        { cents: 350, checkNumber: '000001', checkId: pick(body, 'check', 'checkId') },
      ],
    });
    const listed = await world.call('listExpressChecks', { query: { total: 'true', q: 'tire' } });
    expect(listed.body).toMatchObject({ total: 1, items: [{ sequenceNumber: '000002' }] });
    const found = async (q: string) =>
      pick((await world.call('listExpressChecks', { query: { q } })).body, 'items');
    expect(await found('#2')).toMatchObject([{ sequenceNumber: '000002' }]);
    expect(await found('0000021')).toEqual([]);
  });

  it('[EXPR-11] [ROLE-23] requires a passcode for each check; locks after five tries', async () => {
    const bare = { body: { draft: draft() } };
    expect((await world.call('createExpressCheck', bare)).body).toMatchObject({
      errorCode: 'access.passcode',
    });
    await makeKnown(world.gateway, world.dana);
    await world.call('authenticateAgain', { body: { password: TEST_PASSWORD } });
    const body = { verbalPasscode: PASSCODE };
    await world.call('setVerbalPasscode', { body });
    expect((await say(world.dana, PASSCODE)).status).toBe(200);
    expect((await world.call('createExpressCheck', bare)).status).toBe(200);
    expect((await world.call('createExpressCheck', bare)).status).toBe(403);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await say(world.dana, 'red43sun')).body).toMatchObject({
        errorCode: 'access.passcode',
      });
    }
    expect((await say(world.dana, PASSCODE)).body).toMatchObject({ errorCode: 'lockout.wait' });
  });

  it('[EXPR-04] [EXPR-05] [EXPR-07] enforces per-check, daily, and available limits', async () => {
    for (const amountCents of [500_001, -1, 10.5]) {
      expect((await issue({ amountCents })).status).toBe(400);
    }
    const reasons = async (parts: Readonly<Record<string, unknown>>) =>
      pick((await issue(parts)).body, 'fields', 0);
    expect(await reasons({ amountCents: 0 })).toMatchObject({ key: 'expressCheck.nothingLeft' });
    expect(await reasons({ amountCents: 350, feeMode: 'less' })).toMatchObject({
      key: 'expressCheck.nothingLeft',
    });
    expect(await reasons({ amountCents: 100_001 })).toMatchObject({
      key: 'expressCheck.aboveCheck',
      params: { maxCents: 100_000 },
    });
    for (const payeeName of ['A', 'B', 'C', 'D', 'E']) {
      expect((await issue({ amountCents: 50_000, payeeName })).status).toBe(200);
    }
    expect(await reasons({ amountCents: 1_000 })).toMatchObject({
      key: 'expressCheck.aboveDay',
      params: { maxCents: 0 },
    });
    // the other fleet has its own daily limit
    const regional = { fleetId: world.account.fleetIds[1] };
    expect((await issue({ ...regional, amountCents: 1_000 })).status).toBe(200);
    await world.setAccount({ credit_limit_cents: 252_000 });
    expect(await reasons({ ...regional, amountCents: 2_000, payeeName: 'F' })).toMatchObject({
      key: 'expressCheck.aboveAvailable',
    });
  });

  it('refuses a likely duplicate unless the caller says it is not one', async () => {
    const first = idOf(await issue());
    const again = await issue({ payeeName: ' lone star  LUMPERS' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        errorCode: 'expressCheck.duplicate',
        params: { checkId: first, sequenceNumber: '000001' },
      },
    });
    expect((await issue({}, { notDuplicateOf: first })).status).toBe(200);
    expect((await issue({ amountCents: 20_001 })).status).toBe(200);
  });

  it('creates one check per idempotency key, and refuses the key for another', async () => {
    const key = randomUUID();
    const first = idOf(await issue({}, { key }));
    for (let times = 0; times < 2; times += 1) {
      expect(idOf(await issue({}, { key }))).toBe(first);
    }
    expect(await balances()).toMatchObject({ checks: -20_000 });
    expect((await issue({ amountCents: 1_000 }, { key })).body).toMatchObject({
      errorCode: 'idempotency.mismatch',
    });
  });

  it('[EXPR-10] requires the permission, a fleet in scope, and an open account', async () => {
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    expect((await issue({}, { who: manager })).status).toBe(403);
    await world.db
      .updateTable('grants')
      .set({ extra_permissions: sql`'["expressChecks.issue"]'::jsonb` })
      .where('user_id', '=', manager.userId)
      .execute();
    expect((await issue({}, { who: manager })).status).toBe(200);
    const elsewhere = await issue({ fleetId: world.account.fleetIds[1] }, { who: manager });
    expect(elsewhere).toMatchObject({ status: 400, body: { fields: [{ path: 'draft.fleetId' }] } });
    await world.setAccount({ state: 'locked' });
    expect((await issue({ payeeName: 'Later' })).body).toMatchObject({
      fields: [{ key: 'access.accountLocked' }],
    });
  });
});

const ask = () => issue({ amountCents: 60_000 });
const decide = (
  requestId: string,
  approve: boolean,
  person: TestPerson,
  version = 1,
  notDuplicateOf: string | null = null,
) =>
  world.callAs(person, 'decideExpressRequest', {
    version,
    params: { requestId },
    body: { approve, notDuplicateOf },
  });

describe('a check that needs approval', () => {
  it('is approved by a second person, and only the requester sees the code', async () => {
    const requestId = pickText((await ask()).body, 'request', 'requestId');
    expect(await balances()).toEqual({});
    expect((await decide(requestId, true, world.dana)).body).toMatchObject({
      errorCode: 'access.denied',
      fields: [{ key: 'access.secondPerson' }],
    });
    const lee = await world.makePerson();
    const { body } = await decide(requestId, true, lee);
    expect(body).toMatchObject({ request: { state: 'approved', version: 2 } });
    const checkId = pickText(body, 'request', 'checkId');
    expect((await codeOf(checkId, lee)).body).toMatchObject({
      fields: [{ key: 'expressCheck.notIssuer' }],
    });
    expect((await codeOf(checkId)).status).toBe(200);
    expect((await decide(requestId, true, lee, 2)).body).toMatchObject({
      fields: [{ key: 'expressCheck.decided' }],
    });
    expect(await balances()).toMatchObject({ checks: -60_000 });
    // the request took no sequence number
    const read = await world.callAs(lee, 'getExpressCheck', { params: { checkId } });
    expect(read.body).toMatchObject({
      check: { sequenceNumber: '000001' },
      history: [{ action: 'expressCheck.codeShown' }, { action: 'expressCheck.approved' }],
    });
  });

  it('is refused as a duplicate unless the approver says it is not one', async () => {
    const first = pickText((await ask()).body, 'request', 'requestId');
    const second = pickText((await ask()).body, 'request', 'requestId');
    const lee = await world.makePerson();
    const { body } = await decide(first, true, lee);
    const checkId = pickText(body, 'request', 'checkId');
    expect(await decide(second, true, lee)).toMatchObject({
      status: 409,
      body: { errorCode: 'expressCheck.duplicate', params: { checkId } },
    });
    expect(await balances()).toMatchObject({ checks: -60_000 });
    expect((await decide(second, true, lee, 1, checkId)).status).toBe(200);
    expect(await balances()).toMatchObject({ checks: -120_000 });
  });

  it('[EXPR-10] cannot be approved, only declined, once its requester lost access', async () => {
    const lee = await world.makePerson();
    for (const lost of [{ state: 'locked' }, { role: 'viewer' }] as const) {
      const requester = await world.makePerson();
      const response = await issue({ amountCents: 60_000 }, { who: requester });
      const requestId = pickText(response.body, 'request', 'requestId');
      await world.setGrant(requester, lost);
      expect(await decide(requestId, true, lee)).toMatchObject({
        status: 422,
        body: { fields: [{ key: 'expressCheck.requesterGone' }] },
      });
      expect((await decide(requestId, false, lee)).status).toBe(200);
    }
    expect(await balances()).toEqual({});
  });

  it.each([
    [true, 'notification.expressCheckApproved'],
    [false, 'notification.expressCheckDeclined'],
  ])('notifies only the requester of the decision (approved: %s)', async (approve, kind) => {
    const requestId = pickText((await ask()).body, 'request', 'requestId');
    const lee = await world.makePerson();
    expect((await decide(requestId, approve, lee)).status).toBe(200);
    const notifications = async (person: TestPerson) =>
      pick((await world.callAs(person, 'listNotifications')).body, 'items');
    expect(await notifications(world.dana)).toMatchObject([
      { messageKey: kind, params: { amountCents: 60_000 } },
    ]);
    expect(await notifications(lee)).toEqual([]);
  });

  it('is listed first while it waits, even after many later decisions', async () => {
    const requestId = pickText((await ask()).body, 'request', 'requestId');
    const waits = await world.db
      .selectFrom('express_requests')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    const requested_at = new Date(Date.parse(waits.requested_at) + 60_000).toISOString();
    const later = { ...waits, state: 'declined', requested_at } as const;
    const decided = Array.from({ length: 60 }, () => ({ ...later, id: randomUUID() }));
    await world.db.insertInto('express_requests').values(decided).execute();
    const { body } = await world.call('listExpressRequests');
    expect(pick(body, 'items', 0)).toMatchObject({ requestId, state: 'waiting' });
  });

  it('is not issued once declined, and clears the approver’s notification', async () => {
    const requestId = pickText((await ask()).body, 'request', 'requestId');
    const lee = await world.makePerson();
    const notifications = async () =>
      pickEach((await world.callAs(lee, 'listNotifications')).body, 'items', 'messageKey');
    expect(await notifications()).toEqual(['notification.expressCheckWaiting']);
    expect((await decide(requestId, false, lee)).body).toMatchObject({
      request: { state: 'declined', checkId: null },
    });
    const waiting = await world.call('listExpressRequests');
    expect(waiting.body).toMatchObject({ items: [{ state: 'declined', isOwn: true }] });
    // no one is still notified of a decided request
    expect(await notifications()).toEqual([]);
    expect(await balances()).toEqual({});
  });
});

describe('the code of an express check', () => {
  it('can be shown until its display time ends, then is erased', async () => {
    const checkId = idOf(await issue());
    const code = pickText((await codeOf(checkId)).body, 'code');
    expect(code).toMatch(/^\d{16}$/);
    expect((await codeOf(checkId)).body).toMatchObject({ code });
    const job = world.gateway.sentJobs.find(({ name }) => name === 'express-code');
    expect(job).toMatchObject({ data: { checkId }, afterSeconds: EXPRESS_CODE_DISPLAY_SECONDS });
    await eraseExpressCode(world.db, { accountId: world.accountId, checkId });
    expect((await codeOf(checkId)).body).toMatchObject({
      fields: [{ key: 'expressCheck.codeShown' }],
    });
    const stored = await world.db
      .selectFrom('express_checks')
      .selectAll()
      .where('id', '=', checkId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
    const history = pick(
      (await world.call('getExpressCheck', { params: { checkId } })).body,
      'history',
    );
    expect(history).toMatchObject([
      { action: 'expressCheck.codeShown', actor: 'Dana Morales' },
      { action: 'expressCheck.issued' },
    ]);
  });
});

describe('filtering express checks by day', () => {
  it('[GW-114] [GW-117] [GW-12] uses days in the account’s time zone', async () => {
    await world.goTo('2026-11-22T05:59:59.000Z');
    await issue();
    await world.goTo('2026-11-22T06:00:00.000Z');
    await issue({ payeeName: 'Amarillo Tire' });
    const numbersOn = async (name: 'listExpressChecks' | 'listExpressActivity', day: string) => {
      const { body } = await world.call(name, { query: { fromDate: day, toDate: day } });
      return pickEach(body, 'items', 'sequenceNumber');
    };
    for (const name of ['listExpressChecks', 'listExpressActivity'] as const) {
      expect(await numbersOn(name, '2026-20-11')).toEqual([]);
      expect(await numbersOn(name, '2026-21-11')).toEqual(['000001']);
      expect(await numbersOn(name, '2026-22-11')).toEqual(['000002']);
    }
    const { status } = await world.call('listExpressChecks', { query: { toDate: '0000-01-01' } });
    expect(status).toBe(400);
  });
});

describe('ending an express check', () => {
  it('[EXPR-01] [EXPR-03] refunds only the amount on hold; refuses registered checks', async () => {
    const checkId = idOf(await issue());
    expect((await end(checkId, 'hold', 7)).body).toMatchObject({ errorCode: 'version.stale' });
    expect((await end(checkId, 'hold', 1)).body).toMatchObject({
      check: { status: 'onHold', version: 2 },
    });
    expect(await balances()).toEqual({ receivable: 350, checks: 0, fees: -350 });
    expect((await end(checkId, 'block', 2)).body).toMatchObject({
      fields: [{ key: 'expressCheck.is.onHold' }],
    });
    const taken = idOf(await issue());
    const code = pickText((await codeOf(taken)).body, 'code');
    expect((await register(taken, code)).status).toBe(200);
    expect((await end(taken, 'hold', 3)).body).toMatchObject({
      fields: [{ key: 'expressCheck.registered' }],
    });
  });

  it('[EXPR-02] is permanent when blocked, and refunds nothing', async () => {
    const checkId = idOf(await issue());
    expect((await end(checkId, 'block', 1)).body).toMatchObject({ check: { status: 'blocked' } });
    for (const action of ['block', 'hold'] as const) {
      expect((await end(checkId, action, 2)).body).toMatchObject({
        fields: [{ key: 'expressCheck.is.blocked' }],
      });
    }
    expect(await balances()).toMatchObject({ checks: -20_000 });
    expect((await codeOf(checkId)).status).toBe(422);
  });

  it('[GW-117] [GW-118] registers a paper check once if its code and amount match', async () => {
    const checkId = idOf(await issue());
    const code = pickText((await codeOf(checkId)).body, 'code');
    const other = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
    expect((await register(checkId, other)).body).toMatchObject({
      fields: [{ key: 'expressCheck.codeWrong' }],
    });
    expect((await register(checkId, code, { amountCents: 19_999 })).status).toBe(422);
    const grouped = code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    for (let times = 0; times < 2; times += 1) {
      expect((await register(checkId, grouped)).body).toMatchObject({
        check: { checkNumber: '104477', version: 3 },
      });
    }
    expect((await register(checkId, code, { checkNumber: '104478' })).status).toBe(422);
    const cashed = await world.call('listExpressEncashments');
    expect(pick(cashed.body, 'items')).toMatchObject([{ checkId, checkNumber: '104477' }]);
    const activity = await world.call('listExpressActivity', { query: { limit: '1' } });
    expect(activity.body).toMatchObject({
      items: [{ action: 'expressCheck.registered', checkId, sequenceNumber: '000001' }],
    });
    expect(pick(activity.body, 'nextCursor')).toEqual(expect.any(String));
  });

  it('refuses a viewer and users of other accounts or fleets', async () => {
    const checkId = idOf(await issue());
    const viewer = await world.makePerson('viewer');
    expect((await end(checkId, 'hold', 1, viewer)).status).toBe(403);
    const stranger = await world.makeStranger();
    const seen = await world.callAs(stranger, 'getExpressCheck', { params: { checkId } });
    expect(seen.status).toBe(404);
    const regional = await world.makePerson('administrator', [world.account.fleetIds[1]]);
    expect((await end(checkId, 'hold', 1, regional)).status).toBe(404);
  });
});

const put = (body: Readonly<Record<string, unknown>>, version: number, person = world.dana) =>
  world.callAs(person, 'putExpressConfig', {
    version,
    params: { fleetId: world.account.fleetIds[0] },
    body: {
      maxTransactionCents: 30_000,
      dailyTransactionCents: 60_000,
      approvalAboveCents: 10_000,
      feeMode: 'less',
      ...body,
    },
  });

describe('express check preferences', () => {
  it('[GW-115] [GW-116] [EXPR-07] [EXPR-08] are set per fleet by an administrator', async () => {
    expect((await put({}, 0)).body).toMatchObject({
      config: { fleetName: 'Long haul', maxTransactionCents: 30_000, version: 1 },
    });
    expect((await put({ maxTransactionCents: 60_001 }, 1)).body).toMatchObject({
      fields: [{ path: 'maxTransactionCents', key: 'express.transactionAboveDay' }],
    });
    expect((await put({ dailyTransactionCents: 500_001 }, 1)).status).toBe(400);
    expect((await put({}, 0)).body).toMatchObject({ errorCode: 'version.stale' });
    const manager = await world.makePerson('manager');
    expect((await put({}, 1, manager)).status).toBe(403);
    const fees = await world.callAs(manager, 'listExpressFees');
    expect(pick(fees.body, 'items')).toEqual([
      { fleetId: world.account.fleetIds[0], feeMode: 'less', feeCents: 350 },
      { fleetId: world.account.fleetIds[1], feeMode: 'plus', feeCents: 350 },
    ]);
    await issue({ amountCents: 9_000 });
    const configs = await world.callAs(manager, 'listExpressConfigs');
    expect(pick(configs.body, 'items', 0)).toMatchObject({ issuedTodayCents: 9_000, version: 1 });
  });

  it('[EXPR-10] [ROLE-11] [USER-20] grant only what the role and own fleets allow', async () => {
    const putFor = async (who: TestPerson, person: TestPerson, permissions: readonly string[]) => {
      await provePasscode(world.gateway, who);
      return world.callAs(who, 'putExpressLimits', {
        version: 1,
        params: { userId: person.userId },
        body: { dailyLimitCents: null, permissions },
      });
    };
    const issuing = ['expressChecks.issue'];
    const viewer = await world.makePerson('viewer');
    expect(await putFor(world.dana, viewer, issuing)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'permissions', key: 'expressCheck.notGrantable' }] },
    });
    expect((await issue({}, { who: viewer })).status).toBe(403);
    const [north, south] = world.account.fleetIds;
    const part = await world.makePerson('administrator', [north]);
    const far = await world.makePerson('manager', [south]);
    expect(await putFor(part, far, issuing)).toMatchObject({
      status: 403,
      body: { fields: [{ key: 'access.fleet' }] },
    });
    const near = await world.makePerson('manager', [north]);
    expect((await putFor(part, near, issuing)).status).toBe(200);
    const listed = await world.callAs(part, 'listExpressLimits');
    expect(new Set(pickEach(listed.body, 'items', 'userId'))).toEqual(
      new Set([part.userId, near.userId]),
    );
  });

  it('[GW-119] [EXPR-06] [EXPR-10] set permissions and a daily limit of at most $100', async () => {
    const manager = await world.makePerson('manager');
    const limit = (dailyLimitCents: number | null, permissions: readonly string[], version = 1) =>
      world.call('putExpressLimits', {
        version,
        params: { userId: manager.userId },
        body: { dailyLimitCents, permissions },
      });
    const granted = ['expressChecks.issue'];
    expect((await limit(5_000, granted)).body).toMatchObject({ errorCode: 'access.passcode' });
    await provePasscode(world.gateway, world.dana);
    expect((await limit(10_001, granted)).status).toBe(400);
    expect((await limit(5_000, granted)).body).toMatchObject({
      person: { dailyLimitCents: 5_000, permissions: granted, isAdministrator: false, version: 2 },
    });
    expect((await issue({ amountCents: 4_000 }, { who: manager })).status).toBe(200);
    expect((await issue({ amountCents: 1_001 }, { who: manager })).body).toMatchObject({
      fields: [{ key: 'expressCheck.abovePerson', params: { maxCents: 1_000 } }],
    });
    await provePasscode(world.gateway, world.dana);
    expect((await limit(null, [], 2)).status).toBe(200);
    expect((await issue({ amountCents: 1_001 }, { who: manager })).status).toBe(403);
    const people = await world.call('listExpressLimits');
    expect(pick(people.body, 'items')).toHaveLength(2);
  });

  it('[EXPR-06] [EXPR-10] are not saved over what someone else changed since', async () => {
    const manager = await world.makePerson('manager');
    const save = async (version: number, body: object) => {
      await provePasscode(world.gateway, world.dana);
      const params = { userId: manager.userId };
      return world.call('putExpressLimits', { version, params, body });
    };
    const read = async () => {
      const { body } = await world.call('listExpressLimits');
      const items = pick(body, 'items');
      return Array.isArray(items) && items.find((one) => pick(one, 'userId') === manager.userId);
    };
    const issuing = { dailyLimitCents: null, permissions: ['expressChecks.issue'] };
    expect((await save(1, issuing)).status).toBe(200);
    expect(await read()).toMatchObject({ version: 2 });
    // someone else revokes the permission on the user's page
    await provePasscode(world.gateway, world.dana);
    const access = { role: 'manager', fleetIds: null, permissions: [] };
    const user = { params: { userId: manager.userId }, version: 2, body: access };
    expect((await world.call('editUser', user)).status).toBe(200);
    expect((await save(2, { ...issuing, dailyLimitCents: 5_000 })).body).toMatchObject({
      errorCode: 'version.stale',
    });
    const revoked = { dailyLimitCents: null, permissions: [], version: 3 };
    expect(await read()).toMatchObject(revoked);
    // a daily limit makes a new version too
    expect((await save(3, { dailyLimitCents: 5_000, permissions: [] })).status).toBe(200);
    expect((await save(3, { dailyLimitCents: 9_000, permissions: [] })).body).toMatchObject({
      errorCode: 'version.stale',
    });
    expect(await read()).toMatchObject({ ...revoked, dailyLimitCents: 5_000, version: 4 });
  });
});
