/** Vehicle cards in one card-less entry. [TXN-09] */
export const CARDLESS_CARDS_MAX = 10;
/** Digits that identify each of them. [TXN-09] */
export const CARDLESS_CARD_DIGITS = 7;
