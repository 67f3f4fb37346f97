import { startOfWeek, type CalendarDate } from '@internationalized/date';

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
