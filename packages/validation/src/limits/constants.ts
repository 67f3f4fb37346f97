/** [LIMIT-08] */
export const GALLONS_MAX = 500;
/** The same in the unit of every quantity, thousandths. [LIMIT-08] */
export const MILLIGALLONS_MAX = GALLONS_MAX * 1000;
/** Dollars a gallon. [LIMIT-09] */
export const FUEL_PRICE_DOLLARS_MAX = 10;
/** [CARD-30] */
export const ONE_TIME_PURCHASE_CENTS_MIN = 100;
/** [CARD-30] */
export const ONE_TIME_PURCHASE_CENTS_MAX = 9_999_999;
/** Windows of hours that one set of limits can have. [LIMIT-11] */
export const TIME_WINDOWS_MAX = 4;
/** Most cards that one call moves to another profile. */
export const CARDS_MOVED_MAX = 10_000;
