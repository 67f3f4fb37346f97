import * as z from 'zod/mini';
import { flag, id, natural, nullable, shape } from '../core/shape.ts';
import { FUND_CENTS_MIN, MONEY_CENTS_MAX } from '../money/constants.ts';
import { fundCents } from '../money/funding.ts';
import type { FundingMode } from './method.ts';

/**
 * Adds funds by itself. Preload: once less than the threshold is left, the amount. Pay as you go:
 * once as much as the threshold is used, all that was used. [FUND-01, FUND-02, GW-113]
 */
export const autoReload = shape({
  isOn: flag,
  thresholdCents: natural.check(
    z.refine((cents) => cents <= MONEY_CENTS_MAX, { error: 'value.invalid' }),
  ),
  amountCents: fundCents,
  methodId: nullable(id),
});
export type AutoReload = z.infer<typeof autoReload>;

/**
 * What to add now; null: nothing. `balanceCents` is what is left of the funds: below nothing is what
 * was used. Never less than a fund amount may be.
 */
export function reloadCents(
  rule: AutoReload,
  mode: FundingMode,
  balanceCents: number,
): number | null {
  if (!rule.isOn || rule.methodId === null) return null;
  if (mode === 'preload') return balanceCents < rule.thresholdCents ? rule.amountCents : null;
  const usedCents = -balanceCents;
  return usedCents >= Math.max(rule.thresholdCents, FUND_CENTS_MIN) ? usedCents : null;
}
