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

/** What an account has to buy with, and the bill payments that wait for their day. */
export interface ReloadStanding {
  /** What is left of the funds: below nothing is what was used. */
  readonly balanceCents: number;
  readonly scheduled: readonly { readonly cents: number; readonly payOn: string }[];
  /** The day whose cut-off is next. */
  readonly nextPayDay: string;
}

/** Payments that make a reload needless: every one of what was used, else those before the funds run out. */
function comingCents(mode: FundingMode, standing: ReloadStanding): number {
  const { balanceCents, scheduled, nextPayDay } = standing;
  const isInTime = (payOn: string) => balanceCents > 0 && payOn <= nextPayDay;
  return scheduled
    .filter(({ payOn }) => mode === 'payAsYouGo' || isInTime(payOn))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** What to add now; null: nothing. Never less than a fund amount may be. [FUND-01, FUND-02] */
export function reloadCents(
  rule: AutoReload,
  mode: FundingMode,
  standing: ReloadStanding,
): number | null {
  if (!rule.isOn || rule.methodId === null) return null;
  const balanceCents = standing.balanceCents + comingCents(mode, standing);
  if (mode === 'preload') return balanceCents < rule.thresholdCents ? rule.amountCents : null;
  const usedCents = -balanceCents;
  return usedCents >= Math.max(rule.thresholdCents, FUND_CENTS_MIN) ? usedCents : null;
}
