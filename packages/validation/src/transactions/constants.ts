/** Vehicle cards per cardless entry. [TXN-09] */
export const CARDLESS_CARDS_MAX = 10;
/** Digits that identify each of the cards. [TXN-09] */
export const CARDLESS_CARD_DIGITS = 7;

/** Years for which fuel receipts are kept for tax returns. */
export const RECORDED_YEARS_MAX = 4;
export const RECORDED_SOURCE_CHARACTERS_MAX = 60;
export const RECORDED_REFERENCE_CHARACTERS_MAX = 60;
/** Length of names of drivers, stations, and cities from other sources. */
export const RECORDED_TEXT_CHARACTERS_MAX = 120;
/** A higher price per gallon is assumed to be the total. */
export const RECORDED_FUEL_PRICE_MILLS_MAX = 20_000;
