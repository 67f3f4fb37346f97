/** [CONST-01] */
export const OVERVIEW_TOP_CARDS = 5;
/** Months to show, including the current one. [CONST-02] */
export const OVERVIEW_MONTHS = 6;
/** Days of declines to show, including today. */
export const OVERVIEW_DECLINE_DAYS = 7;
