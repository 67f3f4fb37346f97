/** Longest time a notification may take. [ALERT-21] */
export const NOTIFICATION_DELAY_MINUTES_MAX = 60;
/** Exceptions within this many minutes share a message, so that a burst sends only one. */
export const ALERT_GATHER_MINUTES = 5;
/** Upper bound of a rule's `fromCount`. */
export const ALERT_COUNT_MAX = 20;
/** Upper bound of a rule's `fromCents`. */
export const ALERT_FROM_CENTS_MAX = 1_000_000;
/** Rules that one person can have per account. */
export const ALERT_RULES_MAX = 60;
/** Exceptions listed in one message; the rest are only counted. */
export const ALERT_ITEMS_MAX = 20;
/** Declines of one card within `REPEATS_MINUTES` that raise one alert. */
export const REPEATED_DECLINES = 3;
/** Purchases on one card within `REPEATS_MINUTES` that raise one alert. */
export const BURST_PURCHASES = 4;
/** The window in which repeated declines and bursts are counted. */
export const REPEATS_MINUTES = 60;
/** How far back the screen counts the exceptions that each rule would have reported. */
export const EXCEPTION_LOOK_BACK_DAYS = 30;
