import { schemaOf } from '../distribute.ts';

/** The fleets that a file was asked for within; null: made before these were kept. */
export const exportFleets = schemaOf(['ALTER TABLE file_exports ADD COLUMN made_within jsonb']);
