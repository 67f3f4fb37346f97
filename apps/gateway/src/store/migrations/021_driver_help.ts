import { schemaOf } from '../distribute.ts';

/** Whom the drivers of a fleet call. */
export const driverHelp = schemaOf([
  'ALTER TABLE driver_request_settings ADD COLUMN contact jsonb',
]);
