/** Straight-line speed between two sites above which travel is implausible. */
export const TRAVEL_MILES_PER_HOUR_MAX = 90;
/** Shorter distances do not count as travel, since geocoded addresses are imprecise. */
export const TRAVEL_MILES_MIN = 25;
/** Fills this close together count as one: the pump stopped, or the purchase was split. */
export const ONE_FILL_MINUTES = 60;
/** Readings that people type just to get past the prompt. */
export const ODOMETER_PLACEHOLDERS = [0, 1, 999_999] as const;
/** More miles per day than this indicate a wrong reading. */
export const ODOMETER_MILES_PER_DAY_MAX = 1250;
/** Miles at which an odometer rolls over. */
export const ODOMETER_ROLLOVER_MILES = 1_000_000;
/** A drop counts as a rollover only if both readings are this close to it. */
export const ODOMETER_ROLLOVER_WINDOW_MILES = 10_000;
/** Stretches between fills that are averaged, so that a single short fill is not a drift. */
export const MPG_STRETCHES = 3;
/** Earlier stretches needed as a baseline, unless the vehicle has a usual mileage. */
export const MPG_STRETCHES_BEFORE_MIN = 4;
/** [ALERT-06] Percent deviation from the usual mileage that counts as a drift. */
export const MPG_DRIFT_PERCENT_MIN = 25;
/** A keyed purchase within this many hours of another at the same site is a repeat. [ALERT-05] */
export const HAND_KEYED_REPEAT_HOURS = 24;
/** Percent above the regional price from which a price is reported. */
export const PRICE_ABOVE_REGION_PERCENT_MIN = 15;
