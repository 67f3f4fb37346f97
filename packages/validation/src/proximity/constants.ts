/** Farthest that a profile lets a unit be from the merchant: 100 miles, in thousandths. */
export const MERCHANT_DISTANCE_THOUSANDTHS_MAX = 100_000;
/** Oldest fuel level that a profile takes for current: a day. */
export const FUEL_PING_AGE_MINUTES_MAX = 1440;
/** Largest variance between the fuel bought and the tank's rise: all of it. */
export const FUEL_VARIANCE_BASIS_POINTS_MAX = 10_000;
/** Most units or devices on one page of a mapping. [PROX-03] */
export const PROXIMITY_RECORDS_MAX = 500;
