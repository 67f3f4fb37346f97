import { schemaOf } from '../distribute.ts';
import { holdBatchWith } from './011_decisions.ts';

/** A batch that waits for a card reads what it is decided by once it has the card. */
export const cardsHeldFirst = schemaOf([
  'DROP FUNCTION hold_batch',
  holdBatchWith(', a.integrations'),
]);
