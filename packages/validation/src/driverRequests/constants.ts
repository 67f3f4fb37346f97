/** How long a decline's link works, and how long requests from it can be answered. */
export const DRIVER_LINK_MINUTES = 30;
/** Minimum time to answer a request, however late it was made. */
export const DRIVER_ANSWER_MINUTES_MIN = 15;
/** How long after a request is over the phone that made it can see the outcome. */
export const DRIVER_READ_MINUTES = 60;
/** Texts to one driver: limit per day, and minimum gap in minutes. */
export const DRIVER_TEXTS_PER_DAY = 6;
export const DRIVER_TEXT_GAP_MINUTES = 2;
/** Texts per decline; anyone with its link can request all but the first. */
export const DRIVER_TEXTS_PER_LINK = 3;
/** How long a card guide's link works, and how often it is texted per day. */
export const CARD_GUIDE_DAYS = 30;
export const CARD_GUIDE_TEXTS_PER_DAY = 3;
/** Bounds of the amount that a driver can request at the pump. */
export const DRIVER_ASK_CENTS_MAX = 50_000;
export const DRIVER_ASK_CENTS_MIN = 100;
/** A picture in a request: a JPEG that the page downscales before it is sent. */
export const DRIVER_PICTURE_BYTES_MAX = 1_000_000;
/** Limits of the stations to suggest if the card works only elsewhere. */
export const DRIVER_STATIONS_MAX = 3;
export const DRIVER_STATION_MILES_MAX = 100;
/** Length of a note, and of the message that comes with a refusal. */
export const DRIVER_NOTE_CHARACTERS_MAX = 140;
/** Choices of how long an allowance can be used. */
export const DRIVER_ALLOW_MINUTES = [15, 30, 60] as const;
/** Bounds of the delay before everyone who may answer is alerted. */
export const DRIVER_ESCALATE_MINUTES_MIN = 1;
export const DRIVER_ESCALATE_MINUTES_MAX = 20;
/** Upper bound of the amount that is granted automatically, once a day per card and driver. */
export const DRIVER_AUTO_CENTS_MAX = 3_000;
/** Maximum number of people who are alerted first. */
export const DRIVER_ANSWERERS_MAX = 20;
/** Length of the name of the person for drivers to call. */
export const DRIVER_CONTACT_CHARACTERS_MAX = 60;
