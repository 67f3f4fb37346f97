import * as z from 'zod/mini';
import { flag, id, natural, nullable, shape } from '../core/shape.ts';
import { FUND_CENTS_MIN, MONEY_CENTS_MAX } from '../money/constants.ts';
import { fundCents } from '../money/funding.ts';
import type { FundingMode } from './method.ts';

/**
 * Adds funds automatically. Preload: adds the amount when the balance is below the threshold. Pay
 * as you go: adds all that was used when it reaches the threshold. [FUND-01, FUND-02, GW-113]
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

/** An account's balance and the bill payments scheduled for it. */
export interface ReloadBalance {
  /** Remaining funds; negative if funds were used. */
  readonly balanceCents: number;
  readonly scheduled: readonly { readonly cents: number; readonly payOn: string }[];
  /** The payment day with the next cutoff. */
  readonly nextPayDay: string;
}

/** Payments that offset a reload: all for pay as you go, else those due before funds run out. */
function comingCents(mode: FundingMode, balance: ReloadBalance): number {
  const { balanceCents, scheduled, nextPayDay } = balance;
  const isInTime = (payOn: string) => balanceCents > 0 && payOn <= nextPayDay;
  return scheduled
    .filter(({ payOn }) => mode === 'payAsYouGo' || isInTime(payOn))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Amount to add now, at least the minimum; `null` if nothing is due. [FUND-01, FUND-02] */
export function reloadCents(
  rule: AutoReload,
  mode: FundingMode,
  balance: ReloadBalance,
): number | null {
  if (!rule.isOn || rule.methodId === null) return null;
  const balanceCents = balance.balanceCents + comingCents(mode, balance);
  if (mode === 'preload') return balanceCents < rule.thresholdCents ? rule.amountCents : null;
  const usedCents = -balanceCents;
  return usedCents >= Math.max(rule.thresholdCents, FUND_CENTS_MIN) ? usedCents : null;
}
