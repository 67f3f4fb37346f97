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

const degrees = (most: number) =>
  z.number({ error }).check(z.minimum(-most, { error }), z.maximum(most, { error }));

const TO_THE_SECOND = 19;
/** Whether the calendar has this instant: no February 30, no hour 25, and nothing before trackers. */
function isOnCalendar(at: string): boolean {
  const milliseconds = Date.parse(at);
  return (
    milliseconds >= 0 &&
    new Date(milliseconds).toISOString().slice(0, TO_THE_SECOND) === at.slice(0, TO_THE_SECOND)
  );
}

/** What one vehicle reported at one instant; what it did not report is null. */
export const vehicleSignal = shape({
  /** Its unit number or VIN, as the fleet keeps it. */
  vehicle: text(40).check(z.minLength(1, { error: 'value.required' })),
  // the database knows no other instants, and one of them would lose the whole call
  at: instant.check(
    z.refine((at) => !instant.safeParse(at).success || isOnCalendar(at), { error }),
  ),
  position: nullable(shape({ latitude: degrees(90), longitude: degrees(180) })),
  odometerMiles: nullable(odometerMiles),
  /** How full the tank is. */
  tankPercent: nullable(natural.check(z.maximum(PERCENT, { error }))),
});
export type VehicleSignal = z.infer<typeof vehicleSignal>;

/** What a program sends of its vehicles at once. */
export const vehicleSignals = z
  .array(vehicleSignal, { error })
  .check(z.minLength(1, { error }), z.maxLength(SIGNALS_PER_CALL_MAX, { error }));

/** Whether it is a place at all: a tracker without a fix says 0°, 0°, which is out at sea. */
export const isFix = ({ latitude, longitude }: Place): boolean => latitude !== 0 || longitude !== 0;
/** Whether an odometer was read at all: a tracker that could not read it says 0. */
export const isRead = (miles: number): boolean => miles > 0;

/** What stands in a signal only because the tracker had nothing to say, in the form of a refused call. */
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

/** Whether a signal is of the future by more than clocks differ. */
export const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() - now.getTime() > SIGNAL_AHEAD_MINUTES_MAX * MINUTE_MILLISECONDS;

/** The last that is known of a vehicle, each with its instant; null: never reported. */
export interface LastSignal {
  readonly position: (Place & { readonly at: Date }) | null;
  readonly odometer: { readonly miles: number; readonly at: Date } | null;
  readonly tank: { readonly percent: number; readonly at: Date } | null;
  /** When it reported last, also where it had nothing to say. */
  readonly heardAt: Date | null;
}

/** What a signal says of a purchase; null: nothing that is fresh. */
export interface SignalAtPump {
  /** Miles from the pump in a straight line, and those that it can have driven since. */
  readonly away: { readonly miles: number; readonly drivenMiles: number } | null;
  /** What the tank has room for, in thousandths of a gallon, with what a gauge may be off. */
  readonly roomMilligallons: number | null;
  readonly odometerMiles: number | null;
  /** The vehicle reported nothing lately. One that did is not silent, whatever is known of the pump. */
  readonly isSilent: boolean;
}

const minutesTo = (reported: { readonly at: Date }, at: Date): number =>
  (at.getTime() - reported.at.getTime()) / MINUTE_MILLISECONDS;

/**
 * Minutes since it was reported; null: it says nothing of this instant, being too old or of later. A
 * purchase can arrive hours late, and the vehicle is elsewhere and its tank full by then.
 */
function minutesSince(reported: { readonly at: Date } | null, at: Date): number | null {
  if (reported === null) return null;
  const minutes = minutesTo(reported, at);
  return minutes <= SIGNAL_FRESH_MINUTES && minutes >= -SIGNAL_AHEAD_MINUTES_MAX
    ? Math.max(0, minutes)
    : null;
}

/** Holds what a vehicle reported last against a pump and an instant. */
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
  const isFull = tank && tankMilligallons !== null && minutesSince(tank, at) !== null;
  return {
    away:
      position && place && minutes !== null
        ? {
            miles: Math.round(milesApart(position, place)),
            drivenMiles: Math.ceil((minutes * SIGNAL_MILES_PER_HOUR) / 60),
          }
        : null,
    roomMilligallons: isFull
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
