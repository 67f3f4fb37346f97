import { schemaOf } from '../distribute.ts';

/** A person's mailing address; null if they gave none. */
export const personAddress = schemaOf(['ALTER TABLE people ADD COLUMN address jsonb']);
