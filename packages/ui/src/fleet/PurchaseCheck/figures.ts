import type { LimitCheck } from '@forecourt/validation';
import { formatCount, formatGallons, formatMoney } from '../../format/index.ts';

/** A check of a numeric rule; none of its amounts are `null`. */
export type CountedCheck = LimitCheck & {
  readonly unit: NonNullable<LimitCheck['unit']>;
  readonly limit: number;
  readonly used: number;
  readonly asked: number;
};

export const isCounted = (check: LimitCheck): check is CountedCheck =>
  check.unit !== null && check.limit !== null && check.used !== null && check.asked !== null;

/** Formats an amount without its unit: "71.3", "$243.28", "2". */
export function figureOf(unit: CountedCheck['unit'], value: number, currency: string): string {
  if (unit === 'cents') return formatMoney(value, currency);
  return unit === 'milligallons' ? formatGallons(value) : formatCount(value);
}

/** Formats a check's amounts, including the shortfall. */
export function figuresOf(check: CountedCheck, currency: string) {
  const { unit, limit, used, asked } = check;
  const format = (value: number) => figureOf(unit, value, currency);
  return {
    limit: format(limit),
    used: format(used),
    asked: format(asked),
    short: format(shortOf(check)),
  };
}

/** How far the requested amount exceeds what is left. */
export const shortOf = ({ limit, used, asked }: CountedCheck): number =>
  Math.max(asked - Math.max(limit - used, 0), 0);
