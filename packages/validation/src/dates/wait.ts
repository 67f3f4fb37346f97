const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** From this many hours on, the time is given in days. */
const IN_DAYS_FROM_HOURS = 48;

/** Time remaining, in the units to display; `over` once the instant has passed. */
export type Wait =
  | { readonly kind: 'over' }
  | { readonly kind: 'minutes'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number };

/** Time until an instant in milliseconds, rounded up to whole minutes. */
export function waitUntil(instant: number, now: Date): Wait {
  const total = Math.ceil((instant - now.getTime()) / MINUTE_MS);
  if (total <= 0) return { kind: 'over' };
  const hours = Math.floor(total / HOUR_MINUTES);
  if (hours >= IN_DAYS_FROM_HOURS) return { kind: 'days', days: Math.round(hours / DAY_HOURS) };
  return { kind: 'minutes', hours, minutes: total % HOUR_MINUTES };
}
