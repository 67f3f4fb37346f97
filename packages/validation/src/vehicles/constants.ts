/** [DRIVER-09] */
export const VIN_CHARACTERS = 17;
/** [DRIVER-13] */
export const LICENSE_PLATE_CHARACTERS_MAX = 8;
export const UNIT_NUMBER_CHARACTERS_MAX = 20;
