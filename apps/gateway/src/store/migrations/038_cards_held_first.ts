import { schemaOf } from '../distribute.ts';
import { holdBatchWith } from './011_decisions.ts';

/** A batch that waits for a card reads its data only once it has locked the card. */
export const cardsHeldFirst = schemaOf([
  'DROP FUNCTION hold_batch',
  holdBatchWith(', a.integrations'),
]);
