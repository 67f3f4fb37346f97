/** For Insights. [TXN-04] */
export const INSIGHTS_RANGE_DAYS_MAX = 90;
/** For the transaction list; reports cover older ones. [TXN-08] */
export const TRANSACTIONS_RANGE_DAYS_MAX = 90;
/** For some views. [TXN-05] */
export const LONG_RANGE_DAYS_MAX = 93;
/** For some views. [TXN-06] */
export const LONG_RANGE_YEARS_MAX = 2;
/** For some views. [TXN-07] */
export const LONGEST_RANGE_YEARS_MAX = 3;
/** [RPT-04] */
export const REPORTS_RANGE_YEARS_MAX = 3;
/** [PAY-04] */
export const PAYMENT_HISTORY_YEARS_MAX = 3;

/** For a day without a clock change; calendar days can be shorter or longer. */
export const SECONDS_PER_DAY = 86_400;
export const MILLISECONDS_PER_DAY = SECONDS_PER_DAY * 1000;
