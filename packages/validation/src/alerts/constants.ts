/** A notification may be so late. [ALERT-21] */
export const NOTIFICATION_DELAY_MINUTES_MAX = 60;
/** What follows within these minutes joins the same message, so that a burst makes one message. */
export const ALERT_GATHER_MINUTES = 5;
/** A rule can wait for at most so many exceptions of a card within a day. */
export const ALERT_COUNT_MAX = 20;
/** A rule can leave out purchases below at most this. */
export const ALERT_FROM_CENTS_MAX = 1_000_000;
/** Rules that one person can have in an account. */
export const ALERT_RULES_MAX = 60;
/** Exceptions that one message names; the rest is counted. */
export const ALERT_ITEMS_MAX = 20;
/** This many declines of one card within these minutes raise one alert. */
export const REPEATED_DECLINES = 3;
/** This many purchases of one card within these minutes raise one alert. */
export const BURST_PURCHASES = 4;
/** The minutes within which repeated declines and bursts are counted. */
export const REPEATS_MINUTES = 60;
/** How far back the screen counts what each rule would have reported. */
export const EXCEPTION_LOOK_BACK_DAYS = 30;
