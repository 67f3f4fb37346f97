import { schemaOf } from '../distribute.ts';

/** Sets the state that locked accounts had before, from the events that locked them. */
export const FILL_LOCKED_FROM = `UPDATE accounts a SET locked_from = v.before->>'state'
  FROM events v
  WHERE v.account_id = a.account_id AND a.state = 'locked' AND a.locked_from IS NULL
  AND v.subject_type = 'account' AND v.subject_id = a.account_id
  AND v.action IN ('account.lockedDelinquent', 'account.lockedInactive')
  AND NOT EXISTS (SELECT 1 FROM events later
    WHERE later.account_id = v.account_id AND later.subject_type = 'account'
    AND later.subject_id = v.subject_id AND later.id > v.id
    AND later.action IN ('account.lockedDelinquent', 'account.lockedInactive'))`;

/** The state of a locked account before the lock, since a read-only account stays read-only. */
export const lockedFrom = schemaOf([
  'ALTER TABLE accounts ADD COLUMN locked_from text',
  // on a cluster, a column cannot be added with its constraint
  `ALTER TABLE accounts ADD CONSTRAINT accounts_locked_from_check
    CHECK (locked_from IN ('open','readOnly'))`,
  FILL_LOCKED_FROM,
]);
