/**
 * Federal excise tax included in the price of a gallon, in mills, excluding the tenth of a cent for
 * the leaking underground storage tank fund, which is not refunded: 26 U.S.C. 4081(a)(2)(A), in
 * force since October 1, 1993. The report's description says so, too.
 */
export const FEDERAL_FUEL_TAX_MILLS = { gasoline: 183, diesel: 243 } as const;
