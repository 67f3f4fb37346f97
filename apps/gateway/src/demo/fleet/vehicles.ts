import { vinWarning } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { FleetPlan } from './plans.ts';
import type { VehicleModel } from './models.ts';

/** A vehicle whose odometer and fuel level change with each simulated day. */
export interface Vehicle {
  readonly row: Row<'vehicles'>;
  readonly model: VehicleModel;
  readonly tankMilligallons: number;
  readonly milesPerGallon: number;
  readonly milesPerDay: number;
  /** In the morning of the simulated day. */
  odometerMiles: number;
  milesToday: number;
  fuelMilligallons: number;
  /** DEF missing from its tank. */
  defMissingMilligallons: number;
  /** Fuel level, from 0 to 1, at which the driver looks for a site. */
  readonly fillsAt: number;
}

const MODEL_YEARS = 'KLMNPRST';
const PLANTS = 'ABDEFHKLMNPRSUV';
const SERIAL_DIGITS = 6;
const CHECK_POSITION = 8;
const UNITS_PER_HUNDRED = 99;

/** A VIN with a valid check digit. */
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

/** 101, 102, … in the first fleet; three digits longer after 199. */
function unitNumber(fleet: FleetPlan, index: number): string {
  const width = index < UNITS_PER_HUNDRED ? 2 : 5;
  return `${fleet.unitPrefix}${String(index + 1).padStart(width, '0')}`;
}

const between = (random: Random, [min, max]: readonly [number, number]) =>
  min + random.fraction() * (max - min);

/** Creates a fleet's vehicle with a partly full tank. */
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
