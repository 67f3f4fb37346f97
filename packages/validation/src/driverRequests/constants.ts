/** How long the link of a decline works, and what it says can be answered. */
export const DRIVER_LINK_MINUTES = 30;
/** How long a request can be answered at least, however late it was made. */
export const DRIVER_ANSWER_MINUTES_MIN = 15;
/** How long the phone that made a request can read what became of it, once that is over. */
export const DRIVER_READ_MINUTES = 60;
/** Texts to one driver: so many in a day, so many minutes apart. */
export const DRIVER_TEXTS_PER_DAY = 6;
export const DRIVER_TEXT_GAP_MINUTES = 2;
/** Texts for one decline, of which whoever has its link can ask for all but the first. */
export const DRIVER_TEXTS_PER_LINK = 3;
/** How long the link to a card guide works, and how often one card's is texted in a day. */
export const CARD_GUIDE_DAYS = 30;
export const CARD_GUIDE_TEXTS_PER_DAY = 3;
/** What can be requested at a pump at most, and at least. */
export const DRIVER_ASK_CENTS_MAX = 50_000;
export const DRIVER_ASK_CENTS_MIN = 100;
/** A picture that comes with a request: a JPEG, which the page makes small before it sends it. */
export const DRIVER_PICTURE_BYTES_MAX = 1_000_000;
/** Stations that the page of a decline names where the card works elsewhere only, and how far away. */
export const DRIVER_STATIONS_MAX = 3;
export const DRIVER_STATION_MILES_MAX = 100;
/** Characters of a note, and of the word that comes with a refusal. */
export const DRIVER_NOTE_CHARACTERS_MAX = 140;
/** How long an allowance can be used: what an answer can choose. */
export const DRIVER_ALLOW_MINUTES = [15, 30, 60] as const;
/** Minutes after which everyone who may answer is alerted. */
export const DRIVER_ESCALATE_MINUTES_MIN = 1;
export const DRIVER_ESCALATE_MINUTES_MAX = 20;
/** The most that a fleet can let be granted without asking, once a day for a card and a driver. */
export const DRIVER_AUTO_CENTS_MAX = 3_000;
/** People who are alerted first, at most. */
export const DRIVER_ANSWERERS_MAX = 20;
/** Characters of the name of whom a driver calls. */
export const DRIVER_CONTACT_CHARACTERS_MAX = 60;
