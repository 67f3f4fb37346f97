import { dayIn, usageFrom, type CountedPurchase } from '@forecourt/validation';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pick, TEST_NOW } from '../../testing/gateway.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { TEST_LIMITS } from '../../testing/world.ts';

const world = startWorld({ accountPer: 'file' });

const HISTORIES = 12;
const HOURS_BACK_MAX = 40 * 24;
const CLOCK = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;

const bought = fc.record({
  hoursBack: fc.integer({ min: 0, max: HOURS_BACK_MAX }),
  isPosted: fc.boolean(),
  authorizedCents: fc.integer({ min: 0, max: 50_000 }),
  netCents: fc.integer({ min: 0, max: 50_000 }),
  milligallons: fc.integer({ min: 0, max: 90_000 }),
});
type Bought = typeof bought extends fc.Arbitrary<infer T> ? T : never;

/** The same purchase in the format of the rule. */
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

it('[ENT-16 to ENT-21] computes the same usage in the database as usageFrom does', async () => {
  const histories = fc.sample(fc.array(bought, { minLength: 1, maxLength: 8 }), {
    numRuns: HISTORIES,
    seed: 412,
  });
  for (const history of histories) {
    const cardId = await world.makeCard();
    const purchases: CountedPurchase[] = [];
    for (const one of history) {
      const at = new Date(new Date(TEST_NOW).getTime() - one.hoursBack * 3_600_000);
      purchases.push(counted(one, at.getTime()));
      await world.makePurchase(cardId, {
        occurredAt: at.toISOString(),
        occurredOn: dayIn(CLOCK.timeZone, at).toString(),
        status: one.isPosted ? 'complete' : 'pending',
        authorizedCents: one.authorizedCents,
        netCents: one.netCents,
        milligallons: one.milligallons,
      });
    }
    const { body } = await world.call('getCard', { params: { cardId } });
    expect(pick(body, 'usage')).toEqual(
      usageFrom(purchases, TEST_LIMITS, CLOCK, new Date(TEST_NOW)),
    );
  }
});
