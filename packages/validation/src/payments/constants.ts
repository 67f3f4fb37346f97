/** Wall-clock time of the daily payment cutoff, by the account's country. [PAY-05, PAY-06] */
export const PAYMENT_CUTOFF_TIMES = { US: '23:59', CA: '16:00' } as const;
/** Time zone of the cutoff. [PAY-05, PAY-06] */
export const PAYMENT_CUTOFF_TIME_ZONE = 'America/New_York';
/** Longest delay before a payment shows in the balance. [PAY-07] */
export const BALANCE_SHOWN_HOURS_MAX = 24;
/** Days from the first day after a cycle until its bill is due. */
export const PAYMENT_TERM_DAYS = 14;
/** How many days ahead a payment can be scheduled. */
export const PAYMENT_DAYS_AHEAD_MAX = 90;
/** An account is delinquent if a bill is overdue for longer than this. [USER-10] */
export const DELINQUENT_AFTER_DAYS = 30;
