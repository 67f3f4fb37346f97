import type { CalendarDate } from '@internationalized/date';
import { daysBetween } from '@forecourt/validation';
import type { Days } from '../overview/scope.ts';

const WEEK = 7;

/**
 * What of a period is compared, and with which days: those that are over, with the same weekdays
 * whole weeks earlier, so that no Monday stands over a Sunday and no unfinished day looks like a
 * fall. A period of today alone is compared as it is.
 */
export function comparedDays(
  { from, to }: Days,
  today: CalendarDate,
): { readonly current: Days; readonly previous: Days; readonly shiftDays: number } {
  const yesterday = today.subtract({ days: 1 });
  const isOver = to.compare(today) < 0 || from.compare(yesterday) > 0;
  const current = { from, to: isOver ? to : yesterday };
  const count = daysBetween(current.from, current.to).length;
  const shiftDays = Math.ceil(count / WEEK) * WEEK;
  const earlier = (day: CalendarDate) => day.subtract({ days: shiftDays });
  return { current, previous: { from: earlier(from), to: earlier(current.to) }, shiftDays };
}
