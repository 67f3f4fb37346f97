/** Wall clock at which a day's payments close, by the country of the account. [PAY-05, PAY-06] */
export const PAYMENT_CUTOFF_TIMES = { US: '23:59', CA: '16:00' } as const;
/** Zone of the cut-off. [PAY-05, PAY-06] */
export const PAYMENT_CUTOFF_TIME_ZONE = 'America/New_York';
/** A payment may show in the balance so much later. [PAY-07] */
export const BALANCE_SHOWN_HOURS_MAX = 24;
/** From the first day after a cycle until its bill is due. */
export const PAYMENT_TERM_DAYS = 14;
/** A payment can be scheduled so many days ahead. */
export const PAYMENT_DAYS_AHEAD_MAX = 90;
/** A bill that is overdue for longer makes its account delinquent. [USER-10] */
export const DELINQUENT_AFTER_DAYS = 30;
