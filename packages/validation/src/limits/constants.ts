/** [LIMIT-08] */
export const GALLONS_MAX = 500;
/** The same in thousandths, which all quantities use. [LIMIT-08] */
export const MILLIGALLONS_MAX = GALLONS_MAX * 1000;
/** Dollars per gallon. [LIMIT-09] */
export const FUEL_PRICE_DOLLARS_MAX = 10;
/** [CARD-30] */
export const ONE_TIME_PURCHASE_CENTS_MIN = 100;
/** [CARD-30] */
export const ONE_TIME_PURCHASE_CENTS_MAX = 9_999_999;
/** Time windows per set of limits. [LIMIT-11] */
export const TIME_WINDOWS_MAX = 4;
/** Cards that one request can move to another profile. */
export const CARDS_MOVED_MAX = 10_000;
