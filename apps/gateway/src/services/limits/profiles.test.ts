import { randomUUID } from 'node:crypto';
import { NO_LIMITS, type Permission } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makeAccount, makeCard, TEST_LIMITS } from '../../testing/world.ts';

const world = startWorld();

const vans = { ...NO_LIMITS, perDayCents: 30_000, allowedGroups: ['gasoline' as const] };
const draft = (overrides: object = {}) => ({
  kind: 'profile',
  name: 'Vans',
  isDefault: false,
  limits: vans,
  cardIds: [],
  ...overrides,
});
const create = (overrides: object = {}) =>
  world.call('createLimitProfile', { body: draft(overrides) });
const change = (profileId: string, version: number, overrides: object = {}) => {
  const { cardIds: _none, ...body } = draft(overrides);
  return world.call('changeLimitProfile', {
    params: { profileId },
    version,
    body,
  });
};

describe('card limits and profiles', () => {
  it('[LIMIT-01] [LIMIT-02] [GW-38] [ENT-16] are created with name, kind, and limits', async () => {
    const added = await create({ kind: 'limit' });
    expect(added).toMatchObject({
      status: 200,
      body: { kind: 'limit', name: 'Vans', cardCount: 0, limits: vans, version: 1 },
    });
    const { body } = await world.call('listLimitProfiles');
    expect(pick(body, 'items')).toMatchObject([
      { name: 'Linehaul tight', isDefault: true },
      { name: 'Vans', kind: 'limit' },
    ]);
  });

  it('[USER-20] become the default only by someone who sees every fleet', async () => {
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const denied = {
      status: 403,
      body: { fields: [{ path: 'isDefault', key: 'profile.defaultOtherFleets' }] },
    };
    const as = (overrides: object) =>
      world.callAs(manager, 'createLimitProfile', { body: draft(overrides) });
    expect(await as({ isDefault: true })).toMatchObject(denied);
    const own = await as({});
    const params = { profileId: pickText(own.body, 'profileId') };
    const { cardIds: _none, ...body } = draft({ isDefault: true });
    const asDefault = { params, version: 1, body };
    expect(await world.callAs(manager, 'changeLimitProfile', asDefault)).toMatchObject(denied);
    expect((await world.call('changeLimitProfile', asDefault)).status).toBe(200);
  });

  it('[LIMIT-06] [LIMIT-07] [LIMIT-08] [LIMIT-11] refuse an invalid name or limit', async () => {
    const tooMany = { ...vans, perDayMilligallons: 500_001 };
    const backwards = { ...vans, allowedTimes: [{ start: '19:00', end: '05:00' }] };
    for (const [some, path] of [
      [{ name: '  ' }, 'name'],
      [{ limits: tooMany }, 'limits.perDayMilligallons'],
      [{ limits: backwards }, 'limits.allowedTimes.0.end'],
      [{ kind: 'limit', isDefault: true }, 'isDefault'],
    ] as const) {
      expect(await create(some)).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    }
  });

  it('must have unique names within the account, ignoring case', async () => {
    await create();
    expect(await create({ name: 'VANS' })).toMatchObject({
      status: 409,
      body: { errorCode: 'profile.nameTaken', fields: [{ path: 'name' }] },
    });
    const there = await world.makeStranger();
    expect(await world.callAs(there, 'createLimitProfile', { body: draft() })).toMatchObject({
      status: 200,
    });
  });

  it('[GW-39] apply a change to all of their cards, and refuse a stale version', async () => {
    const cardId = await world.makeCard();
    const changed = await change(world.account.profileId, 1, { name: 'Linehaul', isDefault: true });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, cardCount: 1 } });
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(pick(body, 'limits', 'perDayCents')).toBe(30_000);
    expect(await change(world.account.profileId, 1, { isDefault: true })).toMatchObject({
      status: 409,
      body: { errorCode: 'version.stale', params: { expected: 1, actual: 2 } },
    });
    expect(await world.readEvents()).toMatchObject([
      {
        action: 'limitProfile.changed',
        before: { name: 'Linehaul tight', limits: TEST_LIMITS },
        after: { name: 'Linehaul', limits: vans },
      },
    ]);
  });

  it('always have one default, which can be replaced but not removed', async () => {
    expect(await change(world.account.profileId, 1)).toMatchObject({
      status: 409,
      body: { errorCode: 'profile.isDefault' },
    });
    await create({ isDefault: true });
    const { body } = await world.call('listLimitProfiles');
    expect(pick(body, 'items')).toMatchObject([
      { name: 'Vans', isDefault: true },
      { name: 'Linehaul tight', isDefault: false, version: 2 },
    ]);
  });

  it('can be copied for some cards without affecting the others', async () => {
    const [mine, other] = [await world.makeCard(), await world.makeCard()];
    const copied = await create({ name: 'Linehaul, nights', cardIds: [mine] });
    expect(copied).toMatchObject({ status: 200, body: { cardCount: 1 } });
    expect((await world.readCard(mine)).profile_id).toBe(pickText(copied.body, 'profileId'));
    expect((await world.readCard(other)).profile_id).toBe(world.account.profileId);
  });

  it('are created once when the same request is retried', async () => {
    const options = { body: draft(), key: randomUUID() };
    const first = await world.call('createLimitProfile', options);
    const again = await world.call('createLimitProfile', options);
    expect(again.body).toEqual(first.body);
    const { body } = await world.call('listLimitProfiles');
    expect(pick(body, 'items')).toHaveLength(2);
  });

  it('cannot be changed by a viewer, or for cards in fleets out of scope', async () => {
    const viewer = await world.makePerson('viewer');
    expect(await world.callAs(viewer, 'createLimitProfile', { body: draft() })).toMatchObject({
      status: 403,
    });
    await world.makeCard({ fleet: 1 });
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const { cardIds: _none, ...body } = draft({ isDefault: true });
    const params = { profileId: world.account.profileId };
    expect(
      await world.callAs(manager, 'changeLimitProfile', { params, body, version: 1 }),
    ).toMatchObject({ status: 403, body: { errorCode: 'profile.otherFleets' } });
  });
});

const remove = (profileId: string, version: number, query: Record<string, string> = {}) =>
  world.call('deleteLimitProfile', { params: { profileId }, version, query });

describe('deleting a card limit or profile', () => {
  it.each([
    ['[LIMIT-03] [MSG-46]', 'limit', 'limit.inUse'],
    ['[LIMIT-04] [MSG-46]', 'profile', 'profile.inUse'],
  ] as const)('%s is refused while cards use the %s', async (_ids, kind, errorCode) => {
    const cardId = await world.makeCard();
    const { body } = await create({ kind, cardIds: [cardId] });
    expect(await remove(pickText(body, 'profileId'), 1)).toMatchObject({
      status: 409,
      body: { errorCode, params: { count: 1 } },
    });
  });

  it('[LIMIT-05] moves its cards in the same step, even blocked ones, and logs it', async () => {
    const cards = [await world.makeCard(), await world.makeCard()];
    const { body } = await create({ cardIds: cards });
    const profileId = pickText(body, 'profileId');
    await world.setCard(cards[1] ?? '', { status: 'blocked' });
    expect(await remove(profileId, 1, { reassignTo: randomUUID() })).toMatchObject({ status: 404 });
    expect(await remove(profileId, 1, { reassignTo: world.account.profileId })).toMatchObject({
      status: 200,
      body: { reassigned: 2 },
    });
    for (const id of cards)
      expect((await world.readCard(id)).profile_id).toBe(world.account.profileId);
    const { body: history } = await world.call('getCardAudit', {
      params: { cardId: cards[0] ?? '' },
    });
    expect(pick(history, 'items', 0, 'action')).toBe('card.profileChanged');
  });

  it('is refused for the default, a stale version, or another account’s', async () => {
    expect(await remove(world.account.profileId, 1)).toMatchObject({
      body: { errorCode: 'profile.isDefault' },
    });
    const { body } = await create();
    expect(await remove(pickText(body, 'profileId'), 7)).toMatchObject({
      body: { errorCode: 'version.stale' },
    });
    const other = await makeAccount(world.db);
    expect(await remove(other.profileId, 1)).toMatchObject({
      status: 404,
      body: { errorCode: 'profile.notFound' },
    });
  });
});

describe('cards on a profile', () => {
  it('[GW-84] can be moved to another, except ended cards and those already there', async () => {
    const { db } = world;
    const [one, there, ended, expired] = [
      await world.makeCard(),
      await world.makeCard(),
      await world.makeCard({ status: 'blocked' }),
      await world.makeCard({ status: 'expired' }),
    ];
    const { body } = await create({ cardIds: [there] });
    const profileId = pickText(body, 'profileId');
    const answered = await world.call('assignCardProfile', {
      body: { profileId, cardIds: [one, there, ended, expired] },
    });
    expect(pick(answered.body, 'changed')).toBe(1);
    expect(pick(answered.body, 'skipped')).toEqual(
      expect.arrayContaining([
        { cardId: there, key: 'profile.sameProfile' },
        { cardId: ended, key: 'card.is.blocked' },
        { cardId: expired, key: 'card.is.expired' },
      ]),
    );
    const stranger = await makeCard(db, await makeAccount(db));
    expect(
      await world.call('assignCardProfile', { body: { profileId, cardIds: [stranger] } }),
    ).toMatchObject({ status: 404, body: { errorCode: 'card.notFound' } });
  });

  it('[GW-84] are moved only with permission to change limits', async () => {
    const cardId = await world.makeCard();
    const { body } = await create();
    const request = { body: { profileId: pickText(body, 'profileId'), cardIds: [cardId] } };
    const person = await world.makePerson('manager');
    await world.setGrant(person, { withheld_permissions: jsonb<Permission[]>(['limits.edit']) });
    expect((await world.callAs(person, 'assignCardProfile', request)).status).toBe(403);
    expect((await world.readCard(cardId)).profile_id).toBe(world.account.profileId);
    expect((await world.call('assignCardProfile', request)).status).toBe(200);
  });

  it('[GW-86] [GW-39] are counted by fleet, including those with limits of their own', async () => {
    const cardId = await world.makeCard();
    await world.makeCard({ fleet: 1, status: 'ordered' });
    await world.setCard(cardId, { custom_limits: jsonb({ perDayCents: 1 }) });
    const params = { profileId: world.account.profileId };
    const long = { fleetName: 'Long haul', cardCount: 1, ownLimits: 1, inUse: 1 };
    const regional = { fleetName: 'Regional', cardCount: 1, ownLimits: 0, inUse: 0 };
    const limits = await world.call('getCardProfileLimits', { params });
    expect(limits.body).toMatchObject({ limits: TEST_LIMITS, fleets: [long, regional] });
    const query = { fleetId: world.account.fleetIds[1] };
    const one = await world.call('getLimitProfile', { params, query });
    expect(pick(one.body, 'fleets')).toMatchObject([regional]);
  });

  it('[GW-40] [ENT-22] [ENT-23] listTimeProfiles returns allowed days and hours', async () => {
    const allowedTimes = [{ start: '05:00', end: '19:00' }];
    await create({ limits: { ...vans, allowedDays: ['mon'], allowedTimes } });
    const { body } = await world.call('listTimeProfiles');
    expect(pick(body, 'items')).toMatchObject([
      { name: 'Linehaul tight', allowedDays: null, allowedTimes: null },
      { name: 'Vans', allowedDays: ['mon'], allowedTimes },
    ]);
  });

  it('[GW-36] getLimitState returns the limits stored on cards, and counts by status', async () => {
    const { db } = world;
    await world.makeCard();
    await world.makeCard({ status: 'blocked' });
    const query = { sysAccountId: world.accountId };
    const host = await world.call('getLimitState', { query });
    expect(host.body).toMatchObject({
      network: 'host',
      onCard: [],
      cards: [{ status: 'active', count: 1 }],
    });
    await world.setAccount({ features: jsonb(['cfnOrders']) });
    const cfn = await world.call('getLimitState');
    expect(cfn.body).toMatchObject({ network: 'cfn', onCard: ['allowedGroups', 'productCodes'] });
    const foreign = { sysAccountId: (await makeAccount(db)).accountId };
    expect(await world.call('getLimitState', { query: foreign })).toMatchObject({ status: 404 });
  });

  it('[GW-37] [ENT-25] listFuels returns the fuels a fleet buys, without declines', async () => {
    const cardId = await world.makeCard();
    await world.makePurchase(cardId, { milligallons: 42_000 });
    await world.makePurchase(cardId, { status: 'declined' });
    const of = async (fleetId: string) => {
      const { body } = await world.call('listFuels', { query: { fleetId } });
      const items = pick(body, 'items');
      return Array.isArray(items)
        ? items.find((item) => pick(item, 'productCode') === '053')
        : undefined;
    };
    expect(await of(world.account.fleetIds[0])).toMatchObject({
      group: 'diesel',
      milligallons: 42_000,
      purchases: 1,
    });
    expect(await of(world.account.fleetIds[1])).toMatchObject({ milligallons: 0, purchases: 0 });
  });
});
