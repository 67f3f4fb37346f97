/** How long a report is current; older ones say nothing about where the vehicle is now. */
export const SIGNAL_FRESH_MINUTES = 30;
/** Speed at which a vehicle may have driven on since a current report. */
export const SIGNAL_MILES_PER_HOUR = 75;
/** How far a device's clock may be ahead. */
export const SIGNAL_AHEAD_MINUTES_MAX = 5;
/** Signals per request. */
export const SIGNALS_PER_CALL_MAX = 1000;
export const AWAY_MILES_MIN = 1;
export const AWAY_MILES_MAX = 100;
/** Error of a fuel gauge, in percent of the full tank. */
export const GAUGE_TOLERANCE_PERCENT = 10;
/** Percent below empty or above full that a gauge may show before its reading is invalid. */
export const GAUGE_BEYOND_PERCENT_MAX = 2;
