/** Longest wait until a change of the payment method takes effect. [FUND-08] */
export const FUND_METHOD_CHANGE_HOURS_MAX = 24;
/** Wrong answers after which a bank's two deposits cannot be named anymore. */
export const MICRO_DEPOSIT_TRIES_MAX = 3;
/** A deposit that proves who owns a bank account is under a dollar. */
export const MICRO_DEPOSIT_CENTS_MAX = 99;
/** Digits of a routing number. */
export const ROUTING_NUMBER_DIGITS = 9;
export const BANK_ACCOUNT_DIGITS_MIN = 4;
export const BANK_ACCOUNT_DIGITS_MAX = 17;
/** Edition of the words with which a fee is agreed to; a new wording is a new edition. */
export const FEE_CONSENT_EDITION = '2026-11';
