/** An account that no one used for this long is locked. [USER-11] */
export const ACCOUNT_INACTIVE_MONTHS = 6;
/** An account number as people type it, signing up or asking for their username. [MSG-12] */
export const ACCOUNT_NUMBER_DIGITS_MIN = 4;
export const ACCOUNT_NUMBER_DIGITS_MAX = 12;
/** Accounts that one person can be waiting to get into. */
export const MEMBERSHIP_REQUESTS_MAX = 5;
/** What a person can say with such a request. */
export const MEMBERSHIP_NOTE_CHARACTERS_MAX = 300;
/** After closing, customer service can reactivate an account for this long. [USER-09] */
export const ACCOUNT_REACTIVATION_DAYS = 30;
