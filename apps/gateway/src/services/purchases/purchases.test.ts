import { jsonb } from '@forecourt/server';
import { NO_LIMITS } from '@forecourt/validation';
import { describe, expect, it } from 'vitest';
import { pick, TEST_NOW } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { makePurchase } from '../../testing/purchases.ts';
import { makeAccount, makeCard, TEST_LIMITS } from '../../testing/world.ts';

const world = startWorld({ card: {} });

const buy = (hoursBack: number, netCents: number) =>
  world.makePurchase(world.cardId, {
    occurredAt: new Date(Date.parse(TEST_NOW) - hoursBack * 3_600_000).toISOString(),
    netCents,
  });
const diesel = (amountCents: number, milligallons = 20_000) => ({
  at: TEST_NOW,
  state: 'TX',
  acceptsLess: true,
  lines: [{ productCode: '053', amountCents, milligallons }],
});
const check = (overrides: object) =>
  world.call('checkPurchase', {
    body: {
      cardId: world.cardId,
      profileId: null,
      limits: null,
      purchase: null,
      transactionId: null,
      ...overrides,
    },
  });

describe('checkPurchase', () => {
  it('[ENT-20] [MSG-54] returns the decision with what is used, requested, and left', async () => {
    await buy(1, 50_000);
    const approved = await check({ purchase: diesel(9_000) });
    expect(approved).toMatchObject({
      status: 200,
      body: {
        siteTimeZone: 'America/Chicago',
        before: { decision: { outcome: 'approved' } },
        after: null,
      },
    });
    const less = await check({ purchase: diesel(15_000) });
    expect(pick(less.body, 'before', 'decision')).toMatchObject({
      outcome: 'approvedUpTo',
      approvedCents: 10_000,
      checks: expect.arrayContaining([
        expect.objectContaining({
          rule: 'amountPerDay',
          verdict: 'cap',
          limit: 60_000,
          used: 50_000,
          asked: 15_000,
          left: 10_000,
          freesAt: Date.parse('2026-11-22T06:00:00Z'),
          timeZone: 'America/Chicago',
        }),
      ]),
    });
    const whole = await check({ purchase: { ...diesel(15_000), acceptsLess: false } });
    expect(pick(whole.body, 'before', 'decision', 'outcome')).toBe('declined');
  });

  it('evaluates edited limits too, but the card’s own limits still win', async () => {
    const limits = { ...TEST_LIMITS, perTransactionCents: null, perDayCents: 10_000 };
    const both = await check({ purchase: diesel(20_000), limits });
    expect(pick(both.body, 'before', 'decision', 'outcome')).toBe('approved');
    expect(pick(both.body, 'after', 'decision')).toMatchObject({
      outcome: 'approvedUpTo',
      approvedCents: 10_000,
    });
    await world.setCard(world.cardId, { custom_limits: jsonb({ perDayCents: 30_000 }) });
    const own = await check({ purchase: diesel(20_000), limits });
    expect(pick(own.body, 'after', 'decision', 'outcome')).toBe('approved');
  });

  it('checks a profile without a card, with no prior usage', async () => {
    const response = await check({
      cardId: null,
      profileId: world.account.profileId,
      purchase: diesel(60_001),
    });
    expect(pick(response.body, 'before')).toMatchObject({
      usage: { dayCents: 0 },
      decision: { outcome: 'approvedUpTo', approvedCents: 40_000 },
    });
  });

  it('replays a past purchase with only the usage before it', async () => {
    await buy(5, 55_000);
    const transactionId = await buy(2, 8_000);
    await buy(1, 3_000);
    const past = await check({ cardId: null, transactionId });
    expect(pick(past.body, 'before')).toMatchObject({
      usage: { dayCents: 55_000, dayTransactions: 1 },
      decision: { outcome: 'declined' },
    });
    const looser = { ...TEST_LIMITS, perDayCents: 70_000 };
    const after = await check({ cardId: null, transactionId, limits: looser });
    expect(pick(after.body, 'after', 'decision', 'outcome')).toBe('approved');
  });

  it('[CARD-30] reports when a one-time allowance would be used', async () => {
    const body = { amountCents: 90_000, until: '2026-11-21T18:00:00Z', reason: '' };
    await world.call('allowOnce', { params: { cardId: world.cardId }, body });
    const allowed = await check({ purchase: diesel(80_000) });
    expect(pick(allowed.body, 'before')).toMatchObject({
      usesAllowance: true,
      decision: { outcome: 'approved', approvedCents: 80_000 },
    });
  });

  it('refuses a request without a subject or purchase, or for another account', async () => {
    expect(await check({ cardId: null, purchase: diesel(1) })).toMatchObject({ status: 400 });
    expect(await check({})).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'purchase' }] },
    });
    const other = await makeAccount(world.db);
    const foreign = await makeCard(world.db, other);
    expect(await check({ cardId: foreign, purchase: diesel(1) })).toMatchObject({ status: 404 });
    const theirs = await makePurchase(world.db, other, foreign);
    expect(await check({ cardId: null, transactionId: theirs })).toMatchObject({ status: 404 });
  });
});

const replay = (limits: object, overrides: object = {}) =>
  world.call('replayLimits', {
    body: { cardId: null, profileId: world.account.profileId, limits, days: 30, ...overrides },
  });

describe('replayLimits', () => {
  it('[ENT-20] lists the purchases that edited limits would change, and why', async () => {
    const [kept, stopped] = [await buy(30, 20_000), await buy(50, 39_000)];
    await buy(24 * 40, 39_000);
    const { status, body } = await replay({ ...TEST_LIMITS, perTransactionCents: 30_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      purchases: 2,
      cards: 1,
      isPartial: false,
      before: { approved: 2, declined: 0, approvedCents: 59_000 },
      after: { approved: 1, declined: 1, approvedCents: 20_000 },
      changeCount: 1,
      changes: [
        {
          transactionId: stopped,
          askedCents: 39_000,
          before: { outcome: 'approved' },
          after: { outcome: 'declined', rules: ['amountPerTransaction'] },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(kept);
  });

  it('covers up to 90 days, or one card', async () => {
    await buy(24 * 40, 39_000);
    expect(pick((await replay(NO_LIMITS, { days: 90 })).body, 'purchases')).toBe(1);
    const other = await world.makeCard();
    const one = await replay(NO_LIMITS, { days: 90, cardId: other, profileId: null });
    expect(pick(one.body, 'purchases')).toBe(0);
    expect(await replay(NO_LIMITS, { days: 7 })).toMatchObject({ status: 400 });
  });

  it('leaves a decline that no limit caused unchanged', async () => {
    await world.makePurchase(world.cardId, {
      status: 'declined',
      declineRule: 'cardState',
    });
    expect((await replay(NO_LIMITS)).body).toMatchObject({
      before: { declined: 1 },
      after: { declined: 1 },
      changeCount: 0,
    });
  });
});

describe('getLimitsFit', () => {
  it('proposes tighter limits, which acceptLimits saves as the card’s own', async () => {
    for (const day of [1, 2, 3]) await buy(24 * day, 8_000);
    const { body } = await world.call('getLimitsFit');
    expect(pick(body, 'cards', 0)).toMatchObject({
      cardId: world.cardId,
      purchases: 3,
      profileName: 'Linehaul tight',
    });
    expect(pick(body, 'cards', 0, 'findings')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          limit: 'perDayCents',
          misfit: 'tooLoose',
          value: 60_000,
          mostUsed: 8_000,
          proposed: 10_000,
        }),
      ]),
    );
    const cards = [
      {
        cardId: world.cardId,
        version: 1,
        limits: { perDayCents: 10_000, perTransactionCents: 10_000 },
      },
    ];
    expect((await world.call('acceptLimits', { body: { cards } })).body).toEqual({
      changed: 1,
      skipped: [],
    });
    const card = await world.call('getCard', { params: { cardId: world.cardId } });
    expect(pick(card.body, 'limits')).toMatchObject({ perDayCents: 10_000, transactionsPerDay: 3 });
    expect((await world.call('acceptLimits', { body: { cards } })).body).toEqual({
      changed: 0,
      skipped: [{ cardId: world.cardId, key: 'limitsFit.cardChanged' }],
    });
  });

  it('omits cards whose limits are at most three times their peak usage', async () => {
    for (const day of [1, 2, 3]) await buy(24 * day, 8_000);
    const limits = { ...NO_LIMITS, perTransactionCents: 10_000, perDayCents: 24_000 };
    await world.db
      .updateTable('limit_profiles')
      .set({ limits: jsonb(limits) })
      .where('account_id', '=', world.accountId)
      .execute();
    const { body } = await world.call('getLimitsFit');
    expect(body).toEqual({ looked: 1, isPartial: false, cards: [] });
  });

  it('omits cards without purchases', async () => {
    await world.makeCard();
    const { body } = await world.call('getLimitsFit');
    expect(body).toEqual({ looked: 0, isPartial: false, cards: [] });
  });
});
