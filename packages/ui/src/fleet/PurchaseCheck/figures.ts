import type { LimitCheck } from '@forecourt/validation';
import { formatCount, formatGallons, formatMoney } from '../../format/index.ts';

/** A check whose rule counts: its figures are all there. */
export type CountedCheck = LimitCheck & {
  readonly unit: NonNullable<LimitCheck['unit']>;
  readonly limit: number;
  readonly used: number;
  readonly asked: number;
};

export const isCounted = (check: LimitCheck): check is CountedCheck =>
  check.unit !== null && check.limit !== null && check.used !== null && check.asked !== null;

/** A figure of a check without its unit: "71.3", "$243.28", "2". */
export function figureOf(unit: CountedCheck['unit'], value: number, currency: string): string {
  if (unit === 'cents') return formatMoney(value, currency);
  return unit === 'milligallons' ? formatGallons(value) : formatCount(value);
}

/** The figures of a check in words, with what is short. */
export function figuresOf(check: CountedCheck, currency: string) {
  const { unit, limit, used, asked } = check;
  const say = (value: number) => figureOf(unit, value, currency);
  return { limit: say(limit), used: say(used), asked: say(asked), short: say(shortOf(check)) };
}

/** What is asked beyond what is left. */
export const shortOf = ({ limit, used, asked }: CountedCheck): number =>
  Math.max(asked - Math.max(limit - used, 0), 0);
