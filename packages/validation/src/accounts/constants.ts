/** An account that nobody used for so long is locked. [USER-11] */
export const ACCOUNT_INACTIVE_MONTHS = 6;
/** After closing, customer service can reactivate an account for so long. [USER-09] */
export const ACCOUNT_REACTIVATION_DAYS = 30;
