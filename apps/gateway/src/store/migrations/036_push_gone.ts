import { schemaOf } from '../distribute.ts';

/** When a push service reported a subscription gone. The browser may still hold its address. */
export const pushGone = schemaOf(['ALTER TABLE push_subscriptions ADD COLUMN gone_at timestamptz']);
