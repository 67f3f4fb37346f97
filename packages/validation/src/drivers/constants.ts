/** Length of an ID assigned by the fleet: letters, digits, and dashes. */
export const DRIVER_ID_CHARACTERS_MAX = 20;
/** [DRIVER-01] */
export const LAST_NAME_CHARACTERS_MIN = 3;
/** [DRIVER-02] */
export const EMPLOYEE_ID_CHARACTERS_MAX = 10;
/** Length of a driver's license number. */
export const LICENSE_NUMBER_CHARACTERS_MAX = 25;
