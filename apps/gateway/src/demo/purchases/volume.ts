import type { Unit } from './units.ts';

/** Working days in each week, less those on which a vehicle's card is not in use. */
const PACE_PER_WEEK = 4.5;
const TANK_FILLED = 0.94;
/** Share of days on which a unit buys something that is not fuel. */
export const SIDE_PURCHASE_CHANCE = 0.1;
/** Share of days on which a card for no one in particular is used. */
export const CAN_CHANCE = 0.3;
const MOST = 1.6;
const OF_A_LIMIT = 0.93;
const BISECTIONS = 40;

/** Fills on a working day when everyone drives so much more than as a rule. */
function fillsPerDay({ vehicle, cards }: Unit, more: number): number {
  if (!vehicle || cards.length === 0) return 0;
  const used = (more * vehicle.milesPerDay * 1000) / vehicle.milesPerGallon;
  const fill = vehicle.tankMilligallons * (TANK_FILLED - vehicle.fillsAt) + used / 2;
  const most = cards[0]?.limits.perTransactionMilligallons ?? fill;
  return used / Math.min(fill, most * OF_A_LIMIT);
}

const perDay = (unit: Unit, more: number) =>
  unit.vehicle ? fillsPerDay(unit, more) + SIDE_PURCHASE_CHANCE * more : CAN_CHANCE * more;

/**
 * By how much everyone drives more or less than as a rule, so that about so many purchases happen.
 *
 * @throws RangeError when so few cards cannot buy so often.
 */
export function driveMore(units: readonly Unit[], days: number, purchases: number): number {
  const count = (more: number) =>
    units.reduce((sum, unit) => sum + perDay(unit, more), 0) * (days / 7) * PACE_PER_WEEK;
  if (count(MOST) < purchases) {
    const most = Math.floor(count(MOST));
    throw new RangeError(`This many cards can make at most ${most} purchases. Use more cards.`);
  }
  let low = 0;
  let high = MOST;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (count(middle) < purchases) low = middle;
    else high = middle;
  }
  return high;
}
