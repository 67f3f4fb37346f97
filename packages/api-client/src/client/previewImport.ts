import { IMPORT_ROWS_PER_CHUNK, type RecordedPurchase } from '@forecourt/validation';
import type { ImportOutcomes, SendImportOptions } from './sendImport.ts';
import type { CallResult, Calls } from './types.ts';

/** Previews the outcome of a purchase file, chunk by chunk; nothing is saved. Never throws. */
export async function previewImport(
  client: Pick<Calls, 'previewPurchaseImport'>,
  entries: readonly RecordedPurchase[],
  { onProgress, ...options }: SendImportOptions = {},
): Promise<CallResult<ImportOutcomes['purchases']>> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  let requestId = '';
  for (let from = 0; from < entries.length; from += IMPORT_ROWS_PER_CHUNK) {
    const part = entries.slice(from, from + IMPORT_ROWS_PER_CHUNK);
    // sequential, so that a file of thousands of rows does not starve other clients
    const told = await client.previewPurchaseImport({ body: { entries: part } }, options);
    if (!told.ok) return told;
    requestId = told.requestId;
    counts.added += told.data.added;
    counts.changed += told.data.changed;
    counts.unchanged += told.data.unchanged;
    onProgress?.(from + part.length);
  }
  return { ok: true, data: counts, requestId };
}
