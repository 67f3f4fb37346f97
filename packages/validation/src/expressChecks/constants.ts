/** Digits of the code that the payee writes on the check. */
export const EXPRESS_CODE_DIGITS = 16;
/** How long a code is shown; after that, nobody can view it again. */
export const EXPRESS_CODE_DISPLAY_SECONDS = 60;
/** The same amount for the same payee within this time needs confirmation before it is issued. */
export const EXPRESS_DUPLICATE_HOURS = 24;
export const EXPRESS_PAYEE_CHARACTERS_MAX = 60;
export const EXPRESS_REFERENCE_CHARACTERS_MAX = 40;
export const EXPRESS_REASON_CHARACTERS_MAX = 200;
/** Length of the number on the paper check that a payee registers. */
export const EXPRESS_CHECK_NUMBER_DIGITS_MIN = 4;
export const EXPRESS_CHECK_NUMBER_DIGITS_MAX = 12;

/** Defaults for a fleet until an administrator changes them. */
export const EXPRESS_FLEET_DEFAULTS = {
  /** $1,000.00 per check. */
  maxTransactionCents: 100_000,
  /** $2,500.00 per day. */
  dailyTransactionCents: 250_000,
  /** Above $500.00, a second person must approve. */
  approvalAboveCents: 50_000,
  feeMode: 'plus',
  /** $3.50 per check. */
  feeCents: 350,
} as const;
