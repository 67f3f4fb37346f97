import { schemaOf } from '../distribute.ts';

/** When a vehicle reported last, also where it had nothing to say: it is not silent then. */
export const heardVehicles = schemaOf([
  'ALTER TABLE vehicle_signals ADD COLUMN heard_at timestamptz',
]);
