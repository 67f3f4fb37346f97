/** Digits of the code that a payee writes on the check. */
export const EXPRESS_CODE_DIGITS = 16;
/** How long a code is shown; after that no one can see it again. */
export const EXPRESS_CODE_DISPLAY_SECONDS = 60;
/** The same amount for the same payee within so many hours is asked about before it is issued. */
export const EXPRESS_DUPLICATE_HOURS = 24;
export const EXPRESS_PAYEE_CHARACTERS_MAX = 60;
export const EXPRESS_REFERENCE_CHARACTERS_MAX = 40;
export const EXPRESS_REASON_CHARACTERS_MAX = 200;
/** Digits of the number on the paper check that a payee registers. */
export const EXPRESS_CHECK_NUMBER_DIGITS_MIN = 4;
export const EXPRESS_CHECK_NUMBER_DIGITS_MAX = 12;

/** What holds for a fleet until an administrator chooses otherwise. */
export const EXPRESS_FLEET_DEFAULTS = {
  /** $1,000.00 a check. */
  maxTransactionCents: 100_000,
  /** $2,500.00 a day. */
  dailyTransactionCents: 250_000,
  /** Above $500.00 a second person approves. */
  approvalAboveCents: 50_000,
  feeMode: 'plus',
  /** $3.50 a check. */
  feeCents: 350,
} as const;
