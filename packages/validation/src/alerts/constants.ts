/** A notification may be so late. [ALERT-21] */
export const NOTIFICATION_DELAY_MINUTES_MAX = 60;
