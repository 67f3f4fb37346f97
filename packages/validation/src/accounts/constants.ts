/** An account is locked after this many months without use. [USER-11] */
export const ACCOUNT_INACTIVE_MONTHS = 6;
/** Length of an account number, as typed at sign-up or username recovery. [MSG-12] */
export const ACCOUNT_NUMBER_DIGITS_MIN = 4;
export const ACCOUNT_NUMBER_DIGITS_MAX = 12;
/** Membership requests that one person can have pending. */
export const MEMBERSHIP_REQUESTS_MAX = 5;
/** Days after which a membership request that no one answered expires. */
export const MEMBERSHIP_REQUEST_DAYS = 30;
/** Maximum length of the note on a membership request. */
export const MEMBERSHIP_NOTE_CHARACTERS_MAX = 300;
/** Days after closing within which customer service can reactivate an account. [USER-09] */
export const ACCOUNT_REACTIVATION_DAYS = 30;
