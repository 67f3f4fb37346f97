/** Letters, digits and dashes of an ID that the fleet gives itself. */
export const DRIVER_ID_CHARACTERS_MAX = 20;
/** [DRIVER-01] */
export const LAST_NAME_CHARACTERS_MIN = 3;
/** [DRIVER-02] */
export const EMPLOYEE_ID_CHARACTERS_MAX = 10;
/** Of a driver's license. */
export const LICENSE_NUMBER_CHARACTERS_MAX = 25;
