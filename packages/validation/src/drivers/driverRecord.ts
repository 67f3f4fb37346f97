import type * as z from 'zod/mini';
import { id, natural, nullable, shape, text } from '../core/shape.ts';
import { rosterState } from './lifecycle.ts';

/** A driver as the gateway keeps it; `driver` is what a person fills in. [ENT-27] */
export const driverRecord = shape({
  /** Of the row; `driverId` is what the fleet calls the driver. */
  id,
  firstName: text(60),
  lastName: text(60),
  driverId: text(40),
  /** null: the driver came with an order that did not name it. */
  employeeId: nullable(text(20)),
  licenseNumber: nullable(text(40)),
  licenseState: nullable(text(2)),
  mobile: nullable(text(20)),
  fleetId: id,
  fleetName: text(60),
  status: rosterState,
  /** Cards of the driver that have not ended. */
  cardCount: natural,
  version: natural,
});
export type DriverRecord = z.infer<typeof driverRecord>;
