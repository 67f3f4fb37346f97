/** Days of the week in en-US calendar order. [ENT-22] */
export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/**
 * Groups days of the week into runs of consecutive days, across the weekend: Friday, Saturday, and
 * Sunday are one run. Starts with the run that begins on Monday, or the next one.
 */
export function weekDayRuns(days: readonly WeekDay[]): WeekDay[][] {
  const isOn = (day: WeekDay | undefined) => days.some((one) => one === day);
  const monday = WEEK_DAYS.indexOf('mon');
  const fromMonday = [...WEEK_DAYS.slice(monday), ...WEEK_DAYS.slice(0, monday)];
  const first = Math.max(
    0,
    fromMonday.findIndex((day, index) => isOn(day) && !isOn(fromMonday.at(index - 1))),
  );
  const inOrder = [...fromMonday.slice(first), ...fromMonday.slice(0, first)];
  const runs: WeekDay[][] = [];
  for (const [index, day] of inOrder.entries()) {
    if (!isOn(day)) continue;
    if (isOn(inOrder[index - 1])) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/;
/** Converts `HH:MM`, up to `24:00`, to minutes since midnight; NaN for anything else. */
export function minutesOf(clock: string): number {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 1440 ? total : Number.NaN;
}

const TIME_OF_DAY = /^([01]?\d|2[0-3]):[0-5]\d$/;
/** Whether text is a time of day as typed: `9:05` or `09:05`, up to `23:59`. */
export const isTimeOfDay = (text: string): boolean => TIME_OF_DAY.test(text);
