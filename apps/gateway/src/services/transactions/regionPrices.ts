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

/** Display name of a price region. */
export const regionName = (region: string): string => REGION_NAMES[region] ?? region;

/** The Monday of a day's week: price weeks start there, whatever the account's week starts on. */
export const mondayOf = (day: CalendarDate): CalendarDate => startOfWeek(day, 'en-US', 'mon');

/** A product's price per gallon in a region in the week of a day, in mills; `null` if unknown. */
export const weekPrice = (region: string, product: string, day: string) =>
  sql<number | null>`(SELECT r.price_mills FROM region_prices r
    WHERE r.region = ${sql.ref(region)} AND r.product_code = ${sql.ref(product)}
      AND r.week_of <= ${sql.ref(day)}
    ORDER BY r.week_of DESC LIMIT 1)`;
