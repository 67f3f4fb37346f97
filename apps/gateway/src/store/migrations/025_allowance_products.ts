import { schemaOf } from '../distribute.ts';

/** An allowance can be for some products alone; null: for any. */
export const allowanceProducts = schemaOf(['ALTER TABLE limit_allowances ADD COLUMN groups jsonb']);
