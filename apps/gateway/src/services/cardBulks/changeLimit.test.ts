import { jsonb } from '@forecourt/server';
import { describe, expect, it } from 'vitest';
import { pick, pickText } from '../../testing/gateway.ts';
import { makeProfile } from '../../testing/makeProfile.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { TEST_LIMITS } from '../../testing/world.ts';
import { bulkCallsOf } from './bulkWorld.test.fixtures.ts';

const world = startWorld();
const bulks = bulkCallsOf(world);
const profileOf = (id: string) =>
  world.db.selectFrom('limit_profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const profilesOf = () =>
  world.db
    .selectFrom('limit_profiles')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .execute();

const raise = (amount: number) => ({
  name: 'changeLimit',
  limit: { figure: 'perDayCents', how: 'raise', amount },
});
const copyFor = (copyName: string | null) => ({
  sharedProfiles: [{ profileId: world.account.profileId, copyName }],
});

describe('a bulk limit change', () => {
  it('[LIMIT-01] needs a choice for a shared profile, copies it, and can be undone', async () => {
    const [first, second, other] = [
      await world.makeCard(),
      await world.makeCard(),
      await world.makeCard(),
    ];
    // ended cards do not count as others
    await world.makeCard({ status: 'blocked' });
    await world.makeCard({ status: 'expired' });
    const { body } = await bulks.preview(raise(5_000), [first, second]);
    expect(body).toMatchObject({
      bulk: {
        counts: { ready: 2 },
        sharedProfiles: [
          { profileId: world.account.profileId, name: 'Linehaul tight', chosen: 2, others: 1 },
        ],
      },
    });
    const bulkId = pickText(body, 'bulk', 'bulkId');
    expect(await bulks.rowOf(bulkId, first)).toMatchObject({
      figure: { before: 60_000, after: 65_000 },
    });
    expect(await bulks.start(bulkId)).toMatchObject({
      status: 422,
      body: { fields: [{ key: 'bulk.profileUnanswered' }] },
    });
    expect(await bulks.start(bulkId, copyFor('LINEHAUL TIGHT'))).toMatchObject({
      status: 409,
      body: {
        errorCode: 'profile.nameTaken',
        fields: [{ path: 'sharedProfiles.0.copyName', key: 'profile.nameTaken' }],
      },
    });

    await bulks.doAll(bulkId, copyFor('Linehaul for two'));
    expect(await bulks.bulkOf(bulkId)).toMatchObject({
      state: 'done',
      counts: { done: 2 },
      sharedProfiles: [],
      canUndo: true,
    });
    const copy = await profileOf((await world.readCard(first)).profile_id ?? '');
    expect(copy).toMatchObject({ name: 'Linehaul for two', is_default: false });
    expect(copy.limits).toEqual({ ...TEST_LIMITS, perDayCents: 65_000 });
    expect((await world.readCard(second)).profile_id).toBe(copy.id);
    expect((await world.readCard(other)).profile_id).toBe(world.account.profileId);
    expect((await profileOf(world.account.profileId)).limits).toEqual(TEST_LIMITS);

    await bulks.undoAll(bulkId);
    expect((await world.readCard(first)).profile_id).toBe(world.account.profileId);
    expect(await profilesOf()).toHaveLength(1);
  });

  it('[LIMIT-01] edits the shared profile for all cards if chosen, and can be undone', async () => {
    const first = await world.makeCard();
    const moved = await world.makeCard();
    await world.makeCard();
    const bulkId = await bulks.bulkIdOf(raise(5_000), [first, moved]);
    const newProfile = await makeProfile(world, 'Elsewhere', [moved]);
    await bulks.doAll(bulkId, copyFor(null));
    expect((await profileOf(world.account.profileId)).limits.perDayCents).toBe(65_000);
    expect(await bulks.rowOf(bulkId, first)).toMatchObject({ state: 'done' });
    expect(await bulks.rowOf(bulkId, moved)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'version.differs' }],
    });
    expect((await profileOf(newProfile)).limits.perDayCents).toBe(60_000);
    await bulks.undoAll(bulkId);
    expect((await profileOf(world.account.profileId)).limits).toEqual(TEST_LIMITS);
    expect(await bulks.rowOf(bulkId, first)).toMatchObject({ state: 'undone' });
  });

  it('[LIMIT-01] refuses two copies whose names differ only in case', async () => {
    const [first, second] = [await world.makeCard(), await world.makeCard()];
    await world.makeCard();
    const otherProfile = await makeProfile(world, 'Elsewhere', [second, await world.makeCard()]);
    const bulkId = await bulks.bulkIdOf(raise(5_000), [first, second]);
    const answers = [world.account.profileId, otherProfile];
    const started = await bulks.start(bulkId, {
      sharedProfiles: answers.map((profileId, index) => ({
        profileId,
        copyName: index === 0 ? 'For two' : 'FOR TWO',
      })),
    });
    expect(started).toMatchObject({
      status: 422,
      // the issue is reported on the profile whose name sorts last
      body: { fields: [{ path: 'sharedProfiles.0.copyName', key: 'bulk.copyNamesAlike' }] },
    });
  });

  it('needs no choice for an unshared profile, and fails if its limit changed', async () => {
    const cardId = await world.makeCard();
    const { body } = await bulks.preview(raise(5_000), [cardId]);
    expect(pick(body, 'bulk', 'sharedProfiles')).toEqual([]);
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await world.db
      .updateTable('limit_profiles')
      .set({ limits: jsonb({ ...TEST_LIMITS, perDayCents: 61_000 }) })
      .where('id', '=', world.account.profileId)
      .execute();
    await bulks.doAll(bulkId);
    expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({
      state: 'failed',
      reasons: [{ key: 'version.differs' }],
    });
    expect((await profileOf(world.account.profileId)).limits.perDayCents).toBe(61_000);
  });

  it('changes only the card’s own limit if it overrides the profile', async () => {
    const own = { perDayCents: 20_000, transactionsPerDay: 2 };
    const cardId = await world.makeCard();
    await world.setCard(cardId, { custom_limits: jsonb(own) });
    await world.makeCard();
    const { body } = await bulks.preview(raise(5_000), [cardId]);
    // the figure is in the card's own limits, so the profile's other cards are not affected
    expect(pick(body, 'bulk', 'sharedProfiles')).toEqual([]);
    const bulkId = pickText(body, 'bulk', 'bulkId');
    await bulks.doAll(bulkId);
    expect((await world.readCard(cardId)).custom_limits).toEqual({ ...own, perDayCents: 25_000 });
    await bulks.undoAll(bulkId);
    expect((await world.readCard(cardId)).custom_limits).toEqual(own);
  });

  it.each([
    [{ figure: 'perWeekCents', how: 'raise', amount: 100 }, 'limitFigure.none'],
    [{ figure: 'perDayCents', how: 'lower', amount: 60_001 }, 'limitFigure.belowZero'],
    [{ figure: 'perDayCents', how: 'set', amount: 60_000 }, 'bulk.sameAlready'],
    [{ figure: 'perDayCents', how: 'lower', amount: 30_000 }, 'limit.transactionAboveDay'],
  ])('[LIMIT-10] refuses %j in the preview with %s', async (limit, key) => {
    const cardId = await world.makeCard();
    const bulkId = await bulks.bulkIdOf({ name: 'changeLimit', limit }, [cardId]);
    expect(await bulks.rowOf(bulkId, cardId)).toMatchObject({
      state: 'refused',
      reasons: [{ key }],
    });
  });

  it('makes no profile copy if it is canceled before it runs', async () => {
    const cardId = await world.makeCard();
    await world.makeCard();
    const bulkId = await bulks.bulkIdOf(raise(5_000), [cardId]);
    await bulks.start(bulkId, copyFor('Never made'));
    await bulks.cancel(bulkId);
    await bulks.work(bulkId);
    expect(await bulks.bulkOf(bulkId)).toMatchObject({
      state: 'canceled',
      counts: { canceled: 1 },
    });
    expect(await profilesOf()).toHaveLength(1);
  });

  it('lets a manager of one fleet copy, but not edit, a profile used in another', async () => {
    const here = await world.makeCard();
    await world.makeCard({ fleet: 1 });
    const manager = await world.makePerson('manager', [world.account.fleetIds[0]]);
    const { body } = await bulks.preview(raise(5_000), [here], manager);
    const bulkId = pickText(body, 'bulk', 'bulkId');
    const answer = (copyName: string | null) => bulks.start(bulkId, copyFor(copyName), manager);
    expect(await answer(null)).toMatchObject({
      status: 403,
      body: { errorCode: 'profile.otherFleets' },
    });
    expect(await answer('For the long haul')).toMatchObject({ status: 200 });
    await bulks.work(bulkId);
    expect((await world.readCard(here)).profile_id).not.toBe(world.account.profileId);
  });
});
