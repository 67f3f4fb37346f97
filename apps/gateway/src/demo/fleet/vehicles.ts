import { vinWarning } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { FleetPlan } from './plans.ts';
import type { VehicleModel } from './models.ts';

/** A vehicle on the road; odometer and tank go on with every day. */
export interface Vehicle {
  readonly row: Row<'vehicles'>;
  readonly model: VehicleModel;
  readonly tankMilligallons: number;
  readonly milesPerGallon: number;
  readonly milesPerDay: number;
  /** In the morning of the day that runs. */
  odometerMiles: number;
  milesToday: number;
  fuelMilligallons: number;
  /** Gallons of DEF that are missing from its tank. */
  defMissingMilligallons: number;
  /** Level, in parts of the tank, at which the driver looks for a site. */
  readonly fillsAt: number;
}

const MODEL_YEARS = 'KLMNPRST';
const PLANTS = 'ABDEFHKLMNPRSUV';
const SERIAL_DIGITS = 6;
const CHECK_POSITION = 8;
const UNITS_PER_HUNDRED = 99;

/** An identification number whose check digit fits. */
function makeVin(random: Random, model: VehicleModel, serial: number): string {
  const year = random.letter(MODEL_YEARS);
  const plant = random.letter(PLANTS);
  const end = `${year}${plant}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  const guess = `${model.vinStart}0${end}`;
  const expected = vinWarning(guess)?.params['expected'] ?? '0';
  return `${guess.slice(0, CHECK_POSITION)}${expected}${end}`;
}

const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';
const plate = (random: Random, index: number) =>
  `${random.letter(LETTERS)}${random.letter(LETTERS)}${random.letter(LETTERS)}-${String(index).padStart(4, '0')}`;

/** Units 101, 102, … of the first fleet; past 199 with two digits more. */
function unitNumber(fleet: FleetPlan, index: number): string {
  const width = index < UNITS_PER_HUNDRED ? 2 : 5;
  return `${fleet.unitPrefix}${String(index + 1).padStart(width, '0')}`;
}

const between = (random: Random, [least, most]: readonly [number, number]) =>
  least + random.fraction() * (most - least);

/** One vehicle of a fleet, with a tank that is partly full. */
export function makeVehicle(
  random: Random,
  fleet: FleetPlan,
  ids: { readonly accountId: string; readonly fleetId: string; readonly createdAt: number },
  position: { readonly inFleet: number; readonly inAccount: number },
): Vehicle {
  const model = random.pick(fleet.models);
  const tankGallons = Math.round(between(random, model.tankGallons));
  const odometerMiles = random.integer(8_000, 260_000);
  const tankMilligallons = tankGallons * 1000;
  return {
    row: {
      account_id: ids.accountId,
      id: demoId(random, ids.createdAt),
      fleet_id: ids.fleetId,
      unit_number: unitNumber(fleet, position.inFleet),
      name: model.name,
      vin: makeVin(random, model, random.integer(100_000, 999_999)),
      license_plate: plate(random, (position.inAccount % 9999) + 1),
      odometer_miles: odometerMiles,
      tank_capacity_milligallons: tankMilligallons,
      vehicle_id: `V-${unitNumber(fleet, position.inFleet)}`,
      registration_number: `R-${String(10_000 + position.inAccount)}`,
      registration_expiry: null,
      hubometer_start_thousandths: null,
      hubometer_last_thousandths: null,
      trailer_number: null,
      status: 'active',
      version: 1,
    },
    model,
    tankMilligallons,
    milesPerGallon: between(random, model.milesPerGallon),
    milesPerDay: between(random, model.milesPerDay),
    odometerMiles,
    milesToday: 0,
    fuelMilligallons: Math.floor(tankMilligallons * (0.3 + random.fraction() * 0.6)),
    defMissingMilligallons: random.integer(0, 3_000),
    fillsAt: 0.25 + random.fraction() * 0.2,
  };
}
