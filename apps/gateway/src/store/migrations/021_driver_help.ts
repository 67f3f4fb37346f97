import { schemaOf } from '../distribute.ts';

/** Whom a fleet's drivers call. */
export const driverHelp = schemaOf([
  'ALTER TABLE driver_request_settings ADD COLUMN contact jsonb',
]);
