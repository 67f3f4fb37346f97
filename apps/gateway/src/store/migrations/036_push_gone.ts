import { schemaOf } from '../distribute.ts';

/** When a browser's push service said that it reaches no one: the browser may still hold that address. */
export const pushGone = schemaOf(['ALTER TABLE push_subscriptions ADD COLUMN gone_at timestamptz']);
