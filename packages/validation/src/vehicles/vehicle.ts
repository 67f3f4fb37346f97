import type * as z from 'zod/mini';
import { across, requiredId, lineText, nullable, shape } from '../core/shape.ts';
import { limitMilligallons } from '../limits/limitMilligallons.ts';
import { hubometerThousandths, odometerMiles } from './carriedReadings.ts';
import { DEVICE_ID_CHARACTERS_MAX } from './constants.ts';
import { registrationMonth, registrationNumber } from './registration.ts';
import { licensePlate, unitNumber, vehicleId, vehicleName } from './vehicleFields.ts';
import { vin } from './vin.ts';

interface HubometerReadings {
  hubometerStartThousandths: number | null;
  hubometerLastThousandths: number | null;
}
const isBelow = (last: unknown, start: unknown) =>
  typeof last === 'number' && typeof start === 'number' && last < start;

/**
 * A vehicle to add or edit; `null` means unknown. `freeUnitNumber` checks that the unit number is
 * unused in the account, and `registrationExpiry` that the registration is still valid. [DRIVER-06
 * to DRIVER-16, ENT-28 to ENT-32]
 */
export const vehicle = shape({
  vehicleId,
  name: vehicleName,
  unitNumber,
  licensePlate: nullable(licensePlate),
  vin: nullable(vin),
  registrationNumber,
  registrationExpiry: nullable(registrationMonth),
  odometerMiles: nullable(odometerMiles),
  hubometerStartThousandths: nullable(hubometerThousandths),
  hubometerLastThousandths: nullable(hubometerThousandths),
  tankCapacityMilligallons: nullable(limitMilligallons),
  trailerNumber: nullable(lineText(DEVICE_ID_CHARACTERS_MAX)),
  fleetId: requiredId('fleet.choose'),
}).check(
  across<HubometerReadings>(({ hubometerStartThousandths, hubometerLastThousandths }) =>
    isBelow(hubometerLastThousandths, hubometerStartThousandths)
      ? [{ path: ['hubometerLastThousandths'], key: 'hubometer.outOfSequence' }]
      : [],
  ),
);
export type Vehicle = z.infer<typeof vehicle>;
