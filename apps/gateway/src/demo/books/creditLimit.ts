import type { Unit } from '../purchases/units.ts';
import { CAN_CHANCE } from '../purchases/volume.ts';

/** Most that a gallon costs in the time of the demo, in cents. */
const GALLON_CENTS: Readonly<Record<'001' | '053', number>> = { '001': 445, '053': 520 };
const CAN_CENTS = 3_500;
const SIDE_CENTS_PER_DAY = 500;
const WORKING_DAYS_OUTSTANDING = 33;
const STEP_CENTS = 5_000_000;

/** A credit line that a month's purchases and those until its bill is paid fit into. */
export function creditLimitCents(units: readonly Unit[], more: number): number {
  const perDay = units.reduce((sum, { vehicle }) => {
    if (!vehicle) return sum + CAN_CHANCE * CAN_CENTS;
    const gallons = vehicle.milesPerDay / vehicle.milesPerGallon;
    return sum + gallons * GALLON_CENTS[vehicle.model.fuel] + SIDE_CENTS_PER_DAY;
  }, 0);
  const most = perDay * Math.max(more, 0.1) * WORKING_DAYS_OUTSTANDING;
  return Math.max(1, Math.ceil(most / STEP_CENTS)) * STEP_CENTS;
}
