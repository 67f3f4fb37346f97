/** Mills per cent (10) times thousandths of a gallon per gallon (1,000). */
const MILLS_PER_CENT_AND_MILLIGALLON = 10_000;

/** Average price of a gallon, or another unit, in mills; `null` if the quantity is 0. */
export const averageMills = (cents: number, thousandths: number): number | null =>
  thousandths === 0 ? null : Math.round((cents * MILLS_PER_CENT_AND_MILLIGALLON) / thousandths);
