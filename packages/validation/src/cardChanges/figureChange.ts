import type * as z from 'zod/mini';
import { reason, fieldIssues, type Reason } from '../core/issue.ts';
import { across, natural, oneOf, shape, type CrossFieldIssue } from '../core/shape.ts';
import { limitFields } from '../limits/cardLimit.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';

/** Limits that are a single figure: an amount, a fuel quantity, or a count. */
export const LIMIT_FIGURES = [
  'perTransactionCents',
  'perDayCents',
  'perWeekCents',
  'perCycleCents',
  'transactionsPerDay',
  'perTransactionMilligallons',
  'perDayMilligallons',
  'perWeekMilligallons',
] as const satisfies readonly (keyof PurchaseLimits)[];
export type LimitFigure = (typeof LIMIT_FIGURES)[number];

/** The unit of each figure. */
export const LIMIT_FIGURE_UNITS: Readonly<Record<LimitFigure, 'cents' | 'milligallons' | 'count'>> =
  {
    perTransactionCents: 'cents',
    perDayCents: 'cents',
    perWeekCents: 'cents',
    perCycleCents: 'cents',
    transactionsPerDay: 'count',
    perTransactionMilligallons: 'milligallons',
    perDayMilligallons: 'milligallons',
    perWeekMilligallons: 'milligallons',
  };

/** Set to a value, or raise or lower by an amount. */
export const FIGURE_CHANGES = ['set', 'raise', 'lower'] as const;
export type FigureChangeKind = (typeof FIGURE_CHANGES)[number];

const parts = shape({ figure: oneOf(LIMIT_FIGURES), how: oneOf(FIGURE_CHANGES), amount: natural });

/** A change to one figure, applicable to differing limits; the amount is in the figure's unit. */
export const figureChange = parts.check(
  across<z.infer<typeof parts>>(({ figure, how, amount }): CrossFieldIssue[] => {
    const limitFigure = LIMIT_FIGURES.find((name) => name === figure);
    if (!limitFigure) return [];
    if (how !== 'set' && amount === 0) return [{ path: ['amount'], key: 'limitFigure.byNothing' }];
    const parsed = limitFields.shape[limitFigure].safeParse(amount);
    if (parsed.success) return [];
    return fieldIssues(parsed.error).map((issue) => ({ ...issue, path: ['amount'] }));
  }),
);
export type FigureChange = z.infer<typeof figureChange>;

export type FigureChanged =
  | { readonly ok: true; readonly before: number | null; readonly after: number }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

const refused = (cause: Reason): FigureChanged => ({ ok: false, reasons: [cause] });

function issuesOf(limits: PurchaseLimits) {
  const parsed = limitFields.safeParse(limits);
  return parsed.success ? [] : fieldIssues(parsed.error);
}

/** Issues that the change introduces; issues that already existed are ignored. */
function newIssues(before: PurchaseLimits, after: PurchaseLimits): readonly Reason[] {
  const existingIssues = new Set(issuesOf(before).map(({ path, key }) => `${path} ${key}`));
  return issuesOf(after)
    .filter(({ path, key }) => !existingIssues.has(`${path} ${key}`))
    .map(({ key, params }) => reason(key, params));
}

/** Applies a change to a figure of the limits, or returns every reason against it. */
export function changeFigure(
  limits: PurchaseLimits,
  { figure, how, amount }: FigureChange,
): FigureChanged {
  const before = limits[figure];
  if (how !== 'set' && before === null) return refused(reason('limitFigure.none'));
  const after = how === 'set' ? amount : (before ?? 0) + (how === 'raise' ? amount : -amount);
  if (after < 0) return refused(reason('limitFigure.belowZero'));
  if (after === before) return refused(reason('bulk.sameAlready'));
  const reasons = newIssues(limits, { ...limits, [figure]: after });
  return reasons.length === 0 ? { ok: true, before, after } : { ok: false, reasons };
}
