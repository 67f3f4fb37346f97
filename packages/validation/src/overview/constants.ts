/** [CONST-01] */
export const OVERVIEW_TOP_CARDS = 5;
/** The last so many months, the running one included. [CONST-02] */
export const OVERVIEW_MONTHS = 6;
/** Declines of the last so many days, today included. */
export const OVERVIEW_DECLINE_DAYS = 7;
