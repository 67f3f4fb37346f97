import * as z from 'zod/mini';
import { flag, natural, oneOf, shape } from '../core/shape.ts';
import { AWAY_MILES_MAX, AWAY_MILES_MIN } from './constants.ts';

/**
 * What happens to a purchase that does not fit what its vehicle reports. `ask` declines it and lets the
 * driver ask the fleet by text; a manager may allow it once either way.
 */
export const SIGNAL_CHOICES = ['off', 'flag', 'ask', 'decline'] as const;
export type SignalChoice = (typeof SIGNAL_CHOICES)[number];

/** What a fleet does with the signals of its vehicles. */
export const telematicsRules = shape({
  /** The vehicle is farther from the pump than `awayMiles`. */
  whenAway: oneOf(SIGNAL_CHOICES),
  awayMiles: natural.check(
    z.minimum(AWAY_MILES_MIN, { error: 'value.atLeast' }),
    z.maximum(AWAY_MILES_MAX, { error: 'value.atMost' }),
  ),
  /** More fuel than the tank has room for. */
  whenOverTank: oneOf(SIGNAL_CHOICES),
  /** The vehicle has not reported lately. */
  whenSilent: oneOf(SIGNAL_CHOICES),
  /** The vehicle's own odometer is entered in place of what was typed at the pump. */
  usesOdometer: flag,
});
export type TelematicsRules = z.infer<typeof telematicsRules>;

/** Nothing declines before a fleet chooses so, and a silent vehicle is no one's fault. */
export const TELEMATICS_DEFAULTS: TelematicsRules = {
  whenAway: 'flag',
  awayMiles: 5,
  whenOverTank: 'flag',
  whenSilent: 'off',
  usesOdometer: true,
};
