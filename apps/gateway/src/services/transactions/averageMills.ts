/** Mills a gallon out of cents and thousandths of a gallon: ten mills a cent, a thousand a gallon. */
const MILLS_PER_CENT_AND_MILLIGALLON = 10_000;

/** What a gallon, or another unit, cost on average, in mills; null for none. */
export const averageMills = (cents: number, thousandths: number): number | null =>
  thousandths === 0 ? null : Math.round((cents * MILLS_PER_CENT_AND_MILLIGALLON) / thousandths);
