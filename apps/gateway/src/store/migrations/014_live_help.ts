import { schemaOf } from '../distribute.ts';

/** A page may be shown on one gateway and looked at on another: both read here that it is. */
export const liveHelp = schemaOf([
  'ALTER TABLE live_help_sessions ADD COLUMN shown_at timestamptz',
]);
