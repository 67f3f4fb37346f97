import type * as z from 'zod/mini';
import { id, natural, nullable, shape, text } from '../core/shape.ts';
import { rosterState } from '../drivers/lifecycle.ts';

/** A vehicle as stored by the gateway; the form's schema is `vehicle`. [ENT-28 to ENT-32] */
export const vehicleRecord = shape({
  /** The row's ID; `vehicleId` is the fleet's own. */
  id,
  /** `null`, like the registration, if the vehicle was created by an order without it. */
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
  /** Number of the vehicle's cards that have not ended. */
  cardCount: natural,
  version: natural,
});
export type VehicleRecord = z.infer<typeof vehicleRecord>;
