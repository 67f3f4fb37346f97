const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** From so many hours on a time is said in days. */
const IN_DAYS_FROM_HOURS = 48;

/** How long something takes, in the parts that are said; `over` once its instant is past. */
export type Wait =
  | { readonly kind: 'over' }
  | { readonly kind: 'minutes'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number };

/** How long it is until an instant in milliseconds: whole minutes, begun ones included. */
export function waitUntil(instant: number, now: Date): Wait {
  const total = Math.ceil((instant - now.getTime()) / MINUTE_MS);
  if (total <= 0) return { kind: 'over' };
  const hours = Math.floor(total / HOUR_MINUTES);
  if (hours >= IN_DAYS_FROM_HOURS) return { kind: 'days', days: Math.round(hours / DAY_HOURS) };
  return { kind: 'minutes', hours, minutes: total % HOUR_MINUTES };
}
