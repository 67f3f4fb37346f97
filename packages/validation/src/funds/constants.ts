/** Longest wait until a change of the payment method takes effect. [FUND-08] */
export const FUND_METHOD_CHANGE_HOURS_MAX = 24;
