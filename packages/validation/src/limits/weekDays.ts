/** Days of the week in the order of an en-US calendar. [ENT-22] */
export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/**
 * Days of the week as runs of days that follow each other, Saturday and Sunday included: Friday, Saturday,
 * and Sunday are one run. The first run is the one that begins on Monday, or next after it.
 */
export function weekDayRuns(days: readonly WeekDay[]): WeekDay[][] {
  const isOn = (day: WeekDay | undefined) => days.some((one) => one === day);
  const monday = WEEK_DAYS.indexOf('mon');
  const fromMonday = [...WEEK_DAYS.slice(monday), ...WEEK_DAYS.slice(0, monday)];
  const first = Math.max(
    0,
    fromMonday.findIndex((day, at) => isOn(day) && !isOn(fromMonday.at(at - 1))),
  );
  const inOrder = [...fromMonday.slice(first), ...fromMonday.slice(0, first)];
  const runs: WeekDay[][] = [];
  for (const [at, day] of inOrder.entries()) {
    if (!isOn(day)) continue;
    if (isOn(inOrder[at - 1])) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

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
