/** Default unless the account's variant differs. [PID-06] */
export const PROMPTED_ID_DIGITS_MIN = 3;
/** Default unless the account's variant differs. [PID-06] */
export const PROMPTED_ID_DIGITS_MAX = 9;
/** Minimum delivery time of a PIN reminder. [PID-12] */
export const PIN_REMINDER_WORKING_DAYS_MIN = 3;
/** Maximum delivery time of a PIN reminder. [PID-12] */
export const PIN_REMINDER_WORKING_DAYS_MAX = 5;
