/** Upper bound of a profile's distance from unit to merchant: 100 miles, in thousandths. */
export const MERCHANT_DISTANCE_THOUSANDTHS_MAX = 100_000;
/** Upper bound of the age of a fuel level that counts as current: one day. */
export const FUEL_PING_AGE_MINUTES_MAX = 1440;
/** Upper bound of the variance between purchased fuel and the tank's increase: 100%. */
export const FUEL_VARIANCE_BASIS_POINTS_MAX = 10_000;
/** Units or devices per page of a mapping. [PROX-03] */
export const PROXIMITY_RECORDS_MAX = 500;
