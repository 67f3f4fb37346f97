/** $100.00. [FUND-09] */
export const FUND_CENTS_MIN = 10_000;
/** 3.5% of the amount; fees start at zero. [FUND-12] */
export const FUND_FEE_BASIS_POINTS_MAX = 350;
/** $5,000.00. [EXPR-05] */
export const EXPRESS_CHECK_CENTS_MAX = 500_000;
/** $100.00 of express checks per day. [EXPR-06] */
export const EXPRESS_DAILY_LIMIT_CENTS_MAX = 10_000;
/** The largest amount that a field accepts: just under ten million dollars. */
export const MONEY_CENTS_MAX = 999_999_999;
