import { jsonb } from '@forecourt/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, pick, pickText, send, type TestGateway } from '../testing/gateway.ts';
import {
  makeAccount,
  makeCard,
  makePerson,
  makePurchase,
  type TestAccount,
  type TestPerson,
} from '../testing/world.ts';

let gateway: TestGateway;
let account: TestAccount;
let dana: TestPerson;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(async () => {
  account = await makeAccount(gateway.database.db);
  dana = await makePerson(gateway, account);
});
const asDana = () => ({ token: dana.token, accountId: account.accountId });

describe('what a signed-in person reads', () => {
  it('[GW-13] answers who is signed in, without an account', async () => {
    const { status, body } = await send(gateway, 'getMe', { token: dana.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: dana.userId, firstName: 'Dana', culture: 'en-US' });
  });

  it('[GW-42, USER-20] answers the accounts with a grant and no other', async () => {
    const second = await makeAccount(gateway.database.db);
    await gateway.database.db
      .insertInto('grants')
      .values({
        user_id: dana.userId,
        account_id: second.accountId,
        role: 'viewer',
        fleet_ids: null,
        extra_permissions: jsonb(['expressChecks.issue']),
      })
      .execute();
    await makeAccount(gateway.database.db);
    const { body } = await send(gateway, 'getMyAccounts', { token: dana.token });
    const items = pick(body, 'items');
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          sysAccountId: account.accountId,
          role: 'administrator',
          fleetCount: 2,
        }),
        expect.objectContaining({
          sysAccountId: second.accountId,
          role: 'viewer',
          extraPermissions: ['expressChecks.issue'],
        }),
      ]),
    );
  });

  it('[GW-83, GW-89, GW-38] answers fleets, departments and limit profiles with their cards', async () => {
    await makeCard(gateway.database.db, account);
    const fleets = await send(gateway, 'listFleets', asDana());
    expect(pick(fleets.body, 'items')).toMatchObject([
      { name: 'Long haul', cardCount: 1 },
      { name: 'Regional', cardCount: 0 },
    ]);
    const departments = await send(gateway, 'listDepartments', asDana());
    expect(pick(departments.body, 'items')).toHaveLength(2);
    const profiles = await send(gateway, 'listLimitProfiles', asDana());
    expect(pick(profiles.body, 'items')).toMatchObject([{ name: 'Linehaul tight', cardCount: 1 }]);
  });

  it('[GW-27] answers the reasons for stopping a card with the keys of their texts', async () => {
    const { body } = await send(gateway, 'listBlockReasons', asDana());
    expect(pick(body, 'items', 0)).toEqual({ reason: 'lost', labelKey: 'blockReason.lost' });
  });

  it('[GW-95, GW-159] answers purchases and declines newest first, page by page', async () => {
    const { db } = gateway.database;
    const cardId = await makeCard(db, account, { last4: '4821' });
    await makePurchase(db, account, cardId, { occurredAt: '2026-11-19T14:00:00.000Z' });
    await makePurchase(db, account, cardId, {
      occurredAt: '2026-11-20T14:00:00.000Z',
      status: 'declined',
    });
    const first = await send(gateway, 'listTransactions', {
      ...asDana(),
      query: { limit: '1', total: 'true' },
    });
    expect(first.body).toMatchObject({
      total: 2,
      items: [{ status: 'declined', cardLast4: '4821' }],
    });
    const cursor = pickText(first.body, 'nextCursor');
    const second = await send(gateway, 'listTransactions', {
      ...asDana(),
      query: { limit: '1', cursor },
    });
    expect(second.body).toMatchObject({
      nextCursor: null,
      items: [
        {
          status: 'complete',
          netCents: 8000,
          site: { city: 'Amarillo', timeZone: 'America/Chicago' },
          lines: [
            { productCode: '053', group: 'diesel', quantityThousandths: 20_000, netCents: 8000 },
          ],
        },
      ],
    });
  });

  it('[GW-12] reads fromDate and toDate as year, day, month', async () => {
    const { db } = gateway.database;
    const cardId = await makeCard(db, account);
    await makePurchase(db, account, cardId, { occurredAt: '2026-11-05T14:00:00.000Z' });
    const within = { fromDate: '2026-04-11', toDate: '2026-06-11' };
    const found = await send(gateway, 'listTransactions', { ...asDana(), query: within });
    expect(pick(found.body, 'items')).toHaveLength(1);
    const wrong = await send(gateway, 'listTransactions', {
      ...asDana(),
      query: { fromDate: '2026-11-31' },
    });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'fromDate' }] } });
  });

  it('refuses a status that is none and a cursor that is none of ours', async () => {
    const status = await send(gateway, 'listTransactions', {
      ...asDana(),
      query: { status: 'lost' },
    });
    expect(status).toMatchObject({ status: 400, body: { fields: [{ path: 'status' }] } });
    const cursor = await send(gateway, 'listCards', { ...asDana(), query: { cursor: 'bm9uZQ' } });
    expect(cursor).toMatchObject({ status: 400, body: { errorCode: 'request.invalid' } });
  });
});
