import type { HandlerOf } from '../../http/context.ts';
import { countEntries } from './enterRows.ts';
import { requireChunk } from './imports.ts';
import { purchaseEntries } from './purchaseEntries.ts';

/** Previews the outcome of importing purchases, without storing anything. */
export const previewPurchaseImport: HandlerOf<'previewPurchaseImport'> = async (
  { body },
  context,
) => {
  requireChunk('entries', body.entries);
  return countEntries(purchaseEntries, context, body.entries);
};
