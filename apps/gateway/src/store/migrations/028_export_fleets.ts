import { schemaOf } from '../distribute.ts';

/** The fleets of the person who requested a file; null for files from before this column. */
export const exportFleets = schemaOf(['ALTER TABLE file_exports ADD COLUMN made_within jsonb']);
