/** [AUTH-35] */
export const PASSWORD_CHARACTERS_MIN = 12;
/** [AUTH-36] */
export const PASSWORD_CHARACTERS_MAX = 30;
/** Out of uppercase, lowercase, digit, and special. [AUTH-37] */
export const PASSWORD_CLASSES_MIN = 3;
/** Longest run of characters that a password may share with the username. [AUTH-38] */
export const PASSWORD_SHARED_CHARACTERS_MAX = 2;
/** [AUTH-43] */
export const PASSWORD_HISTORY_COUNT = 8;
/** Minimum time between password changes. [AUTH-42, MSG-31] */
export const PASSWORD_CHANGE_WAIT_HOURS = 2;
/** How long a password chosen by someone else is valid. */
export const TEMPORARY_PASSWORD_HOURS = 24;
/** Validity of a single-use link to set a password. [MSG-29, MSG-30] */
export const PASSWORD_LINK_DAYS = 7;
/** Recovery messages per hour for one username, email address, or account. */
export const RECOVERY_MESSAGES_PER_HOUR_MAX = 5;
/** How long after proving their identity a person may change authenticators and secrets. */
export const PROOF_MINUTES = 10;
/** How long the verbal passcode remains valid for one action that requires it. */
export const PASSCODE_PROOF_SECONDS = 120;
/** [AUTH-45] */
export const SECURITY_ANSWER_CHARACTERS_MIN = 4;
/** [AUTH-46] */
export const SECURITY_ANSWER_CHARACTERS_MAX = 100;
/** [AUTH-48] */
export const SECURITY_QUESTION_CHARACTERS_MIN = 3;
/** Fits on one line; the specification sets no upper bound. */
export const SECURITY_QUESTION_CHARACTERS_MAX = 200;
/** [USER-22] */
export const VERBAL_PASSCODE_CHARACTERS_MIN = 4;
/** [USER-22] */
export const VERBAL_PASSCODE_CHARACTERS_MAX = 20;
/** Wrong passcodes before a person has to wait. [USER-22, AUTH-115] */
export const VERBAL_PASSCODE_TRIES_MAX = 5;
/** [PID-10] */
export const PIN_DIGITS = 4;
/** [HELP-04] */
export const LIVE_HELP_PIN_DIGITS = 4;
/** Including spaces. [AUTH-53] */
export const MOBILE_NUMBER_CHARACTERS_MIN = 10;
/** Fits the longest possible number, grouped by spaces. */
export const MOBILE_NUMBER_CHARACTERS_MAX = 20;
/** [AUTH-49] */
export const VERIFICATION_CODE_DIGITS = 6;
/** For the code with which a user recovers their username. [SCREEN-08, MSG-15] */
export const SECURITY_CODE_DIGITS = 6;
/** [AUTH-112] */
export const VERIFICATION_CODE_ARRIVES_MINUTES = 3;
/** [AUTH-113] */
export const VERIFICATION_CODE_LIFETIME_MINUTES = 5;
/** Wrong entries that invalidate a code. [AUTH-114] */
export const VERIFICATION_CODE_TRIES_MAX = 5;
/** Minimum time between two requests for a code. [MSG-25] */
export const VERIFICATION_CODE_RESEND_SECONDS = 30;
/** [MSG-26] */
export const VERIFICATION_CODE_SMS_MAX = 5;
/** [AUTH-115] */
export const LOCKOUT_MINUTES = 5;
/** How long a card's PIN is shown, unless configured otherwise. [PID-13] */
export const PIN_DISPLAY_SECONDS = 15;
/** How long a ticket to view a PIN is valid. */
export const PIN_TICKET_SECONDS = 60;
