/** Longest delay before a change of the payment method takes effect. [FUND-08] */
export const FUND_METHOD_CHANGE_HOURS_MAX = 24;
/** Wrong answers before the micro-deposits can no longer be confirmed. */
export const MICRO_DEPOSIT_TRIES_MAX = 3;
/** Micro-deposits, which prove ownership of a bank account, are below a dollar. */
export const MICRO_DEPOSIT_CENTS_MAX = 99;
/** Digits of a routing number. */
export const ROUTING_NUMBER_DIGITS = 9;
export const BANK_ACCOUNT_DIGITS_MIN = 4;
export const BANK_ACCOUNT_DIGITS_MAX = 17;
/** Edition of the fee agreement's text; each new wording is a new edition. */
export const FEE_CONSENT_EDITION = '2026-11';
