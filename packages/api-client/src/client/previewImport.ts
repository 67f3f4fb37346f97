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
    const chunk = entries.slice(from, from + IMPORT_ROWS_PER_CHUNK);
    // sequential, so that a file of thousands of rows does not starve other clients
    const result = await client.previewPurchaseImport({ body: { entries: chunk } }, options);
    if (!result.ok) return result;
    requestId = result.requestId;
    counts.added += result.data.added;
    counts.changed += result.data.changed;
    counts.unchanged += result.data.unchanged;
    onProgress?.(from + chunk.length);
  }
  return { ok: true, data: counts, requestId };
}
