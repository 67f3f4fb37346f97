import { StartupError } from '@forecourt/server';
import type { Unit } from './units.ts';

/** Working days per week, less those when a vehicle's card is not in use. */
const PACE_PER_WEEK = 4.5;
const TANK_FILLED = 0.94;
/** Share of days on which a unit buys something other than fuel. */
export const SIDE_PURCHASE_CHANCE = 0.1;
/** Share of days on which a card for no one in particular is used. */
export const CAN_CHANCE = 0.3;
const MILEAGE_FACTOR_MAX = 1.6;
const OF_A_LIMIT = 0.93;
const BISECTIONS = 40;

/** Fill-ups per working day if everyone drives this much more than usual. */
function fillsPerDay({ vehicle, cards }: Unit, mileageFactor: number): number {
  if (!vehicle || cards.length === 0) return 0;
  const used = (mileageFactor * vehicle.milesPerDay * 1000) / vehicle.milesPerGallon;
  const fill = vehicle.tankMilligallons * (TANK_FILLED - vehicle.fillsAt) + used / 2;
  const limit = cards[0]?.limits.perTransactionMilligallons ?? fill;
  return used / Math.min(fill, limit * OF_A_LIMIT);
}

const perDay = (unit: Unit, mileageFactor: number) =>
  unit.vehicle
    ? fillsPerDay(unit, mileageFactor) + SIDE_PURCHASE_CHANCE * mileageFactor
    : CAN_CHANCE * mileageFactor;

/**
 * Returns how much more or less than usual everyone must drive for about this many purchases.
 *
 * @throws StartupError if there are too few cards for that many purchases.
 */
export function drivingFactor(units: readonly Unit[], days: number, purchases: number): number {
  const count = (mileageFactor: number) =>
    units.reduce((sum, unit) => sum + perDay(unit, mileageFactor), 0) * (days / 7) * PACE_PER_WEEK;
  if (count(MILEAGE_FACTOR_MAX) < purchases) {
    const maxPurchases = Math.floor(count(MILEAGE_FACTOR_MAX));
    throw new StartupError(
      `This many cards can make at most ${maxPurchases} purchases. Use more cards.`,
    );
  }
  let low = 0;
  let high = MILEAGE_FACTOR_MAX;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const midpoint = (low + high) / 2;
    if (count(midpoint) < purchases) low = midpoint;
    else high = midpoint;
  }
  return high;
}
