import { driverRecord, type Driver, type DriverRecord } from '@forecourt/validation';
import { sql } from 'kysely';
import type { HandlerOf } from '../../http/context.ts';
import { issueIf } from '../../http/refusal.ts';
import { isTaken } from '../../store/inAccount.ts';
import { DRIVERS } from './roster.ts';
import { cardsOf } from './rosterCards.ts';
import { rosterEntity } from './rosterEntity.ts';

/** The account's drivers, as a roster entity. */
export const drivers = rosterEntity<Driver, DriverRecord>({
  kind: DRIVERS,
  record: driverRecord,
  firstSort: 'name',
  sorts: {
    name: { expression: sql`lower(r.last_name || ' ' || r.first_name)`, type: 'text' },
    driverId: { expression: sql`r.driver_id`, type: 'text' },
    employeeId: { expression: sql`coalesce(r.employee_id, '')`, type: 'text' },
  },
  holds: (like) =>
    sql`((r.first_name || ' ' || r.last_name) ILIKE ${like} OR r.driver_id ILIKE ${like}
      OR r.employee_id ILIKE ${like} OR r.license_number ILIKE ${like}
      OR replace(r.mobile, ' ', '') ILIKE ${like.replaceAll(' ', '')})`,
  // [DRIVER-03, DRIVER-05]
  findConflicts: async (context, { driverId, employeeId }, ownId) => [
    ...issueIf(
      await isTaken(context, 'drivers', 'driver_id', driverId, ownId),
      'driverId',
      'driver.idInUse',
    ),
    ...issueIf(
      await isTaken(context, 'drivers', 'employee_id', employeeId, ownId),
      'employeeId',
      'driver.employeeIdInUse',
    ),
  ],
});

/** Drivers, filtered, sorted, and paged. */
export const listDrivers: HandlerOf<'listDrivers'> = ({ query }, context) =>
  drivers.list(context, query);

/** One driver, with their cards. */
export const getDriver: HandlerOf<'getDriver'> = async ({ params }, context) => ({
  driver: await drivers.read(context, params.id),
  cards: await cardsOf(context, DRIVERS, params.id),
});

/** Adds a driver. [DRIVER-01 to DRIVER-05, DRIVER-17] */
export const addDriver: HandlerOf<'addDriver'> = async ({ body }, context) => ({
  driver: await drivers.add(context, body),
});

/** Changes a driver, unless someone else has changed it in the meantime. */
export const editDriver: HandlerOf<'editDriver'> = async (input, context) => ({
  driver: await drivers.edit(context, input),
});
