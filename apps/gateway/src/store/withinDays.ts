import { startOfDay } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { sql, type RawBuilder } from 'kysely';

/** First and last day, both inclusive; null means unbounded. */
interface DayBounds {
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

/** Whether an instant falls on days in a time zone. Compares instants, so an index can be used. */
export function withinDays(
  column: string,
  zone: string,
  { fromDate, toDate }: DayBounds,
): RawBuilder<boolean> {
  const instant = sql.ref(column);
  const startOf = (day: CalendarDate) => startOfDay(zone, day).toISOString();
  const isAfter =
    fromDate === null ? sql`true` : sql`${instant} >= ${startOf(parseDate(fromDate))}`;
  const isBefore =
    toDate === null ? sql`true` : sql`${instant} < ${startOf(parseDate(toDate).add({ days: 1 }))}`;
  return sql<boolean>`(${isAfter} AND ${isBefore})`;
}
