import { randomUUID } from 'node:crypto';
import type { PromptedId, PurchaseLimits } from '@forecourt/validation';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { checkSpend } from '../../ledger/checkBooks.ts';
import { checkLedger } from '../../ledger/checkLedger.ts';
import { pick, pickText, TEST_NETWORK_SECRET, TEST_NOW } from '../../testing/gateway.ts';
import { sendAsNetwork, purchaseRequest, diesel, issueCard } from '../../testing/network.ts';
import { authorizationRoutes } from '../../http/authorizations.ts';
import { parseNamedKeys } from '../../http/namedKeys.ts';
import { sweepAt } from '../../testing/jobs.ts';
import { expectSoundBooks } from '../../testing/money.ts';
import { nightShift } from '../../testing/roster.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { readCardFile } from './cardFile.ts';
import { dropAuthorizations } from './dropAuthorizations.ts';

const world = startWorld();

const issue = (limits: Partial<PurchaseLimits> = {}) =>
  issueCard(world.gateway, world.account, limits);
const post = (message: object, secret?: string) => sendAsNetwork(world.gateway, message, secret);
const request = purchaseRequest;
const transactions = (cardId: string) =>
  world.db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', world.accountId)
    .where('card_id', '=', cardId)
    .orderBy('transaction_number')
    .execute();
const balance = async (ledger: 'pending' | 'receivable') => {
  const row = await world.db
    .selectFrom('account_balances')
    .select('amount_cents')
    .where('account_id', '=', world.accountId)
    .where('ledger', '=', ledger)
    .executeTakeFirst();
  return row?.amount_cents ?? 0;
};

describe('an authorization request', () => {
  it('[ENT-20] is approved, partially approved, or declined, and recorded as such', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 10_000 });
    expect((await post(request(cardToken, 6_000))).body).toMatchObject({
      messageType: '0110',
      responseCode: '00',
      approvedCents: 6_000,
      transactionNumber: '000000001',
      rules: [],
    });
    expect((await post(request(cardToken, 6_000))).body).toMatchObject({
      responseCode: '10',
      approvedCents: 4_000,
      rules: ['amountPerDay'],
    });
    expect((await post(request(cardToken, 1_000))).body).toMatchObject({
      responseCode: '61',
      authorizationCode: null,
      approvedCents: 0,
    });
    expect(await transactions(cardId)).toMatchObject([
      { status: 'pending', net_cents: 6_000, fuel_milligallons: 12_000 },
      { status: 'pending', net_cents: 4_000, fuel_milligallons: 8_000 },
      {
        status: 'declined',
        net_cents: 0,
        decline_reasons: [{ rule: 'amountPerDay', limit: 10_000, used: 10_000, asked: 1_000 }],
        asked_lines: [{ productCode: '053', amountCents: 1_000 }],
      },
    ]);
    expect(await balance('pending')).toBe(10_000);
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
  });

  it('updates the card’s counters, last use, and purchases', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 10_000 });
    await post(request(cardToken, 6_000, { odometerMiles: 120_500 }));
    const card = await world.call('getCard', { params: { cardId } });
    expect(pick(card.body, 'usage')).toMatchObject({ dayCents: 6_000, dayTransactions: 1 });
    expect(pick(card.body, 'card', 'lastUsedAt')).toBe(TEST_NOW);
    const list = await world.call('listTransactions', { query: { cardId } });
    expect(pick(list.body, 'items')).toMatchObject([
      { status: 'pending', odometerMiles: 120_500, lines: [{ description: 'ULSD #2' }] },
    ]);
  });

  it('counts for the department that the card is in, also after the card moves', async () => {
    const { cardId, cardToken } = await issue();
    const [first, second] = world.account.departmentIds;
    for (const department_id of [first, second, null]) {
      await world.setCard(cardId, { department_id });
      await post(request(cardToken, 1_000));
    }
    await world.setCard(cardId, { department_id: first });
    expect((await transactions(cardId)).map((row) => row.department_id)).toEqual([
      first,
      second,
      null,
    ]);
  });

  it('is decided once: a repeated message gets the same response', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 10_000 });
    const message = request(cardToken, 6_000);
    const [first, together] = await Promise.all([post(message), post(message)]);
    expect(together.body).toEqual(first.body);
    expect((await post(message)).body).toEqual(first.body);
    expect(await transactions(cardId)).toHaveLength(1);
  });

  it('is declined for the card’s status, an unknown card, or an unknown site', async () => {
    const { cardId, cardToken } = await issue();
    await world.setCard(cardId, { status: 'onHold' });
    expect((await post(request(cardToken, 100))).body).toMatchObject({
      responseCode: '62',
      rules: ['cardState'],
    });
    expect((await post(request('v1.bm9uZQ', 100))).body).toMatchObject({ responseCode: '14' });
    const { cardToken: _none, ...bare } = request('', 100);
    expect((await post({ ...bare, cardNumber: '99907000000000000' })).body).toMatchObject({
      responseCode: '14',
      transactionNumber: null,
    });
    expect((await post(request(cardToken, 100, { siteNumber: '1' }))).body).toMatchObject({
      responseCode: '03',
    });
    expect(await transactions(cardId)).toHaveLength(1);
  });

  it('requires a known driver ID on a vehicle card, and records that driver', async () => {
    const { cardId, cardToken } = await issue();
    await world.setCard(cardId, { card_type: 'vehicle' });
    await world.makeDriver({ driver_id: '48261' });
    expect((await post(request(cardToken, 100, { promptedId: '1' }))).body).toMatchObject({
      responseCode: '55',
    });
    expect((await post(request(cardToken, 100, { promptedId: '48261' }))).body).toMatchObject({
      responseCode: '00',
    });
    const [declined, approved] = await transactions(cardId);
    expect(declined?.driver_id).toBeNull();
    expect(approved?.driver_id).not.toBeNull();
  });

  // the embedded database has only one connection, and a cluster waits on another node
  it.skipIf(
    process.env['TEST_DATABASE_URL'] === undefined || process.env['TEST_CLUSTER'] !== undefined,
  )('that waits for its card is decided by the profile that the card has by then', async () => {
    const { cardId, cardToken } = await issue();
    const { rows } = await sql<{ id: string }>`SELECT profile_id AS id FROM cards
        WHERE id = ${cardId}`.execute(world.db);
    let answer: ReturnType<typeof post> | undefined;
    await world.db.transaction().execute(async (trx) => {
      await sql`UPDATE cards SET profile_id = NULL WHERE id = ${cardId}`.execute(trx);
      const profileId = randomUUID();
      await sql`INSERT INTO limit_profiles
          SELECT (json_populate_record(p, json_build_object('id', ${profileId}::text,
            'name', 'Stricter', 'is_default', false, 'limits',
            p.limits || '{"perDayCents": 1000}'))).*
          FROM limit_profiles p WHERE p.id = ${rows[0]?.id}`.execute(trx);
      await sql`UPDATE cards SET profile_id = ${profileId}, custom_limits = NULL
          WHERE id = ${cardId}`.execute(trx);
      answer = post(request(cardToken, 50_000, { acceptsLess: false }));
      await vi.waitFor(async () => {
        const waiting = await sql`SELECT 1 FROM pg_locks
            WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`.execute(trx);
        expect(waiting.rows).not.toEqual([]);
      });
    });
    expect((await answer)?.body).toMatchObject({ responseCode: '61' });
  });

  it('[CARD-30] uses a one-time allowance only once, even for concurrent requests', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 1_000 });
    const body = { amountCents: 9_000, until: '2026-11-21T18:00:00Z', reason: 'Detour' };
    const params = { cardId };
    await world.call('allowOnce', {
      params,
      body,
    });
    const both = await Promise.all([
      post(request(cardToken, 8_000)),
      post(request(cardToken, 8_000)),
    ]);
    const codes = both.map((one) => pickText(one.body, 'responseCode'));
    expect(new Set(codes)).toEqual(new Set(['00', '61']));
    const [used] = await transactions(cardId);
    expect(used?.flags).toEqual(['allowedOnce']);
  });

  it('[ENT-60] raises one alert for repeated declines and one for a burst', async () => {
    const { cardToken } = await issue({ transactionsPerDay: 5 });
    for (let n = 0; n < 9; n += 1) await post(request(cardToken, 1_000));
    const alerts = await world.db
      .selectFrom('notifications')
      .select(['message_key', 'params'])
      .where('account_id', '=', world.accountId)
      .orderBy('id')
      .execute();
    expect(alerts).toMatchObject([
      { message_key: 'notification.burst', params: { count: 4, amountCents: 4_000 } },
      { message_key: 'notification.declinesRepeated', params: { count: 3, city: 'Amarillo' } },
    ]);
  });
});

describe('64 concurrent clients', () => {
  it('[ENT-20] spend exactly the daily limit of one card, never more', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 100_000 });
    const responses = await Promise.all(
      Array.from({ length: 64 }, (_, n) => post(request(cardToken, 2_000 + n))),
    );
    const approved = responses.map((response) => Number(pick(response.body, 'approvedCents')));
    expect(approved.reduce((sum, cents) => sum + cents, 0)).toBe(100_000);
    const rows = await transactions(cardId);
    expect(rows.reduce((sum, row) => sum + row.net_cents, 0)).toBe(100_000);
    expect(new Set(rows.map((row) => row.transaction_number)).size).toBe(64);
  });

  it('spend exactly the account’s credit limit across its cards', async () => {
    await world.setAccount({ credit_limit_cents: 50_000 });
    const cards = [await issue(), await issue(), await issue(), await issue()];
    const responses = await Promise.all(
      Array.from({ length: 64 }, (_, n) => post(request(cards[n % 4]?.cardToken ?? '', 3_001))),
    );
    const approved = responses.map((response) => Number(pick(response.body, 'approvedCents')));
    expect(approved.reduce((sum, cents) => sum + cents, 0)).toBe(50_000);
    expect(
      responses.filter((response) => pick(response.body, 'responseCode') === '51'),
    ).toHaveLength(47);
    expect(await balance('pending')).toBe(50_000);
  });
});

/** Lines of diesel for $40, and of pieces at $10 each. */
const withPieces = (pieces: number) => [
  ...diesel(4_000),
  {
    productCode: '480',
    quantityThousandths: pieces * 1_000,
    unitPriceMills: 10_000,
    amountCents: pieces * 1_000,
  },
];

describe('an advice or a reversal', () => {
  it('completes the purchase, then posts it, and updates the balances', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 10_000 });
    const message = request(cardToken, 9_000);
    const { reference } = message;
    await post(message);
    const advice = { reference, cardToken, transmittedAt: TEST_NOW };
    const sold = { ...advice, messageType: '0120', lines: diesel(4_000) };
    expect((await post(sold)).body).toMatchObject({ messageType: '0130', approvedCents: 4_000 });
    expect(await balance('pending')).toBe(4_000);
    // credit for what was not sold is available again
    expect((await post(request(cardToken, 6_000))).body).toMatchObject({ responseCode: '00' });
    const batch = { ...advice, messageType: '0220', lines: diesel(3_900) };
    const posted = await post(batch);
    expect(posted.body).toMatchObject({ messageType: '0230', approvedCents: 3_900 });
    expect((await post(batch)).body).toEqual(posted.body);
    expect([await balance('pending'), await balance('receivable')]).toEqual([6_000, 3_900]);
    const [first] = await transactions(cardId);
    expect(first).toMatchObject({ status: 'complete', net_cents: 3_900, authorized_cents: 4_000 });
    expect(await checkLedger(world.db, world.accountId)).toEqual([]);
    expect((await post({ ...advice, messageType: '0400' })).body).toMatchObject({
      responseCode: '25',
    });
  });

  it('[ENT-20] corrects what was sold until it has posted; a repeat changes nothing', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 10_000 });
    const follow = await ask(request(cardToken, 9_000));
    const first = await follow('0120', 4_000);
    expect(await follow('0120', 4_000)).toEqual(first);
    expect((await follow('0120', 5_000)).body).toMatchObject({
      responseCode: '00',
      approvedCents: 5_000,
    });
    expect(await balance('pending')).toBe(5_000);
    const posted = await follow('0220', 5_500);
    expect((await follow('0220', 5_600)).body).toMatchObject({
      messageType: '0230',
      responseCode: '25',
      approvedCents: 0,
    });
    expect(await follow('0220', 5_500)).toEqual(posted);
    expect([await balance('pending'), await balance('receivable')]).toEqual([0, 5_500]);
    expect(await transactions(cardId)).toMatchObject([{ status: 'complete', net_cents: 5_500 }]);
    await expectSoundBooks(world.db, world.accountId);
  });

  it('keeps how many pieces were requested, approved, and sold', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 8_000 });
    const stored = async () =>
      world.db
        .selectFrom('transaction_lines')
        .select(['unit', 'quantity_thousandths', 'unit_price_mills', 'net_cents'])
        .where('account_id', '=', world.accountId)
        .where('transaction_id', '=', (await transactions(cardId)).at(-1)?.id ?? '')
        .where('line_number', '=', 2)
        .executeTakeFirst();
    const unit = { unit: 'each', unit_price_mills: 10_000 };
    const message = request(cardToken, 0, { lines: withPieces(2) });
    await post(message);
    expect(await stored()).toEqual({ ...unit, quantity_thousandths: 2_000, net_cents: 2_000 });
    const { reference } = message;
    const advice = { messageType: '0220', reference, cardToken, transmittedAt: TEST_NOW };
    await post({ ...advice, lines: withPieces(3) });
    expect(await stored()).toEqual({ ...unit, quantity_thousandths: 3_000, net_cents: 3_000 });
    // 1,000 of the requested 5,000 cents are left
    await post(request(cardToken, 0, { lines: withPieces(1) }));
    expect(await stored()).toEqual({ ...unit, quantity_thousandths: 200, net_cents: 200 });
  });

  it('reverses a purchase, freeing its credit and its daily count', async () => {
    const { cardId, cardToken } = await issue({ transactionsPerDay: 1 });
    const message = request(cardToken, 9_000);
    await post(message);
    const reversal = {
      messageType: '0400',
      reference: message.reference,
      cardToken,
      transmittedAt: TEST_NOW,
    };
    expect((await post(reversal)).body).toMatchObject({ messageType: '0410', responseCode: '00' });
    expect((await post(reversal)).body).toMatchObject({ responseCode: '00' });
    expect(await balance('pending')).toBe(0);
    expect((await post(request(cardToken, 500))).body).toMatchObject({ responseCode: '00' });
    const [taken] = await transactions(cardId);
    expect(taken).toMatchObject({ net_cents: 0, flags: ['reversed'] });
  });

  it('[CARD-30] restores a one-time allowance when its purchase is reversed', async () => {
    const { cardId, cardToken } = await issue({ perDayCents: 1_000 });
    const body = { amountCents: 9_000, until: '2026-11-21T18:00:00Z', reason: 'Detour' };
    await world.call('allowOnce', { params: { cardId }, body });
    const first = request(cardToken, 8_000);
    expect((await post(first)).body).toMatchObject({ responseCode: '00' });
    const reversal = {
      messageType: '0400',
      reference: first.reference,
      cardToken,
      transmittedAt: TEST_NOW,
    };
    expect((await post(reversal)).body).toMatchObject({ responseCode: '00' });
    expect((await post(request(cardToken, 8_000))).body).toMatchObject({ responseCode: '00' });
    expect((await post(request(cardToken, 8_000))).body).toMatchObject({ responseCode: '61' });
  });

  it('is not counted as a decision in telemetry', async () => {
    const { cardToken } = await issue({ perDayCents: 5_000 });
    const { clock, database, queue, vault } = world.gateway;
    const counted: string[] = [];
    const app = authorizationRoutes({
      db: database.db,
      clock,
      jobs: queue,
      vault,
      flags: () => new Set(),
      networks: parseNamedKeys('NETWORK_KEYS', `test:${TEST_NETWORK_SECRET}`),
      telemetry: { countDecision: ({ responseCode }) => void counted.push(responseCode) },
    });
    const purchase = request(cardToken, 4_000);
    const { reference } = purchase;
    for (const message of [
      purchase,
      { messageType: '0400', reference, cardToken, transmittedAt: TEST_NOW },
      request(cardToken, 9_000),
    ])
      await sendAsNetwork({ app }, message);
    expect(counted).toEqual(['00', '10']);
  });

  it('matches daily totals to their rows for any sequence of messages', async () => {
    const { cardToken } = await issue({ perDayCents: 90_000 });
    const other = await issueCard(world.gateway, world.account, {}, { fleet: 1 });
    const line = record({
      productCode: constantFrom('053', '019', '480', '999'),
      quantityThousandths: integer({ min: 1_000, max: 40_000 }),
      amountCents: integer({ min: 100, max: 9_000 }),
    }).map((one) => ({ ...one, unitPriceMills: 4_000 }));
    const lines = array(line, { minLength: 1, maxLength: 3 });
    const purchase = record({
      cardToken: constantFrom(cardToken, other.cardToken),
      asked: lines,
      followers: array(record({ messageType: constantFrom('0120', '0220', '0400'), lines }), {
        maxLength: 2,
      }),
    });
    await assert(
      asyncProperty(array(purchase, { minLength: 1, maxLength: 8 }), async (purchases) => {
        await Promise.all(
          purchases.map(async ({ cardToken: token, asked, followers }) => {
            const message = request(token, 0, { lines: asked });
            expect((await post(message)).status).toBe(200);
            for (const { messageType, lines: sold } of followers) {
              const follower = {
                messageType,
                reference: message.reference,
                cardToken: token,
                transmittedAt: TEST_NOW,
                ...(messageType === '0400' ? {} : { lines: sold }),
              };
              expect((await post(follower)).status).toBe(200);
            }
          }),
        );
        expect(await checkSpend(world.db, world.accountId)).toEqual([]);
      }),
      { numRuns: 10 },
    );
    await sql`UPDATE spend_days SET net_cents = net_cents + 1 WHERE account_id = ${world.accountId}
      AND fleet_id = ${world.account.fleetIds[1]}`.execute(world.db);
    const found = await checkSpend(world.db, world.accountId);
    expect(found).toEqual([{ day: TEST_NOW.slice(0, 10), fleetId: world.account.fleetIds[1] }]);
  });

  it('is refused for an unknown purchase', async () => {
    const { cardToken } = await issue();
    const advice = { messageType: '0400', reference: 'none', cardToken, transmittedAt: TEST_NOW };
    expect((await post(advice)).body).toMatchObject({ responseCode: '25' });
  });
});

const HELD_UNTIL = '2026-11-28T16:00:00.001Z';
const drop = async (at: string) => {
  await world.goTo(at);
  await dropAuthorizations(sweepAt(world.gateway, at));
};
const ask = async (message: ReturnType<typeof request>) => {
  await post(message);
  const { reference, cardToken } = message;
  return (messageType: string, cents = 0) =>
    post({
      messageType,
      reference,
      cardToken,
      transmittedAt: TEST_NOW,
      ...(cents > 0 ? { lines: diesel(cents) } : {}),
    });
};

describe('a purchase that does not post in time', () => {
  it('[TXN-02] releases its credit once after seven days, as a reversal does', async () => {
    await world.setAccount({ credit_limit_cents: 15_000 });
    const { cardId, cardToken } = await issue({ perWeekCents: 100_000 });
    const follow = await ask(request(cardToken, 15_000));
    await drop(TEST_NOW);
    expect(await balance('pending')).toBe(15_000);
    expect((await post(request(cardToken, 4_000))).body).toMatchObject({ responseCode: '51' });

    await drop(HELD_UNTIL);
    await drop(HELD_UNTIL);
    expect(await balance('pending')).toBe(0);
    const [dropped] = await transactions(cardId);
    expect(dropped).toMatchObject({
      status: 'complete',
      net_cents: 0,
      authorized_cents: 15_000,
      flags: ['reversed', 'notPosted'],
    });
    await expectSoundBooks(world.db, world.accountId);
    expect((await post(request(cardToken, 4_000))).body).toMatchObject({ responseCode: '00' });
    expect((await follow('0400')).body).toMatchObject({ messageType: '0410', responseCode: '00' });
  });

  it('[TXN-02] is charged if it posts after its credit was released', async () => {
    const { cardId, cardToken } = await issue();
    const follow = await ask(request(cardToken, 15_000));
    await follow('0120', 9_000);
    await drop(HELD_UNTIL);
    expect((await follow('0220', 8_900)).body).toMatchObject({
      messageType: '0230',
      responseCode: '00',
      approvedCents: 8_900,
    });
    await drop(HELD_UNTIL);
    expect([await balance('pending'), await balance('receivable')]).toEqual([0, 8_900]);
    const [posted] = await transactions(cardId);
    expect(posted).toMatchObject({ net_cents: 8_900, authorized_cents: 9_000, flags: [] });
    await expectSoundBooks(world.db, world.accountId);
  });

  it('is dropped in batches, unless reversed, posted, or declined', async () => {
    const { cardId, cardToken } = await issue({ transactionsPerDay: 103 });
    const reversed = await ask(request(cardToken, 100));
    await reversed('0400');
    const posted = await ask(request(cardToken, 100));
    await posted('0220', 100);
    await Promise.all(Array.from({ length: 103 }, () => post(request(cardToken, 100))));
    await drop(HELD_UNTIL);
    expect([await balance('pending'), await balance('receivable')]).toEqual([0, 100]);
    expect((await reversed('0220', 100)).body).toMatchObject({ responseCode: '25' });
    const rows = await transactions(cardId);
    const marked = rows.filter(({ flags }) => flags.includes('notPosted'));
    expect(marked).toHaveLength(102);
    await expectSoundBooks(world.db, world.accountId);
  });
});

async function readCards(secret: string) {
  const response = await world.gateway.app.request('/authorizations/cards', {
    headers: { authorization: `Bearer ${secret}` },
  });
  return { status: response.status, text: await response.text() };
}

describe('a network credential', () => {
  it('is refused if it is a user token, a wrong secret, or an unknown network', async () => {
    const { cardToken } = await issue();
    for (const secret of [world.dana.token, 'test.wrong', `other.${TEST_NETWORK_SECRET}`, '']) {
      expect(await post(request(cardToken, 100), secret)).toMatchObject({ status: 401 });
    }
  });

  it('opens the card file, which has tokens and no card numbers', async () => {
    const { cardToken } = await issue();
    const { status, text } = await readCards(`test.${TEST_NETWORK_SECRET}`);
    expect(status).toBe(200);
    expect(text).toContain(cardToken);
    expect(text).not.toMatch(/999070\d/);
    expect((await readCards('test.wrong')).status).toBe(401);
  });

  it('rejects malformed and future-dated messages without logging the token', async () => {
    const { cardToken } = await issue();
    const wrong = [
      { ...request(cardToken, 100), lines: [] },
      { ...request(cardToken, 100), messageType: '0800' },
      { ...request(cardToken, 100), transmittedAt: '2026-11-21T17:00:00Z' },
    ];
    for (const message of wrong) expect((await post(message)).status).toBe(400);
    const { logged } = world.gateway;
    expect(pickText({ all: logged.join('') }, 'all')).not.toContain(cardToken);
  });
});

const ownCards = async () => {
  const { cards } = await readCardFile(world.db, null);
  return cards.filter(({ accountId }) => accountId === world.accountId);
};

describe('the card file', () => {
  it('[DRIVER-18] omits the IDs of terminated drivers', async () => {
    const { cardId } = await issue();
    await world.setCard(cardId, { card_type: 'vehicle', id_prompt: 'matched' });
    await world.makeDriver({ status: 'terminated' });
    await world.makeDriver({ driver_id: '48261' });
    expect(await ownCards()).toMatchObject([{ cardType: 'vehicle', promptedIds: ['48261'] }]);
  });

  it.each(['readOnly', 'locked', 'closed'] as const)(
    '[USER-07] [ROLE-21] omits the cards of a %s account, whose purchases are declined',
    async (state) => {
      const { cardToken } = await issue();
      expect(await ownCards()).toMatchObject([{ cardToken }]);
      await world.setAccount({ state });
      expect(await ownCards()).toEqual([]);
      expect((await post(request(cardToken, 100))).body).toMatchObject({ responseCode: '62' });
    },
  );

  it('[PID-01] [PID-04] [ENT-33] lists each ID that a purchase is approved with', async () => {
    const { cardId, cardToken } = await issue();
    const other = await issue();
    const prompts = { card_type: 'vehicle', id_prompt: 'matched' } as const;
    for (const id of [cardId, other.cardId]) await world.setCard(id, prompts);
    for (const driver_id of ['48261', '48262', '48263', '48264'])
      await world.makeDriver({ driver_id });
    await world.makeVehicle({ unit_number: '2718' });
    const add = async (name: string, parts: Partial<PromptedId>) => {
      const body = nightShift(world.accountId, { name, ...parts });
      return pickText((await world.call('addPromptedId', { body })).body, 'promptedId', 'id');
    };
    const turnOff = async (id: string) =>
      world.call('switchPromptedId', { params: { id }, version: 1, body: { action: 'turnOff' } });
    await add('Day', { number: '9053' });
    await add('Card', { number: '4817', cardIds: [cardId] });
    await add('Other card', { number: '5173', cardIds: [other.cardId] });
    await add('Driver of the other card', { number: '48262', cardIds: [other.cardId] });
    await turnOff(await add('Off', { number: '6284' }));
    await turnOff(await add('Driver who is off', { number: '48263' }));
    const file = (await ownCards()).find((card) => card.cardToken === cardToken);
    expect(file?.promptedIds).toEqual(['4817', '9053', '48261', '48264']);
    const answers = [
      '4817',
      '9053',
      '48261',
      '48262',
      '48263',
      '48264',
      '5173',
      '6284',
      '2718',
    ].map(async (promptedId) => {
      const { body } = await post(request(cardToken, 100, { promptedId }));
      return pick(body, 'responseCode') === '00' ? [promptedId] : [];
    });
    expect((await Promise.all(answers)).flat()).toEqual(['4817', '9053', '48261', '48264']);
  });
});
