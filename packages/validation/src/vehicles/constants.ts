/** [DRIVER-09] */
export const VIN_CHARACTERS = 17;
/** [DRIVER-13] */
export const LICENSE_PLATE_CHARACTERS_MAX = 8;
export const UNIT_NUMBER_CHARACTERS_MAX = 20;
/** "Fewer than 20". [DRIVER-11] */
export const REGISTRATION_NUMBER_CHARACTERS_MAX = 19;
/** Thousandths of a mile: 999,999.9 miles. [DRIVER-15] */
export const HUBOMETER_THOUSANDTHS_MAX = 999_999_900;
/** The highest odometer reading, in miles. */
export const ODOMETER_MILES_MAX = 9_999_999;
export const VEHICLE_ID_CHARACTERS_MAX = 20;
/** Length of the ID on a device or trailer. */
export const DEVICE_ID_CHARACTERS_MAX = 40;
