const DAY_MILLISECONDS = 86_400_000;
const inChicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/** A day in the demo account's time zone as YYYY-MM-DD; 0 is today. */
export const day = (daysAgo: number) =>
  inChicago.format(new Date(Date.now() - daysAgo * DAY_MILLISECONDS));

/** The last two weeks as query parameters; the lists' default dates start with an empty week. */
export const TWO_WEEKS = `fromDate=${day(13)}&toDate=${day(0)}`;

/** The most recent Wednesday: a day on which every demo profile has purchases. */
export function lastWednesday(): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map(day);
  return days.find((date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 3) ?? day(0);
}
