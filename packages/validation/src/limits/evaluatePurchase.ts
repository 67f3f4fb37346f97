import { localDayAt } from '../dates/localDay.ts';
import { counterCheck, plainCheck, type LimitCheck } from './limitCheck.ts';
import { limitResets, type LimitResets } from './limitResets.ts';
import { FUEL_GROUPS, type AskedLine, type PurchaseAttempt } from './purchaseAttempt.ts';
import type { LimitUsage, ProductGroup, PurchaseLimits } from './purchaseLimits.ts';
import type { PurchaseRule } from './purchaseRules.ts';
import { checkWhen, opensAt } from './timeWindows.ts';

/** What is answered to the site, with every rule that was checked, in the order of the rules. */
export interface PurchaseDecision {
  readonly outcome: 'approved' | 'approvedUpTo' | 'declined';
  readonly approvedCents: number;
  /** Thousandths of a US gallon, over all lines sold by the gallon. */
  readonly approvedMilligallons: number;
  readonly checks: readonly LimitCheck[];
}

const centsOf = (lines: readonly AskedLine[]) =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
const gallonsOf = (lines: readonly AskedLine[], groups: readonly ProductGroup[]) =>
  lines.reduce(
    (sum, { group, milligallons }) => (groups.includes(group) ? sum + milligallons : sum),
    0,
  );

/** Account, card, expiry and prompted ID: whether anything may be bought at all. */
function standingChecks({ account, card, promptedId, at }: PurchaseAttempt): LimitCheck[] {
  const today = localDayAt(account.timeZone, at.getTime()).date;
  const month = `${today.year}-${String(today.month).padStart(2, '0')}`;
  const checks = [
    plainCheck('accountState', account.state === 'open' ? 'pass' : 'decline'),
    plainCheck('cardState', card.state === 'active' ? 'pass' : 'decline'),
    plainCheck('cardExpiry', month <= card.expiresOn ? 'pass' : 'decline'),
  ];
  if (promptedId) {
    const { accepted, typed } = promptedId;
    const isGood = typed !== null && accepted.includes(typed);
    checks.push(plainCheck('promptedId', isGood ? 'pass' : 'decline'));
  }
  return checks;
}

function placeAndTimeChecks(limits: PurchaseLimits, { site, at }: PurchaseAttempt): LimitCheck[] {
  const checks: LimitCheck[] = [];
  if (limits.allowedStates) {
    checks.push(
      plainCheck('state', limits.allowedStates.includes(site.state) ? 'pass' : 'decline'),
    );
  }
  if (!limits.allowedDays && !limits.allowedTimes) return checks;
  const when = checkWhen(limits, site.timeZone, at.getTime());
  const freesAt =
    when.isDayAllowed && when.isTimeAllowed ? null : opensAt(limits, site.timeZone, at.getTime());
  const check = (rule: PurchaseRule, isAllowed: boolean) =>
    isAllowed ? plainCheck(rule, 'pass') : plainCheck(rule, 'decline', freesAt);
  if (limits.allowedDays) checks.push(check('day', when.isDayAllowed));
  if (limits.allowedTimes) checks.push(check('hours', when.isTimeAllowed));
  return checks;
}

function productChecks(
  { allowedGroups, productCodes }: PurchaseLimits,
  { lines, site }: PurchaseAttempt,
): LimitCheck[] {
  const otherwise = site.sendsProductCodes === false ? 'flag' : 'decline';
  const checks: LimitCheck[] = [];
  if (allowedGroups) {
    const areAllowed = lines.every(({ group }) => allowedGroups.includes(group));
    checks.push(plainCheck('productGroup', areAllowed ? 'pass' : otherwise));
  }
  if (productCodes) {
    const areAllowed = lines.every(({ productCode }) => productCodes.includes(productCode));
    checks.push(plainCheck('productCode', areAllowed ? 'pass' : otherwise));
  }
  return checks;
}

/** Everything that counts: purchases, gallons, tank, dollars, cash, credit. */
function counterChecks(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): LimitCheck[] {
  const { lines, acceptsLess, account, tankCapacityMilligallons } = attempt;
  const resets: LimitResets = limitResets(attempt.at, account, limits.cycle);
  const fuel = gallonsOf(lines, FUEL_GROUPS);
  const cents = centsOf(lines);
  const cash = centsOf(lines.filter(({ group }) => group === 'cash'));
  const { gallons1, gallons2 } = limits;
  const checks: LimitCheck[] = [];
  const count = (
    rule: PurchaseRule,
    limit: number | null,
    used: number,
    asked: number,
    freesAt: number | null,
    canCap = acceptsLess,
  ) => {
    if (limit !== null) {
      checks.push(counterCheck({ rule, limit, used, asked, freesAt, acceptsLess: canCap }));
    }
  };
  const day = resets.daily.endsAt;
  const week = resets.weekly.endsAt;
  count('transactionsPerDay', limits.transactionsPerDay, usage.dayTransactions, 1, day, false);
  count('gallonsPerTransaction', limits.perTransactionMilligallons, 0, fuel, null);
  count('gallonsPerDay', limits.perDayMilligallons, usage.dayMilligallons, fuel, day);
  count('gallonsPerWeek', limits.perWeekMilligallons, usage.weekMilligallons, fuel, week);
  if (gallons1) {
    const asked = gallonsOf(lines, gallons1.groups);
    const { milligallons, reset } = gallons1;
    count('gallons1', milligallons, usage.gallons1Milligallons, asked, resets[reset].endsAt);
  }
  if (gallons2) {
    const asked = gallonsOf(lines, gallons2.groups);
    const { milligallons, reset } = gallons2;
    count('gallons2', milligallons, usage.gallons2Milligallons, asked, resets[reset].endsAt);
  }
  count('tankCapacity', tankCapacityMilligallons, 0, fuel, null);
  count('amountPerTransaction', limits.perTransactionCents, 0, cents, null);
  count('amountPerDay', limits.perDayCents, usage.dayCents, cents, day);
  count('amountPerWeek', limits.perWeekCents, usage.weekCents, cents, week);
  count('amountPerCycle', limits.perCycleCents, usage.cycleCents, cents, resets.cycle.endsAt);
  if (limits.cash) {
    const { amountCents, reset } = limits.cash;
    count('cash', amountCents, usage.cashCents, cash, resets[reset].endsAt, false);
  }
  count('credit', account.availableCents, 0, cents, null);
  return checks;
}

const scopeOf = (rule: PurchaseRule, limits: PurchaseLimits): readonly ProductGroup[] => {
  if (rule === 'gallons1') return limits.gallons1?.groups ?? [];
  if (rule === 'gallons2') return limits.gallons2?.groups ?? [];
  return FUEL_GROUPS;
};

/** What the caps leave of the lines: gallons first, line by line, then money over the whole. */
function capped(limits: PurchaseLimits, lines: readonly AskedLine[], caps: readonly LimitCheck[]) {
  const byGallons = caps.filter(({ unit }) => unit === 'milligallons');
  let cents = 0;
  let milligallons = 0;
  for (const line of lines) {
    let lineCents = line.amountCents;
    let lineMilligallons = line.milligallons;
    for (const { rule, left, asked } of byGallons) {
      if (left === null || !asked || !scopeOf(rule, limits).includes(line.group)) continue;
      lineCents = Math.min(lineCents, Math.floor((line.amountCents * left) / asked));
      lineMilligallons = Math.min(lineMilligallons, Math.floor((line.milligallons * left) / asked));
    }
    cents += lineCents;
    milligallons += lineMilligallons;
  }
  const most = caps.reduce(
    (least, { unit, left }) => (unit === 'cents' && left !== null ? Math.min(least, left) : least),
    cents,
  );
  return {
    approvedCents: most,
    approvedMilligallons: most < cents ? Math.floor((milligallons * most) / cents) : milligallons,
  };
}

/**
 * Approves a purchase, approves it up to an amount, or declines it, and says how every rule stood:
 * all that failed, not only the first. Pure; the authorisation, the demo's history and the
 * explanation of a decline all ask it. [ENT-16 to ENT-26, MSG-54, MSG-55]
 */
export function evaluatePurchase(
  limits: PurchaseLimits,
  usage: LimitUsage,
  attempt: PurchaseAttempt,
): PurchaseDecision {
  const checks = [
    ...standingChecks(attempt),
    ...placeAndTimeChecks(limits, attempt),
    ...productChecks(limits, attempt),
    ...counterChecks(limits, usage, attempt),
  ];
  if (checks.some(({ verdict }) => verdict === 'decline')) {
    return { outcome: 'declined', approvedCents: 0, approvedMilligallons: 0, checks };
  }
  const caps = checks.filter(({ verdict }) => verdict === 'cap');
  const outcome = caps.length === 0 ? 'approved' : 'approvedUpTo';
  return { outcome, ...capped(limits, attempt.lines, caps), checks };
}
