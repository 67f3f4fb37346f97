/** Unless the account's variant says otherwise. [PID-06] */
export const PROMPTED_ID_DIGITS_MIN = 3;
/** Unless the account's variant says otherwise. [PID-06] */
export const PROMPTED_ID_DIGITS_MAX = 9;
/** Until a PIN reminder arrives, at least. [PID-12] */
export const PIN_REMINDER_WORKING_DAYS_MIN = 3;
/** Until a PIN reminder arrives, at most. [PID-12] */
export const PIN_REMINDER_WORKING_DAYS_MAX = 5;
