/** [AUTH-35] */
export const PASSWORD_CHARACTERS_MIN = 12;
/** [AUTH-36] */
export const PASSWORD_CHARACTERS_MAX = 30;
/** Of uppercase, lowercase, digit and special. [AUTH-37] */
export const PASSWORD_CLASSES_MIN = 3;
/** Characters in a row that a password may not share with the username. [AUTH-38] */
export const PASSWORD_SHARED_CHARACTERS_MAX = 2;
/** [AUTH-43] */
export const PASSWORD_HISTORY_COUNT = 8;
/** A password stands so long before it can be changed again. [AUTH-42, MSG-31] */
export const PASSWORD_CHANGE_WAIT_HOURS = 2;
/** How long a password is good that someone else chose. */
export const TEMPORARY_PASSWORD_HOURS = 24;
/** A link to set a password is good once, and for this long. [MSG-29, MSG-30] */
export const PASSWORD_LINK_DAYS = 7;
/** Messages of recovery about one name, address or account in an hour. */
export const RECOVERY_MESSAGES_PER_HOUR_MAX = 5;
/** After a proof of who they are, a person may change authenticators and secrets for this long. */
export const PROOF_MINUTES = 10;
/** After the verbal passcode was said, one thing that needs it may be done within so long. */
export const PASSCODE_PROOF_SECONDS = 120;
/** [AUTH-45] */
export const SECURITY_ANSWER_CHARACTERS_MIN = 4;
/** [AUTH-46] */
export const SECURITY_ANSWER_CHARACTERS_MAX = 100;
/** [AUTH-48] */
export const SECURITY_QUESTION_CHARACTERS_MIN = 3;
/** What fits on one line; the specification has no upper bound. */
export const SECURITY_QUESTION_CHARACTERS_MAX = 200;
/** [USER-22] */
export const VERBAL_PASSCODE_CHARACTERS_MIN = 4;
/** [USER-22] */
export const VERBAL_PASSCODE_CHARACTERS_MAX = 20;
/** Wrong passcodes after which a person has to wait. [USER-22, AUTH-115] */
export const VERBAL_PASSCODE_TRIES_MAX = 5;
/** [PID-10] */
export const PIN_DIGITS = 4;
/** [HELP-04] */
export const LIVE_HELP_PIN_DIGITS = 4;
/** Counting the spaces. [AUTH-53] */
export const MOBILE_NUMBER_CHARACTERS_MIN = 10;
/** Room for the longest number there is, grouped by spaces. */
export const MOBILE_NUMBER_CHARACTERS_MAX = 20;
/** [AUTH-49] */
export const VERIFICATION_CODE_DIGITS = 6;
/** Of the code by which an account's person gets their username back. [SCREEN-08, MSG-15] */
export const SECURITY_CODE_DIGITS = 6;
/** [AUTH-112] */
export const VERIFICATION_CODE_ARRIVES_MINUTES = 3;
/** [AUTH-113] */
export const VERIFICATION_CODE_LIFETIME_MINUTES = 5;
/** Wrong entries that end a code. [AUTH-114] */
export const VERIFICATION_CODE_TRIES_MAX = 5;
/** Between two requests for a code. [MSG-25] */
export const VERIFICATION_CODE_RESEND_SECONDS = 30;
/** [MSG-26] */
export const VERIFICATION_CODE_SMS_MAX = 5;
/** [AUTH-115] */
export const LOCKOUT_MINUTES = 5;
/** How long a card's PIN is shown, unless the configuration says otherwise. [PID-13] */
export const PIN_DISPLAY_SECONDS = 15;
/** How long a ticket to see a PIN lives. */
export const PIN_TICKET_SECONDS = 60;
