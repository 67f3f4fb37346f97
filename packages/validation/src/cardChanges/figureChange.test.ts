import { describe, expect, it } from 'vitest';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import { changeFigure, figureChange, LIMIT_FIGURES, LIMIT_FIGURE_UNITS } from './figureChange.ts';

const limits = { ...NO_LIMITS, perTransactionCents: 40_000, perDayCents: 60_000 };

describe('a change to one limit figure', () => {
  it.each<[change: object, expected: readonly string[]]>([
    [{ figure: 'perDayCents', how: 'set', amount: 0 }, []],
    [{ figure: 'perDayCents', how: 'raise', amount: 1 }, []],
    [{ figure: 'perDayCents', how: 'raise', amount: 0 }, ['amount: limitFigure.byNothing']],
    [{ figure: 'perDayCents', how: 'lower', amount: 0 }, ['amount: limitFigure.byNothing']],
    [{ figure: 'perDayMilligallons', how: 'set', amount: 500_000 }, []],
    [{ figure: 'perDayMilligallons', how: 'set', amount: 500_001 }, ['amount: value.between']],
    [{ figure: 'cash', how: 'set', amount: 1 }, ['figure: value.invalid']],
    [{ figure: 'perDayCents', how: 'double', amount: 1 }, ['how: value.invalid']],
  ])('[LIMIT-08] validates the figure, kind of change, and amount: %j', (change, expected) => {
    expect(placedKeysOf(figureChange, change)).toEqual(expected);
  });

  it.each([
    [{ figure: 'perDayCents', how: 'set', amount: 70_000 }, 60_000, 70_000],
    [{ figure: 'perDayCents', how: 'raise', amount: 5_000 }, 60_000, 65_000],
    [{ figure: 'perDayCents', how: 'lower', amount: 20_000 }, 60_000, 40_000],
    [{ figure: 'transactionsPerDay', how: 'set', amount: 4 }, null, 4],
    [{ figure: 'transactionsPerDay', how: 'set', amount: 0 }, null, 0],
    [{ figure: 'perTransactionCents', how: 'lower', amount: 40_000 }, 40_000, 0],
  ] as const)('applies to the current value: %j', (change, before, after) => {
    expect(changeFigure(limits, change)).toEqual({ ok: true, before, after });
  });

  it.each([
    [{ figure: 'transactionsPerDay', how: 'raise', amount: 1 }, 'limitFigure.none'],
    [{ figure: 'perDayCents', how: 'lower', amount: 60_001 }, 'limitFigure.belowZero'],
    [{ figure: 'perDayCents', how: 'set', amount: 60_000 }, 'bulk.sameAlready'],
    [{ figure: 'perDayCents', how: 'set', amount: 39_999 }, 'limit.transactionAboveDay'],
  ] as const)('[LIMIT-10] refuses %j with %s', (change, key) => {
    const changed = changeFigure(limits, change);
    expect(changed).toMatchObject({ ok: false, reasons: [{ key }] });
  });

  it('ignores problems that existed before the change', () => {
    const odd = { ...limits, perDayCents: 30_000 };
    const change = { figure: 'perWeekCents', how: 'set', amount: 90_000 } as const;
    expect(changeFigure(odd, change)).toMatchObject({ ok: true });
    const mended = { figure: 'perDayCents', how: 'set', amount: 70_000 } as const;
    expect(changeFigure(odd, mended)).toEqual({ ok: true, before: 30_000, after: 70_000 });
    const beyond = { figure: 'perDayMilligallons', how: 'set', amount: 500_001 } as const;
    expect(changeFigure(odd, beyond)).toEqual({
      ok: false,
      reasons: [{ key: 'value.between', params: { min: 0, max: 500 } }],
    });
  });

  it('has a unit for every figure', () => {
    expect(Object.keys(LIMIT_FIGURE_UNITS)).toEqual([...LIMIT_FIGURES]);
  });
});
