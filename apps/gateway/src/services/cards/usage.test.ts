import { dayIn, usageFrom, type CountedPurchase } from '@forecourt/validation';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestGateway,
  pick,
  send,
  TEST_NOW,
  type TestGateway,
} from '../../testing/gateway.ts';
import {
  makeAccount,
  makeCard,
  makePerson,
  makePurchase,
  TEST_LIMITS,
  type TestAccount,
  type TestPerson,
} from '../../testing/world.ts';

const HISTORIES = 12;
const HOURS_BACK_MAX = 40 * 24;
const CLOCK = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;

let gateway: TestGateway;
let account: TestAccount;
let dana: TestPerson;
beforeAll(async () => {
  gateway = await createTestGateway();
  account = await makeAccount(gateway.database.db);
  dana = await makePerson(gateway, account);
});
afterAll(() => gateway.close());

const bought = fc.record({
  hoursBack: fc.integer({ min: 0, max: HOURS_BACK_MAX }),
  isPosted: fc.boolean(),
  authorizedCents: fc.integer({ min: 0, max: 50_000 }),
  netCents: fc.integer({ min: 0, max: 50_000 }),
  milligallons: fc.integer({ min: 0, max: 90_000 }),
});
type Bought = typeof bought extends fc.Arbitrary<infer T> ? T : never;

/** The same purchase as the rule sees it. */
function counted({ isPosted, authorizedCents, netCents, milligallons }: Bought, at: number) {
  const lines = (amountCents: number) => [
    { productCode: '053', group: 'diesel' as const, amountCents, milligallons },
  ];
  return {
    at,
    authorizedLines: lines(authorizedCents),
    posted: isPosted ? { at, lines: lines(netCents) } : null,
    reversedAt: null,
  } satisfies CountedPurchase;
}

it('[ENT-16 to ENT-21] counts in the database what the rule counts', async () => {
  const { db } = gateway.database;
  const histories = fc.sample(fc.array(bought, { minLength: 1, maxLength: 8 }), {
    numRuns: HISTORIES,
    seed: 412,
  });
  for (const history of histories) {
    const cardId = await makeCard(db, account);
    const purchases: CountedPurchase[] = [];
    for (const one of history) {
      const at = new Date(new Date(TEST_NOW).getTime() - one.hoursBack * 3_600_000);
      purchases.push(counted(one, at.getTime()));
      await makePurchase(db, account, cardId, {
        occurredAt: at.toISOString(),
        occurredOn: dayIn(CLOCK.timeZone, at).toString(),
        status: one.isPosted ? 'complete' : 'pending',
        authorizedCents: one.authorizedCents,
        netCents: one.netCents,
        milligallons: one.milligallons,
      });
    }
    const { body } = await send(gateway, 'getCard', {
      token: dana.token,
      accountId: account.accountId,
      params: { cardId },
    });
    expect(pick(body, 'usage')).toEqual(
      usageFrom(purchases, TEST_LIMITS, CLOCK, new Date(TEST_NOW)),
    );
  }
});
