import type { CalendarDate } from '@internationalized/date';
import { daysBetween } from '@forecourt/validation';
import type { Days } from '../overview/scope.ts';

const WEEK = 7;

/**
 * Selects the days to compare: a period's completed days, and the same weekdays whole weeks
 * earlier, so that Mondays match Mondays and an unfinished day does not look like a drop. A period
 * of only today is compared as is.
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
