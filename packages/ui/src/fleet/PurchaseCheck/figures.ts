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

/** What is asked beyond what is left. */
export const shortOf = ({ limit, used, asked }: CountedCheck): number =>
  Math.max(asked - Math.max(limit - used, 0), 0);

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** From so many hours on a time is said in days. */
const IN_DAYS_FROM_HOURS = 48;

export type Wait =
  | { readonly kind: 'minutes'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number };

/** How long it is until an instant, in the parts that are said; never below a minute. */
export function waitUntil(instant: number, now: Date): Wait {
  const total = Math.max(Math.ceil((instant - now.getTime()) / MINUTE_MS), 1);
  const hours = Math.floor(total / HOUR_MINUTES);
  if (hours >= IN_DAYS_FROM_HOURS) return { kind: 'days', days: Math.round(hours / DAY_HOURS) };
  return { kind: 'minutes', hours, minutes: total % HOUR_MINUTES };
}
