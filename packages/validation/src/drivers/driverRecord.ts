import type * as z from 'zod/mini';
import { id, natural, nullable, shape, text } from '../core/shape.ts';
import { rosterState } from './lifecycle.ts';

/** A driver as stored by the gateway; the form's schema is `driver`. [ENT-27] */
export const driverRecord = shape({
  /** The row's ID; `driverId` is the fleet's own. */
  id,
  firstName: text(60),
  lastName: text(60),
  driverId: text(40),
  /** `null` if the driver was created by an order without one. */
  employeeId: nullable(text(20)),
  licenseNumber: nullable(text(40)),
  licenseState: nullable(text(2)),
  mobile: nullable(text(20)),
  fleetId: id,
  fleetName: text(60),
  status: rosterState,
  /** Number of the driver's cards that have not ended. */
  cardCount: natural,
  version: natural,
});
export type DriverRecord = z.infer<typeof driverRecord>;
