/** In Insights. [TXN-04] */
export const INSIGHTS_RANGE_DAYS_MAX = 90;
/** On the list of transactions; what is older, reports have. [TXN-08] */
export const TRANSACTIONS_RANGE_DAYS_MAX = 90;
/** In some views. [TXN-05] */
export const LONG_RANGE_DAYS_MAX = 93;
/** In some views. [TXN-06] */
export const LONG_RANGE_YEARS_MAX = 2;
/** In some views. [TXN-07] */
export const LONGEST_RANGE_YEARS_MAX = 3;
/** [RPT-04] */
export const REPORTS_RANGE_YEARS_MAX = 3;
/** [PAY-04] */
export const PAYMENT_HISTORY_YEARS_MAX = 3;

/** Of a day without a change of clocks; days of people are counted by their calendar. */
export const SECONDS_PER_DAY = 86_400;
export const MILLISECONDS_PER_DAY = SECONDS_PER_DAY * 1000;
