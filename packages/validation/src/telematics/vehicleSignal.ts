import * as z from 'zod/mini';
import type { FieldIssue } from '../core/issue.ts';
import { instant, natural, nullable, shape, text } from '../core/shape.ts';
import { odometerMiles } from '../vehicles/carriedReadings.ts';
import {
  GAUGE_TOLERANCE_PERCENT,
  SIGNAL_AHEAD_MINUTES_MAX,
  SIGNAL_FRESH_MINUTES,
  SIGNAL_MILES_PER_HOUR,
  SIGNALS_PER_CALL_MAX,
} from './constants.ts';
import { milesApart, type Place } from './milesApart.ts';

const MINUTE_MILLISECONDS = 60_000;
const PERCENT = 100;
const error = 'value.invalid';

const degrees = (max: number) =>
  z.number({ error }).check(z.minimum(-max, { error }), z.maximum(max, { error }));

const TO_THE_SECOND = 19;
/** Whether the instant exists: no February 30, no hour 25, and nothing before 1970. */
function isOnCalendar(at: string): boolean {
  const milliseconds = Date.parse(at);
  return (
    milliseconds >= 0 &&
    new Date(milliseconds).toISOString().slice(0, TO_THE_SECOND) === at.slice(0, TO_THE_SECOND)
  );
}

/** A vehicle's report at an instant; values that were not reported are `null`. */
export const vehicleSignal = shape({
  /** The vehicle's unit number or VIN, as the fleet has it. */
  vehicle: text(40).check(z.minLength(1, { error: 'value.required' })),
  // The database accepts no other instants, and a single one would fail the whole request
  at: instant.check(
    z.refine((at) => !instant.safeParse(at).success || isOnCalendar(at), { error }),
  ),
  position: nullable(shape({ latitude: degrees(90), longitude: degrees(180) })),
  odometerMiles: nullable(odometerMiles),
  /** The tank's fill level. */
  tankPercent: nullable(natural.check(z.maximum(PERCENT, { error }))),
});
export type VehicleSignal = z.infer<typeof vehicleSignal>;

/** The signals in one request. */
export const vehicleSignals = z
  .array(vehicleSignal, { error })
  .check(z.minLength(1, { error }), z.maxLength(SIGNALS_PER_CALL_MAX, { error }));

/** Whether it is a real position: without a GPS fix, trackers report 0°, 0°, in the ocean. */
export const isFix = ({ latitude, longitude }: Place): boolean => latitude !== 0 || longitude !== 0;
/** Whether the odometer was read: trackers that cannot read it report 0. */
export const isRead = (miles: number): boolean => miles > 0;

/** Values that mean a tracker had no reading, as issues like those of a rejected request. */
export function notRead({
  position,
  odometerMiles: miles,
}: Pick<VehicleSignal, 'position' | 'odometerMiles'>): FieldIssue[] {
  return [
    ...(position && !isFix(position)
      ? [{ path: 'position', key: error, params: {} } as const]
      : []),
    ...(miles !== null && !isRead(miles)
      ? [{ path: 'odometerMiles', key: 'value.atLeast', params: { min: 1 } } as const]
      : []),
  ];
}

/** Whether a signal is further in the future than clock differences explain. */
export const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() - now.getTime() > SIGNAL_AHEAD_MINUTES_MAX * MINUTE_MILLISECONDS;

/** A vehicle's last reported values with their instants; `null` if never reported. */
export interface LastSignal {
  readonly position: (Place & { readonly at: Date }) | null;
  readonly odometer: { readonly miles: number; readonly at: Date } | null;
  readonly tank: { readonly percent: number; readonly at: Date } | null;
  /** When it last reported anything, even without values. */
  readonly heardAt: Date | null;
}

/** A vehicle's signal in relation to a purchase; `null` without a current value. */
export interface SignalAtPump {
  /** Straight-line miles from the pump, and the most it can have driven since. */
  readonly away: { readonly miles: number; readonly drivenMiles: number } | null;
  /** Room in the tank in thousandths of a gallon, including the gauge's error. */
  readonly roomMilligallons: number | null;
  readonly odometerMiles: number | null;
  /** Whether it reported nothing lately. Any report counts, even if the pump's place is unknown. */
  readonly isSilent: boolean;
}

const minutesTo = (reported: { readonly at: Date }, at: Date): number =>
  (at.getTime() - reported.at.getTime()) / MINUTE_MILLISECONDS;

/**
 * Minutes since a report; `null` if it is too old, or later than this instant, and so irrelevant. A
 * purchase can arrive hours late, when the vehicle is elsewhere with a full tank.
 */
function minutesSince(reported: { readonly at: Date } | null, at: Date): number | null {
  if (reported === null) return null;
  const minutes = minutesTo(reported, at);
  return minutes <= SIGNAL_FRESH_MINUTES && minutes >= -SIGNAL_AHEAD_MINUTES_MAX
    ? Math.max(0, minutes)
    : null;
}

/** Compares a vehicle's last signal with a pump at an instant. */
export function signalAtPump(
  { position, odometer, tank, heardAt }: LastSignal,
  pump: {
    readonly at: Date;
    readonly place: Place | null;
    readonly tankMilligallons: number | null;
  },
): SignalAtPump {
  const { at, place, tankMilligallons } = pump;
  const minutes = position && isFix(position) ? minutesSince(position, at) : null;
  const isTankKnown = tank && tankMilligallons !== null && minutesSince(tank, at) !== null;
  return {
    away:
      position && place && minutes !== null
        ? {
            miles: Math.round(milesApart(position, place)),
            drivenMiles: Math.ceil((minutes * SIGNAL_MILES_PER_HOUR) / 60),
          }
        : null,
    roomMilligallons: isTankKnown
      ? Math.round(
          (tankMilligallons * Math.min(PERCENT, PERCENT - tank.percent + GAUGE_TOLERANCE_PERCENT)) /
            PERCENT,
        )
      : null,
    odometerMiles:
      odometer && isRead(odometer.miles) && minutesSince(odometer, at) !== null
        ? odometer.miles
        : null,
    isSilent: [position, odometer, tank, heardAt && { at: heardAt }].every(
      (reported) => reported === null || minutesTo(reported, at) > SIGNAL_FRESH_MINUTES,
    ),
  };
}
