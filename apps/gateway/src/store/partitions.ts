import { parseDate } from '@internationalized/date';
import { monthsAfter } from '@forecourt/validation';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

const PARTITIONED = ['transactions', 'transaction_lines'] as const;

/** First days of all months from that of `from` to that of `to`, both `YYYY-MM-DD`. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const last = parseDate(to);
  let month = parseDate(from).set({ day: 1 });
  while (month.compare(last) <= 0) {
    months.push(month.toString());
    month = month.add({ months: 1 });
  }
  return months;
}

/**
 * Creates the monthly partitions of transactions and their lines for the days from `from` to `to`,
 * unless they exist. Call it before inserting.
 */
export async function ensureTransactionMonths(
  db: Kysely<Schema>,
  from: string,
  to: string = from,
): Promise<void> {
  for (const start of monthsBetween(from, to)) {
    const end = parseDate(start).add({ months: 1 }).toString();
    const suffix = start.slice(0, 7).replace('-', '_');
    for (const table of PARTITIONED) {
      // take turns, since IF NOT EXISTS fails if another connection creates the table meanwhile
      await sql`DO $$ BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('transaction months'));
        CREATE TABLE IF NOT EXISTS ${sql.table(`${table}_${suffix}`)}
          PARTITION OF ${sql.table(table)} FOR VALUES FROM (${sql.lit(start)}) TO (${sql.lit(end)});
      END $$`.execute(db);
    }
  }
}

/**
 * Creates this month's and the next month's partitions, so that no purchase waits for them. Days
 * are in UTC, since time zones differ by less than a month.
 */
export async function ensureMonthsAhead(db: Kysely<Schema>, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await ensureTransactionMonths(db, day, monthsAfter(day, 1));
}

/**
 * Leaves out the months before a day's. Combine it with the condition on the day itself. A literal,
 * since a cached plan for any day opens every month, and one per day isn't cached for long.
 */
export const inMonthsSince = (column: string, day: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= ${sql.lit(`${day.slice(0, 7)}-01`)}`;
