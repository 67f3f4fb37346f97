import { IMPORT_ROWS_PER_CHUNK, type RecordedPurchase } from '@forecourt/validation';
import type { ImportOutcomes, SendImportOptions } from './sendImport.ts';
import type { CallResult, Calls } from './types.ts';

/** Asks chunk by chunk what the purchases of a file would come to; nothing is sent to be kept. Never throws. */
export async function previewImport(
  client: Pick<Calls, 'previewPurchaseImport'>,
  entries: readonly RecordedPurchase[],
  { onProgress, ...options }: SendImportOptions = {},
): Promise<CallResult<ImportOutcomes['purchases']>> {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  let requestId = '';
  for (let from = 0; from < entries.length; from += IMPORT_ROWS_PER_CHUNK) {
    const part = entries.slice(from, from + IMPORT_ROWS_PER_CHUNK);
    // one after the other: a file of thousands must not keep the gateway from everyone else
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
