/** Opening hours on weekdays, in a time zone. */
export interface OpeningHours {
  /** Minutes since midnight. */
  readonly opensMinutes: number;
  readonly closesMinutes: number;
  /** IANA time zone, and its name in texts. */
  readonly timeZone: string;
  readonly zoneName: string;
}

/** Monday to Friday, 7 a.m. to 4 p.m.; a host can configure other hours. [HELP-06] */
export const CHAT_HOURS: OpeningHours = {
  opensMinutes: 7 * 60,
  closesMinutes: 16 * 60,
  timeZone: 'America/Chicago',
  zoneName: 'CT',
};
/** Monday to Friday, 8 a.m. to 5 p.m. Eastern Time, standard or daylight saving. [HELP-07] */
export const SUPPORT_HOURS: OpeningHours = {
  opensMinutes: 8 * 60,
  closesMinutes: 17 * 60,
  timeZone: 'America/New_York',
  zoneName: 'EST',
};
/** How long the PIN of a live help session is valid for an agent. [HELP-04] */
export const LIVE_HELP_PIN_MINUTES = 10;
/** Wrong PINs that an agent may enter within this many minutes before having to wait. */
export const LIVE_HELP_WRONG_PINS_MAX = 5;
export const LIVE_HELP_WRONG_PINS_MINUTES = 5;
/** [HELP-03] */
export const WELCOME_TOUR_SLIDES = 5;
/** Preference with the instant when the user saw the welcome tour, which is shown only once. */
export const WELCOME_TOUR_SEEN = 'welcomeTourSeenAt';
