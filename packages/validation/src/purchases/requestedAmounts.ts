import type { LimitCheck } from './limitCheck.ts';
import { FUEL_GROUPS, type RequestedLine } from './purchaseAttempt.ts';
import type { ProductGroup } from '../limits/productGroups.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import type { PurchaseRule } from '../limits/purchaseRules.ts';

/** Total cents of the lines. */
export const centsOf = (lines: readonly Pick<RequestedLine, 'amountCents'>[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Thousandths of a US gallon in lines of the given groups. */
export const gallonsOf = (
  lines: readonly Pick<RequestedLine, 'group' | 'milligallons'>[],
  groups: readonly ProductGroup[],
): number =>
  lines.reduce(
    (sum, { group, milligallons }) => (groups.includes(group) ? sum + milligallons : sum),
    0,
  );

const scopeOf = (rule: PurchaseRule, limits: PurchaseLimits): readonly ProductGroup[] => {
  if (rule === 'gallons1') return limits.gallons1?.groups ?? [];
  if (rule === 'gallons2') return limits.gallons2?.groups ?? [];
  return FUEL_GROUPS;
};

/** Applies caps in gallons to a line. */
function cappedLine(
  line: RequestedLine,
  limits: PurchaseLimits,
  byGallons: readonly LimitCheck[],
): RequestedLine {
  let { amountCents, milligallons } = line;
  for (const { rule, left, asked } of byGallons) {
    if (left === null || asked === null || !scopeOf(rule, limits).includes(line.group)) continue;
    amountCents = Math.min(amountCents, Math.floor((line.amountCents * left) / asked));
    milligallons = Math.min(milligallons, Math.floor((line.milligallons * left) / asked));
  }
  return { ...line, amountCents, milligallons };
}

/** Scales lines proportionally to a total; the rounding remainder goes to the first with room. */
function scaledTo(lines: readonly RequestedLine[], cents: number): RequestedLine[] {
  const totalCents = centsOf(lines);
  const scaled = lines.map((line) => ({
    ...line,
    amountCents: Math.floor((line.amountCents * cents) / totalCents),
    milligallons: Math.floor((line.milligallons * cents) / totalCents),
  }));
  let remainder = cents - centsOf(scaled);
  return scaled.map((line, index) => {
    const extra = Math.min(remainder, (lines[index]?.amountCents ?? 0) - line.amountCents);
    remainder -= extra;
    return { ...line, amountCents: line.amountCents + extra };
  });
}

/** Applies caps to the lines: gallons first, line by line, then the total amount. */
export function cappedLines(
  limits: PurchaseLimits,
  lines: readonly RequestedLine[],
  caps: readonly LimitCheck[],
): RequestedLine[] {
  const byGallons = caps.filter(({ unit }) => unit === 'milligallons');
  const cappedByGallons = lines.map((line) => cappedLine(line, limits, byGallons));
  const cents = centsOf(cappedByGallons);
  const maxCents = caps.reduce(
    (least, check) =>
      check.unit === 'cents' && check.left !== null ? Math.min(least, check.left) : least,
    cents,
  );
  return maxCents < cents ? scaledTo(cappedByGallons, maxCents) : cappedByGallons;
}
