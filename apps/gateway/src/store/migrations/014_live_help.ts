import { schemaOf } from '../distribute.ts';

/** Records that a page is shown, since it may be shown on one gateway and viewed on another. */
export const liveHelp = schemaOf([
  'ALTER TABLE live_help_sessions ADD COLUMN shown_at timestamptz',
]);
