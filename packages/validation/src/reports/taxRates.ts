/**
 * Federal excise tax within the price of a gallon, in mills, without the tenth of a cent of the
 * leaking tank fund, which no one gets back: 26 U.S.C. 4081(a)(2)(A), in force since October 1, 1993.
 * The purpose of the report says so.
 */
export const FEDERAL_FUEL_TAX_MILLS = { gasoline: 183, diesel: 243 } as const;
