/** Cards per order placed by hand; a host can configure a different limit. [CARD-32] */
export const CARDS_PER_ORDER_MAX = 5;
/** Cards per order from a file. */
export const CARDS_PER_IMPORT_MAX = 10_000;
/** Rows of an import sent per request. */
export const IMPORT_ROWS_PER_CHUNK = 500;
/** Size of an import file in bytes. */
export const IMPORT_FILE_BYTES_MAX = 25 * 1024 * 1024;
/** [CARD-10] */
export const CARDHOLDERS_PER_CARD_MAX = 5;
/** Requests that can be selected at a time on Card Assignments. [CARD-33] */
export const CARD_REQUESTS_SELECTED_MAX = 50;
/** [CARD-34] */
export const CARD_SHIPPING_BUSINESS_DAYS = 7;
/** [CARD-35] */
export const CARD_PROCESSING_HOURS = 48;
/** First and last name combined, without the space between them. [CARD-23] */
export const FULL_NAME_CHARACTERS_MAX = 23;
/** Length of a single name field. [CARD-24] */
export const NAME_CHARACTERS_MAX = 30;
/** [CARD-22] */
export const CARD_NUMBER_DIGITS_MIN = 10;
/** [CARD-22] */
export const CARD_NUMBER_DIGITS_MAX = 20;
/** Digits needed to find a card by the end of its number. [CARD-22] */
export const CARD_NUMBER_ENDING_DIGITS_MIN = 7;
/** [CARD-22] */
export const CARD_NUMBER_ENDING_DIGITS_MAX = 16;
/** Minimum account age before a card group can have a delivery address. [CARD-31] */
export const CARD_GROUP_DELIVERY_ACCOUNT_MONTHS_MIN = 3;
/** Length of customer IDs and account numbers. */
export const ACCOUNT_NUMBER_CHARACTERS_MAX = 20;
/** From the order to the end of the month in which the card expires. */
export const CARD_LIFE_MONTHS = 48;
