/** No one drives so fast from site to site, in a straight line. */
export const TRAVEL_MILES_PER_HOUR_MAX = 90;
/** Sites so near to each other are no travel: addresses are rough. */
export const TRAVEL_MILES_MIN = 25;
/** Fills so close together are one: a pump stopped, or a purchase was split. */
export const ONE_FILL_MINUTES = 60;
/** Readings that people type to get past the question. */
export const ODOMETER_PLACEHOLDERS = [0, 1, 999_999] as const;
/** More miles a day are a wrong reading. */
export const ODOMETER_MILES_PER_DAY_MAX = 1250;
/** Miles after which an odometer rolls over. */
export const ODOMETER_ROLLOVER_MILES = 1_000_000;
/** A reading drops by rolling over only from and to within so many miles of it. */
export const ODOMETER_ROLLOVER_WINDOW_MILES = 10_000;
/** Stretches between fills that are looked at together, so that one short fill is no drift. */
export const MPG_STRETCHES = 3;
/** Stretches that have to be known before, unless the vehicle says what is usual. */
export const MPG_STRETCHES_BEFORE_MIN = 4;
/** [ALERT-06] So far off the usual, in percent, is a drift. */
export const MPG_DRIFT_PERCENT_MIN = 25;
/** A card typed in by hand so soon after another purchase at the site is a repeat. [ALERT-05] */
export const HAND_KEYED_REPEAT_HOURS = 24;
/** So far above the region, in percent, is a price to look at. */
export const PRICE_ABOVE_REGION_PERCENT_MIN = 15;
