import type { HandlerOf } from '../../http/context.ts';
import { countEntries } from './enterRows.ts';
import { requireChunk } from './imports.ts';
import { purchaseEntries } from './purchaseEntries.ts';

/** What purchases of a file would come to, before the person enters them. Nothing is kept. */
export const previewPurchaseImport: HandlerOf<'previewPurchaseImport'> = async (
  { body },
  context,
) => {
  requireChunk('entries', body.entries);
  return countEntries(purchaseEntries, context, body.entries);
};
