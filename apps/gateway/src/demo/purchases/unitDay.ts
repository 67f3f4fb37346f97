import { WEEK_DAYS } from '@forecourt/validation';
import type { Random } from '../chance/random.ts';
import type { DemoCard } from '../fleet/account.ts';
import { stateAt } from '../fleet/cardLife.ts';
import type { Vehicle } from '../fleet/vehicles.ts';
import {
  canPurchase,
  defLine,
  forbiddenLine,
  pumpPrice,
  sidePurchase,
  type Market,
} from './baskets.ts';
import { atMinute, drivenShare, fuelMinute, type DemoDay } from './calendar.ts';
import { gallonsLine, type SoldLine } from './lines.ts';
import { typeOdometer } from './odometer.ts';
import { stopOf, type PurchaseFlag, type Stop } from './stop.ts';
import { siteFor, type Unit } from './units.ts';
import { CAN_CHANCE, SIDE_PURCHASE_CHANCE } from './volume.ts';

/** A stop planned for the day. What to buy is decided on arrival. */
export interface Plan {
  readonly at: number;
  stop(random: Random): Stop | null;
  /** Called after these lines are approved. */
  done?(lines: readonly SoldLine[]): void;
}

const MISTYPE_CHANCE = 0.019;
const LATE_CHANCE = 0.004;
const CLOSED_DAY_CHANCE = 0.006;
const QUIET_DAY_CHANCE = 0.18;
const QUIET_PACE = 0.2;
const PACE_ON_QUIET_DAYS = 0.5;
const FORBIDDEN_CHANCE = 0.006;
const BOLD_CHANCE = 0.012;
const DEF_MISSING_MIN = 4_000;
const DEF_TANK = 16_000;
const SECOND_CARD_CHANCE = 0.15;

/** The active card to use, sometimes the vehicle's second one; `null` if none is active. */
function usableCard(random: Random, { cards }: Unit, at: number): DemoCard | null {
  const active = cards.filter(({ life }) => stateAt(life, at) === 'active');
  const [first = null, second] = active;
  return second && random.chance(SECOND_CARD_CHANCE) ? second : first;
}

/** Milligallons that the driver requests: a full tank, or what one transaction allows. */
function requestedFuel(random: Random, vehicle: Vehicle, level: number, card: DemoCard): number {
  const room = (vehicle.tankMilligallons - level) * (0.9 + random.fraction() * 0.08);
  const { perTransactionMilligallons: most, gallons1 } = card.limits;
  const limit = Math.min(most ?? room, gallons1?.milligallons ?? room);
  if (room <= limit || random.chance(BOLD_CHANCE)) return Math.floor(room);
  return Math.floor(limit * (0.86 + random.fraction() * 0.14));
}

/** The odometer reading at a given time of the day. */
export const odometerAt = (vehicle: Vehicle, day: DemoDay, at: number): number =>
  vehicle.odometerMiles + Math.floor(vehicle.milesToday * drivenShare(day, at));

interface FuelStop {
  readonly unit: Unit;
  readonly vehicle: Vehicle;
  readonly day: DemoDay;
  readonly market: Market;
  readonly level: number;
}

function fuelPlan(random: Random, { unit, vehicle, day, market, level }: FuelStop): Plan {
  const kind = vehicle.model.fuel === '053' ? 'truckStop' : 'station';
  const site = siteFor(random, unit, kind);
  const isLate = random.chance(LATE_CHANCE);
  const minute = isLate ? random.integer(1_145, 1_290) : fuelMinute(random);
  const at = atMinute(site.city.timeZone, day, minute);
  return {
    at,
    stop() {
      const card = usableCard(random, unit, at);
      if (!card) {
        vehicle.fuelMilligallons = vehicle.tankMilligallons;
        return null;
      }
      const price = pumpPrice(random, market, site, vehicle.model.fuel);
      const milligallons = requestedFuel(random, vehicle, level, card);
      const lines = [gallonsLine(vehicle.model.fuel, milligallons, price.mills, site.rebateMills)];
      if (vehicle.defMissingMilligallons > DEF_MISSING_MIN) {
        const missing = Math.min(DEF_TANK, vehicle.defMissingMilligallons);
        lines.push(defLine(random, market, site, missing));
      }
      if (kind === 'truckStop' && random.chance(FORBIDDEN_CHANCE))
        lines.push(forbiddenLine(random));
      const reading = typeOdometer(random, odometerAt(vehicle, day, at));
      const flags: PurchaseFlag[] = [];
      if (reading.isMistyped) flags.push('odometer');
      if (price.isHigh) flags.push('priceHigh');
      return {
        account: unit.account,
        card,
        site,
        at,
        lines,
        odometerMiles: reading.miles,
        flags,
        isMistyped: card.promptedId !== null && random.chance(MISTYPE_CHANCE),
      };
    },
    done(lines) {
      for (const { product, quantity } of lines) {
        if (product.code === vehicle.model.fuel) vehicle.fuelMilligallons += quantity;
        if (product.code === '062') vehicle.defMissingMilligallons -= quantity;
      }
    },
  };
}

function sidePlan(random: Random, unit: Unit, vehicle: Vehicle, day: DemoDay): Plan {
  const isVan = vehicle.model.fuel === '001';
  const site = siteFor(random, unit, random.chance(0.5) ? 'shop' : isVan ? 'station' : 'truckStop');
  const at = atMinute(site.city.timeZone, day, random.integer(485, 895));
  return {
    at,
    stop() {
      const card = usableCard(random, unit, at);
      if (!card) return null;
      const lines = sidePurchase(random, isVan ? 'van' : 'truck', site);
      const odometerMiles = odometerAt(vehicle, day, at);
      return stopOf({ account: unit.account, card, site, at, lines, odometerMiles });
    },
  };
}

/** A stop with a card that belongs to no one in particular. */
function canPlan(random: Random, unit: Unit, day: DemoDay, market: Market): Plan {
  const site = siteFor(random, unit, random.chance(0.2) ? 'shop' : 'station');
  const at = atMinute(site.city.timeZone, day, random.integer(420, 1_000));
  return {
    at,
    stop() {
      const card = usableCard(random, unit, at);
      if (!card) return null;
      const lines = canPurchase(random, market, site);
      return stopOf({ account: unit.account, card, site, at, lines, odometerMiles: null });
    },
  };
}

/** Whether the unit's card may be used on this day of the week. */
function isOpen({ cards }: Unit, { weekDay }: DemoDay): boolean {
  const days = cards[0]?.limits.allowedDays ?? null;
  return days === null || days.some((day) => WEEK_DAYS[weekDay] === day);
}

/** Drives the day's miles and returns the vehicle's stops. */
function vehiclePlans(
  random: Random,
  unit: Unit,
  vehicle: Vehicle,
  day: DemoDay,
  market: Market,
  mileageFactor: number,
): Plan[] {
  const isQuiet = day.pace < QUIET_PACE;
  const isOff = isQuiet && !random.chance(isOpen(unit, day) ? QUIET_DAY_CHANCE : CLOSED_DAY_CHANCE);
  const pace = isQuiet ? PACE_ON_QUIET_DAYS : day.pace;
  const miles = isOff
    ? 0
    : Math.round(vehicle.milesPerDay * pace * mileageFactor * random.about(0.35));
  const usedMilligallons = Math.round(
    (miles * 1000) / (vehicle.milesPerGallon * random.about(0.04)),
  );
  const plans: Plan[] = [];
  const remaining = vehicle.fuelMilligallons - usedMilligallons;
  vehicle.odometerMiles += vehicle.milesToday;
  vehicle.milesToday = miles;
  const missing = Math.round((usedMilligallons * vehicle.model.defPerMille) / 1000);
  vehicle.defMissingMilligallons = Math.min(DEF_TANK, vehicle.defMissingMilligallons + missing);
  if (remaining < vehicle.tankMilligallons * vehicle.fillsAt) {
    plans.push(fuelPlan(random, { unit, vehicle, day, market, level: Math.max(0, remaining) }));
  }
  vehicle.fuelMilligallons = Math.max(Math.floor(vehicle.tankMilligallons / 20), remaining);
  if (random.chance(SIDE_PURCHASE_CHANCE * mileageFactor * pace * (isOff ? 0 : 1))) {
    plans.push(sidePlan(random, unit, vehicle, day));
  }
  return plans;
}

/** A unit's plans for a day. `mileageFactor` is how much more than usual it drives. */
export function unitPlans(
  random: Random,
  unit: Unit,
  day: DemoDay,
  market: Market,
  mileageFactor: number,
): Plan[] {
  if (unit.vehicle) return vehiclePlans(random, unit, unit.vehicle, day, market, mileageFactor);
  return random.chance(CAN_CHANCE * mileageFactor * day.pace)
    ? [canPlan(random, unit, day, market)]
    : [];
}
