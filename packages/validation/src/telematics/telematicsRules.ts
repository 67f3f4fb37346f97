import * as z from 'zod/mini';
import { flag, natural, oneOf, shape } from '../core/shape.ts';
import { AWAY_MILES_MAX, AWAY_MILES_MIN } from './constants.ts';

/**
 * What to do with a purchase that contradicts the vehicle's signal. `ask` declines it and lets the
 * driver text a request to the fleet; a manager can allow it once in either case.
 */
export const SIGNAL_CHOICES = ['off', 'flag', 'ask', 'decline'] as const;
export type SignalChoice = (typeof SIGNAL_CHOICES)[number];

/** A fleet's rules for its vehicles' signals. */
export const telematicsRules = shape({
  /** If the vehicle is farther from the pump than `awayMiles`. */
  whenAway: oneOf(SIGNAL_CHOICES),
  awayMiles: natural.check(
    z.minimum(AWAY_MILES_MIN, { error: 'value.atLeast' }),
    z.maximum(AWAY_MILES_MAX, { error: 'value.atMost' }),
  ),
  /** If the fuel exceeds the room in the tank. */
  whenOverTank: oneOf(SIGNAL_CHOICES),
  /** If the vehicle has not reported lately. */
  whenSilent: oneOf(SIGNAL_CHOICES),
  /** Whether the vehicle's odometer replaces the reading typed at the pump. */
  usesOdometer: flag,
});
export type TelematicsRules = z.infer<typeof telematicsRules>;

/** Nothing declines unless a fleet chooses so, and silent vehicles are ignored. */
export const TELEMATICS_DEFAULTS: TelematicsRules = {
  whenAway: 'flag',
  awayMiles: 5,
  whenOverTank: 'flag',
  whenSilent: 'off',
  usesOdometer: true,
};
