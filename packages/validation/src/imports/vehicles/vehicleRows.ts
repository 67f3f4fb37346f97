import { vehicle, type Vehicle } from '../../vehicles/vehicle.ts';
import { unitNameOf, vehicleIdOf } from '../../vehicles/vehicleFields.ts';
import type { ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { rosterColumnOf } from '../rosterColumns.ts';
import { fleetOf, textOf } from '../rowParts.ts';
import { toRowResult, type RowRules } from '../rowRules.ts';

function vehicleOfRow(row: RowReadings, account: ImportAccount) {
  const unitNumber = textOf(row.unitNumber) ?? '';
  return {
    // Many fleets identify vehicles by unit number only
    vehicleId: textOf(row.vehicleId) ?? vehicleIdOf(unitNumber),
    name: textOf(row.vehicleName) ?? unitNameOf(unitNumber),
    unitNumber,
    licensePlate: textOf(row.licensePlate),
    vin: textOf(row.vin),
    registrationNumber: textOf(row.registrationNumber) ?? '',
    registrationExpiry: textOf(row.registrationExpiry),
    odometerMiles: row.odometer?.amount ?? null,
    hubometerStartThousandths: null,
    hubometerLastThousandths: null,
    tankCapacityMilligallons: row.tankCapacity?.amount ?? null,
    trailerNumber: textOf(row.trailerNumber),
    fleetId: fleetOf(row, account),
  };
}

/** Rows of vehicles, matched by unit number. [DRIVER-06 to DRIVER-16] */
export const vehicleRows = (account: ImportAccount): RowRules<Vehicle> => ({
  typeOf: () => null,
  uniqueIn: () => ['unitNumber', 'vin'],
  identifiedBy: 'unitNumber',
  columnOf: rosterColumnOf('unitNumber'),
  judge: ({ readings }) => toRowResult(vehicle.safeParse(vehicleOfRow(readings, account))),
});
