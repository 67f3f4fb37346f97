import { schemaOf } from '../distribute.ts';
import { holdBatchWith } from './011_decisions.ts';

/** A batch of decisions knows whether webhooks are on without another query. */
export const heldIntegrations = schemaOf([
  'DROP FUNCTION hold_batch',
  holdBatchWith(', a.integrations'),
]);
