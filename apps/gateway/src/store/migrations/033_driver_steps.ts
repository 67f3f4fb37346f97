import { schemaOf } from '../distribute.ts';

/**
 * The number that a decline's link was texted to, when a driver's allowance was revoked, and events
 * that drivers caused.
 */
export const driverSteps = schemaOf([
  'ALTER TABLE driver_links ADD COLUMN mobile text',
  `ALTER TABLE driver_requests ADD COLUMN withdrawn_at timestamptz,
    ADD COLUMN withdrawn_by text`,
  'ALTER TABLE events ADD COLUMN driver_id text',
]);
