import type { CalendarDate } from '@internationalized/date';
import { daysBetween } from '@forecourt/validation';
import { sql } from 'kysely';
import { purchases, type OverviewScope } from '../overview/scope.ts';

/** Cents of each day from one to another, days without a purchase too. */
export async function dailyCents(
  scope: OverviewScope,
  from: CalendarDate,
  to: CalendarDate,
): Promise<{ readonly day: string; readonly cents: number }[]> {
  const rows = await purchases(scope, from, to)
    .select(['t.occurred_on as day', sql<number>`sum(t.net_cents)::bigint`.as('cents')])
    .groupBy('t.occurred_on')
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row.cents]));
  return daysBetween(from, to).map((day) => ({
    day: day.toString(),
    cents: byDay.get(day.toString()) ?? 0,
  }));
}
