/** Vehicle cards in one card-less entry. [TXN-09] */
export const CARDLESS_CARDS_MAX = 10;
/** Digits that identify each of them. [TXN-09] */
export const CARDLESS_CARD_DIGITS = 7;

/** Years that receipts of fuel are kept for a tax return. */
export const RECORDED_YEARS_MAX = 4;
export const RECORDED_SOURCE_CHARACTERS_MAX = 60;
export const RECORDED_REFERENCE_CHARACTERS_MAX = 60;
/** Names of drivers, stations and towns, as others write them. */
export const RECORDED_TEXT_CHARACTERS_MAX = 120;
/** A gallon that costs more is what was paid for all of them. */
export const RECORDED_FUEL_PRICE_MILLS_MAX = 20_000;
