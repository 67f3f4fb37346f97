/** Hours on Monday to Friday, by the clock of a zone. */
export interface OpeningHours {
  /** Minutes since midnight. */
  readonly opensMinutes: number;
  readonly closesMinutes: number;
  /** IANA zone, and how a text names it. */
  readonly timeZone: string;
  readonly zoneName: string;
}

/** Monday to Friday, 7am to 4pm; a host can set other hours. [HELP-06] */
export const CHAT_HOURS: OpeningHours = {
  opensMinutes: 7 * 60,
  closesMinutes: 16 * 60,
  timeZone: 'America/Chicago',
  zoneName: 'CT',
};
/** Monday to Friday, 8 to 5; eastern time as it is on the day. [HELP-07] */
export const SUPPORT_HOURS: OpeningHours = {
  opensMinutes: 8 * 60,
  closesMinutes: 17 * 60,
  timeZone: 'America/New_York',
  zoneName: 'EST',
};
/** The PIN of a live help session waits for an agent so long. [HELP-04] */
export const LIVE_HELP_PIN_MINUTES = 10;
/** Wrong PINs that an agent may type within the minutes before waiting. */
export const LIVE_HELP_WRONG_PINS_MAX = 5;
export const LIVE_HELP_WRONG_PINS_MINUTES = 5;
/** [HELP-03] */
export const WELCOME_TOUR_SLIDES = 5;
/** The preference that says when a person saw the welcome tour, an instant; it is shown once. */
export const WELCOME_TOUR_SEEN = 'welcomeTourSeenAt';
