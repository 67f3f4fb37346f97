import { startOfWeek, type CalendarDate } from '@internationalized/date';
import { sql } from 'kysely';

const REGION_NAMES: Readonly<Record<string, string>> = {
  eastCoast: 'East Coast',
  midwest: 'Midwest',
  gulf: 'Gulf Coast',
  rocky: 'Rocky Mountain',
  west: 'West Coast',
  california: 'California',
};

/** What the region of a price is called. */
export const regionName = (region: string): string => REGION_NAMES[region] ?? region;

/** The Monday of a day's week: weeks of prices start there, whatever the account's counters do. */
export const mondayOf = (day: CalendarDate): CalendarDate => startOfWeek(day, 'en-US', 'mon');

/** What a gallon of a product cost in a region in the week of a day; null: no one knows. */
export const weekPrice = (region: string, product: string, day: string) =>
  sql<number | null>`(SELECT r.price_mills FROM region_prices r
    WHERE r.region = ${sql.ref(region)} AND r.product_code = ${sql.ref(product)}
      AND r.week_of <= ${sql.ref(day)}
    ORDER BY r.week_of DESC LIMIT 1)`;
