import { schemaOf } from '../distribute.ts';

/** The product groups that an allowance is limited to; null means any. */
export const allowanceProducts = schemaOf(['ALTER TABLE limit_allowances ADD COLUMN groups jsonb']);
