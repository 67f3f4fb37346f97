/** What a vehicle reported counts for so long; older, it says nothing of where the vehicle is now. */
export const SIGNAL_FRESH_MINUTES = 30;
/** A vehicle that reported within so many minutes may have driven on at this speed. */
export const SIGNAL_MILES_PER_HOUR = 75;
/** A clock of a device may be ahead by so much. */
export const SIGNAL_AHEAD_MINUTES_MAX = 5;
/** Signals of one call. */
export const SIGNALS_PER_CALL_MAX = 1000;
export const AWAY_MILES_MIN = 1;
export const AWAY_MILES_MAX = 100;
/** A gauge may be off by so much of the whole tank, in percent. */
export const GAUGE_TOLERANCE_PERCENT = 10;
/** A gauge may say so much below empty or above full, in percent; beyond it was not read right. */
export const GAUGE_BEYOND_PERCENT_MAX = 2;
