const DAY_MILLISECONDS = 86_400_000;
const inChicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/** A day of the demo account's zone as YYYY-MM-DD; 0 is today. */
export const day = (daysAgo: number) =>
  inChicago.format(new Date(Date.now() - daysAgo * DAY_MILLISECONDS));

/** Two weeks to today as an address names them: the lists' own dates begin with an empty week. */
export const TWO_WEEKS = `fromDate=${day(13)}&toDate=${day(0)}`;

/** The Wednesday of the last seven days: a day on which every profile of the demo buys. */
export function lastWednesday(): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map(day);
  return days.find((one) => new Date(`${one}T12:00:00Z`).getUTCDay() === 3) ?? day(0);
}
