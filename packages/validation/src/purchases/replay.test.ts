import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, diesel, limits } from './purchase.test.fixtures.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import { compareReplay, replay, type PastPurchase } from './replay.ts';

const pastPurchase = (
  purchaseId: string,
  instant: string,
  amountCents: number,
  overrides: Partial<PastPurchase> = {},
): PastPurchase => ({
  purchaseId,
  attempt: attempt({ at: new Date(instant), lines: [diesel(amountCents * 3, amountCents)] }),
  ...overrides,
});
const outcomes = (perDayCents: number, purchases: readonly PastPurchase[]) =>
  replay(limits({ perDayCents }), purchases).purchases.map(
    ({ purchaseId, decision }) => `${purchaseId} ${decision.outcome}`,
  );

const morning = pastPurchase('a', '2026-11-20T14:00:00Z', 6000);
const noon = pastPurchase('b', '2026-11-20T18:00:00Z', 5000);
const evening = pastPurchase('c', '2026-11-20T23:00:00Z', 3000);
const nextDay = pastPurchase('d', '2026-11-21T14:00:00Z', 10_000);

const posted = (at: string) => ({ posted: { at: Date.parse(at), lines: [diesel(12_000, 4000)] } });
const pump = (purchase: PastPurchase): PastPurchase => ({
  ...purchase,
  attempt: { ...purchase.attempt, acceptsLess: true },
});

describe('replay', () => {
  it('[ENT-20] reevaluates in chronological order, and declines use nothing up', () => {
    expect(outcomes(10_000, [nextDay, evening, noon, morning])).toEqual([
      'a approved',
      'b declined',
      'c approved',
      'd approved',
    ]);
  });

  it('returns the usage before each purchase, and totals', () => {
    const { purchases, ...totals } = replay(limits({ perDayCents: 10_000 }), [morning, noon]);
    expect(purchases.map(({ usage }) => usage.dayCents)).toEqual([0, 6000]);
    expect(totals).toEqual({
      approved: 1,
      approvedUpTo: 0,
      declined: 1,
      approvedCents: 6000,
      approvedMilligallons: 18_000,
      declinedBy: { amountPerDay: 1 },
    });
  });

  it('counts the posted amount instead of the authorized one, once it has posted', () => {
    const early = { ...morning, ...posted('2026-11-20T17:00:00Z') };
    const late = { ...morning, ...posted('2026-11-22T17:00:00Z') };
    expect(outcomes(10_000, [early, noon])).toEqual(['a approved', 'b approved']);
    expect(outcomes(10_000, [late, noon])).toEqual(['a approved', 'b declined']);
  });

  it('ignores a purchase that was reversed before the next one', () => {
    const reversed = { ...morning, reversedAt: Date.parse('2026-11-20T17:00:00Z') };
    expect(outcomes(10_000, [reversed, noon])).toEqual(['a approved', 'b approved']);
  });

  it('counts a capped purchase at its capped amount', () => {
    const { purchases } = replay(limits({ perDayCents: 8000 }), [
      pump(morning),
      pump(noon),
      evening,
    ]);
    expect(purchases.map(({ decision }) => decision.approvedCents)).toEqual([6000, 2000, 0]);
    expect(purchases.map(({ usage }) => usage.dayCents)).toEqual([0, 6000, 8000]);
  });

  it('caps each line to whole cents and thousandths', () => {
    const two = attempt({
      at: morning.attempt.at,
      lines: [diesel(10_001, 4001), diesel(5002, 2002)],
      acceptsLess: true,
    });
    const { purchases } = replay(limits({ perDayCents: 3000 }), [
      { purchaseId: 'two', attempt: two },
      evening,
    ]);
    // 3000 of 6003 cents: 1999 + 1000 and a remainder of one; 4998 + 2499 thousandths
    expect(purchases[0]?.decision.approvedLines).toMatchObject([
      { amountCents: 2000, milligallons: 4998 },
      { amountCents: 1000, milligallons: 2499 },
    ]);
    expect(purchases[1]?.usage).toMatchObject({ dayCents: 3000, dayMilligallons: 7497 });
  });

  it('resets after a month, but still counts a purchase within it', () => {
    const first = pastPurchase('a', '2026-10-01T05:00:00Z', 6000);
    const last = pastPurchase('b', '2026-11-01T04:59:59Z', 6000);
    const next = pastPurchase('c', '2026-11-01T05:00:00Z', 6000);
    const { purchases } = replay(limits({ perCycleCents: 10_000 }), [first, last, next]);
    expect(purchases.map(({ decision }) => decision.outcome)).toEqual([
      'approved',
      'declined',
      'approved',
    ]);
  });

  it('approves everything if there are no limits', () => {
    const cents = fc.array(fc.nat(100_000), { maxLength: 20 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const history = amounts.map((amount, index) =>
          pastPurchase(
            String(index),
            new Date(Date.UTC(2026, 10, 1 + index)).toISOString(),
            amount,
          ),
        );
        const { declined, approvedCents } = replay(NO_LIMITS, history);
        expect(declined).toBe(0);
        expect(approvedCents).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });

  it('never approves more in a day than the daily limit', () => {
    const some = fc.array(
      fc.record({
        hour: fc.integer({ min: 0, max: 200 }),
        cents: fc.nat(20_000),
        acceptsLess: fc.boolean(),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(some, (list) => {
        const history = list.map(({ hour, cents, acceptsLess }, index): PastPurchase => {
          const one = pastPurchase(
            String(index),
            new Date(Date.UTC(2026, 10, 1, hour)).toISOString(),
            cents,
          );
          return { ...one, attempt: { ...one.attempt, acceptsLess } };
        });
        for (const { usage, decision } of replay(limits({ perDayCents: 15_000 }), history)
          .purchases) {
          expect(usage.dayCents + decision.approvedCents).toBeLessThanOrEqual(15_000);
        }
      }),
    );
  });
});

describe('compareReplay', () => {
  it('reports the purchases that other limits would decide differently', () => {
    const { before, after, changes } = compareReplay(
      limits({ perDayCents: 10_000 }),
      limits({ perDayCents: 12_000 }),
      [morning, noon, evening, nextDay],
    );
    expect([before.declined, after.declined]).toEqual([1, 1]);
    expect(
      changes.map((change) => [change.purchaseId, change.before.outcome, change.after.outcome]),
    ).toEqual([
      ['b', 'declined', 'approved'],
      ['c', 'approved', 'declined'],
    ]);
  });

  it('reports no changes for the same limits', () => {
    const same = limits({ perDayCents: 10_000 });
    expect(compareReplay(same, same, [morning, noon, evening]).changes).toEqual([]);
  });
});
