import { schemaOf } from '../distribute.ts';

/** Where a person gets mail; null: they named no address. */
export const personAddress = schemaOf(['ALTER TABLE people ADD COLUMN address jsonb']);
