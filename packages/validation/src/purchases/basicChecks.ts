import { odometerFault } from '../vehicles/odometer.ts';
import { localDayAt } from '../dates/localDay.ts';
import type { Checker, LimitCheck } from './limitCheck.ts';
import type { PurchaseAttempt } from './purchaseAttempt.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import { checkTime, opensAt } from './timeWindows.ts';

/** Account, card, expiration, prompted ID, and odometer: whether any purchase is allowed. */
export function basicChecks(checker: Checker, attempt: PurchaseAttempt): LimitCheck[] {
  const { account, card, promptedId, odometer, at } = attempt;
  const today = localDayAt(account.timeZone, at.getTime()).date;
  const month = `${today.year}-${String(today.month).padStart(2, '0')}`;
  const checks = [
    checker.plain({ rule: 'accountState', isMet: account.state === 'open' }),
    checker.plain({ rule: 'cardState', isMet: card.state === 'active' }),
    checker.plain({ rule: 'cardExpiry', isMet: month <= card.expiresOn }),
  ];
  if (promptedId) {
    const { accepted, typed } = promptedId;
    const isMet = typed !== null && accepted.includes(typed);
    checks.push(checker.plain({ rule: 'promptedId', isMet }));
  }
  if (odometer) {
    const { lastMiles, typedMiles } = odometer;
    const isMet = typedMiles !== null && odometerFault(typedMiles, lastMiles) === null;
    checks.push(checker.plain({ rule: 'odometer', isMet }));
  }
  return checks;
}

/** State or province, and day and time by the site's clock. */
export function placeAndTimeChecks(
  checker: Checker,
  limits: PurchaseLimits,
  { site, at }: PurchaseAttempt,
): LimitCheck[] {
  const { allowedStates, allowedDays, allowedTimes } = limits;
  const checks: LimitCheck[] = [];
  if (allowedStates) {
    checks.push(checker.plain({ rule: 'state', isMet: allowedStates.includes(site.state) }));
  }
  if (!allowedDays && !allowedTimes) return checks;
  const result = checkTime(limits, site.timeZone, at.getTime());
  const isOpen = result.isDayAllowed && result.isTimeAllowed;
  const opening = isOpen ? null : opensAt(limits, site.timeZone, at.getTime());
  const outcome = (isMet: boolean) => ({ isMet, freesAt: isMet ? null : opening });
  if (allowedDays) checks.push(checker.plain({ rule: 'day', ...outcome(result.isDayAllowed) }));
  if (allowedTimes) checks.push(checker.plain({ rule: 'hours', ...outcome(result.isTimeAllowed) }));
  return checks;
}

/** Products, by group and by code. */
export function productChecks(
  checker: Checker,
  { allowedGroups, productCodes }: PurchaseLimits,
  { lines }: PurchaseAttempt,
): LimitCheck[] {
  const checks: LimitCheck[] = [];
  if (allowedGroups) {
    const isMet = lines.every(({ group }) => allowedGroups.includes(group));
    checks.push(checker.plain({ rule: 'productGroup', isMet }));
  }
  if (productCodes) {
    const isMet = lines.every(({ productCode }) => productCodes.includes(productCode));
    checks.push(checker.plain({ rule: 'productCode', isMet }));
  }
  return checks;
}
