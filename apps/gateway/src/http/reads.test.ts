import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';
import { makeAccount, giveGrant } from '../testing/world.ts';

const world = startWorld();

describe('a read by a signed-in person', () => {
  it('[GW-13] returns who is signed in, without an account header', async () => {
    const { status, body } = await world.call('getMe', { accountId: undefined });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: world.dana.userId, firstName: 'Dana', culture: 'en-US' });
  });

  it('[GW-42, USER-20] returns only the accounts with a grant', async () => {
    const second = await makeAccount(world.db);
    await giveGrant(world.db, world.dana.userId, second, {
      extraPermissions: ['expressChecks.issue'],
    });
    await makeAccount(world.db);
    const { body } = await world.call('getMyAccounts', { accountId: undefined });
    const items = pick(body, 'items');
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          sysAccountId: world.accountId,
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

  it('[GW-83, GW-89, GW-38] returns fleets, departments, and limit profiles', async () => {
    await world.makeCard();
    const fleets = await world.call('listFleets');
    expect(pick(fleets.body, 'items')).toMatchObject([
      { name: 'Long haul', cardCount: 1 },
      { name: 'Regional', cardCount: 0 },
    ]);
    const departments = await world.call('listDepartments');
    expect(pick(departments.body, 'items')).toHaveLength(2);
    const profiles = await world.call('listLimitProfiles');
    expect(pick(profiles.body, 'items')).toMatchObject([{ name: 'Linehaul tight', cardCount: 1 }]);
  });

  it('[GW-27] returns the reasons for blocking a card with their label keys', async () => {
    const { body } = await world.call('listBlockReasons');
    expect(pick(body, 'items', 0)).toEqual({ reason: 'lost', labelKey: 'blockReason.lost' });
  });

  it('[GW-95, GW-159] returns purchases and declines newest first, page by page', async () => {
    const cardId = await world.makeCard({ last4: '4821' });
    await world.makePurchase(cardId, { occurredAt: '2026-11-19T14:00:00.000Z' });
    await world.makePurchase(cardId, {
      occurredAt: '2026-11-20T14:00:00.000Z',
      status: 'declined',
    });
    const first = await world.call('listTransactions', { query: { limit: '1', total: 'true' } });
    expect(first.body).toMatchObject({
      total: 2,
      items: [{ status: 'declined', cardLast4: '4821' }],
    });
    const cursor = pickText(first.body, 'nextCursor');
    const second = await world.call('listTransactions', { query: { limit: '1', cursor } });
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

  it('[GW-12] parses fromDate and toDate as year, day, month', async () => {
    const cardId = await world.makeCard();
    await world.makePurchase(cardId, { occurredAt: '2026-11-05T14:00:00.000Z' });
    const within = { fromDate: '2026-04-11', toDate: '2026-06-11' };
    const found = await world.call('listTransactions', { query: within });
    expect(pick(found.body, 'items')).toHaveLength(1);
    const wrong = await world.call('listTransactions', { query: { fromDate: '2026-11-31' } });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'fromDate' }] } });
  });

  it('refuses an unknown status and an invalid cursor', async () => {
    const status = await world.call('listTransactions', { query: { status: 'lost' } });
    expect(status).toMatchObject({ status: 400, body: { fields: [{ path: 'status' }] } });
    const cursor = await world.call('listCards', { query: { cursor: 'bm9uZQ' } });
    expect(cursor).toMatchObject({ status: 400, body: { errorCode: 'request.invalid' } });
  });
});
