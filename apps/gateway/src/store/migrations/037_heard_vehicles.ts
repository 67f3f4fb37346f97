import { schemaOf } from '../distribute.ts';

/** When a vehicle last reported, even without any data, so that it doesn't count as silent. */
export const heardVehicles = schemaOf([
  'ALTER TABLE vehicle_signals ADD COLUMN heard_at timestamptz',
]);
