import type * as z from 'zod/mini';
import { id, natural, nullable, shape, text } from '../core/shape.ts';
import { rosterState } from '../drivers/lifecycle.ts';

/** A vehicle as the gateway keeps it; `vehicle` is what a person fills in. [ENT-28 to ENT-32] */
export const vehicleRecord = shape({
  /** Of the row; `vehicleId` is what the fleet calls the vehicle. */
  id,
  /** null, like the registration: the vehicle came with an order that did not name it. */
  vehicleId: nullable(text(40)),
  name: text(60),
  unitNumber: text(40),
  licensePlate: nullable(text(20)),
  vin: nullable(text(20)),
  registrationNumber: nullable(text(40)),
  /** `YYYY-MM`. */
  registrationExpiry: nullable(text(7)),
  odometerMiles: nullable(natural),
  hubometerStartThousandths: nullable(natural),
  hubometerLastThousandths: nullable(natural),
  tankCapacityMilligallons: nullable(natural),
  trailerNumber: nullable(text(60)),
  fleetId: id,
  fleetName: text(60),
  status: rosterState,
  /** Cards of the vehicle that have not ended. */
  cardCount: natural,
  version: natural,
});
export type VehicleRecord = z.infer<typeof vehicleRecord>;
