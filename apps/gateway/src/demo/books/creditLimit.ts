import type { Unit } from '../purchases/units.ts';
import { CAN_CHANCE } from '../purchases/volume.ts';

/** Highest price of a gallon in the demo's period, in cents. */
const GALLON_CENTS: Readonly<Record<'001' | '053', number>> = { '001': 445, '053': 520 };
const CAN_CENTS = 3_500;
const SIDE_CENTS_PER_DAY = 500;
const WORKING_DAYS_OUTSTANDING = 33;
const STEP_CENTS = 5_000_000;

/** A credit limit that covers a month's purchases and those made until its bill is paid. */
export function creditLimitCents(units: readonly Unit[], mileageFactor: number): number {
  const perDay = units.reduce((sum, { vehicle }) => {
    if (!vehicle) return sum + CAN_CHANCE * CAN_CENTS;
    const gallons = vehicle.milesPerDay / vehicle.milesPerGallon;
    return sum + gallons * GALLON_CENTS[vehicle.model.fuel] + SIDE_CENTS_PER_DAY;
  }, 0);
  const peakCents = perDay * Math.max(mileageFactor, 0.1) * WORKING_DAYS_OUTSTANDING;
  return Math.max(1, Math.ceil(peakCents / STEP_CENTS)) * STEP_CENTS;
}
