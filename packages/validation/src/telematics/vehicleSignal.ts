import * as z from 'zod/mini';
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

/** What one vehicle reported at one instant; what it did not report is null. */
export const vehicleSignal = shape({
  /** Its unit number or VIN, as the fleet keeps it. */
  vehicle: text(40).check(z.minLength(1, { error: 'value.required' })),
  at: instant,
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

/** Whether a signal is of the future by more than clocks differ. */
export const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() - now.getTime() > SIGNAL_AHEAD_MINUTES_MAX * MINUTE_MILLISECONDS;

/** The last that is known of a vehicle, each with its instant; null: never reported. */
export interface LastSignal {
  readonly position: (Place & { readonly at: Date }) | null;
  readonly odometer: { readonly miles: number; readonly at: Date } | null;
  readonly tank: { readonly percent: number; readonly at: Date } | null;
}

/** What a signal says of a purchase; null: nothing that is fresh. */
export interface SignalAtPump {
  /** Miles from the pump in a straight line, and those that it can have driven since. */
  readonly away: { readonly miles: number; readonly drivenMiles: number } | null;
  /** What the tank has room for, in thousandths of a gallon, with what a gauge may be off. */
  readonly roomMilligallons: number | null;
  readonly odometerMiles: number | null;
}

/** Minutes since it was reported; null: too long ago to count. */
function minutesSince(reported: { readonly at: Date } | null, now: Date): number | null {
  if (reported === null) return null;
  const minutes = (now.getTime() - reported.at.getTime()) / MINUTE_MILLISECONDS;
  return minutes <= SIGNAL_FRESH_MINUTES ? Math.max(0, minutes) : null;
}

/** Holds what a vehicle reported last against a pump and an instant. */
export function signalAtPump(
  { position, odometer, tank }: LastSignal,
  pump: {
    readonly at: Date;
    readonly place: Place | null;
    readonly tankMilligallons: number | null;
  },
): SignalAtPump {
  const { at, place, tankMilligallons } = pump;
  const minutes = minutesSince(position, at);
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
    odometerMiles: odometer && minutesSince(odometer, at) !== null ? odometer.miles : null,
  };
}
