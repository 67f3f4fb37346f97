/** Days of the week in the order of an en-US calendar. [ENT-22] */
export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/;
/** Minutes since midnight of `HH:MM`, up to `24:00`; NaN for anything else. */
export function minutesOf(clock: string): number {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 1440 ? total : Number.NaN;
}

const TIME_OF_DAY = /^([01]?\d|2[0-3]):[0-5]\d$/;
/** A time of a day as it is typed: `9:05`, `09:05`, up to `23:59`. */
export const isTimeOfDay = (text: string): boolean => TIME_OF_DAY.test(text);
