import type { RecordedPurchase } from '@forecourt/validation';
import { sendChunks, type ImportOutcomes, type SendImportOptions } from './sendImport.ts';
import type { CallResult, Calls } from './types.ts';

/** Previews the outcome of a purchase file, chunk by chunk; nothing is saved. Never throws. */
export async function previewImport(
  client: Pick<Calls, 'previewPurchaseImport'>,
  entries: readonly RecordedPurchase[],
  { onProgress, ...options }: SendImportOptions = {},
): Promise<CallResult<ImportOutcomes['purchases']>> {
  const previewChunk = (chunk: RecordedPurchase[]) =>
    client.previewPurchaseImport({ body: { entries: chunk } }, options);
  const sent = await sendChunks(entries, previewChunk, onProgress);
  if (!sent.ok) return sent;
  const total = (name: keyof ImportOutcomes['purchases']) =>
    sent.data.reduce((sum, counts) => sum + counts[name], 0);
  const [added, changed, unchanged] = [total('added'), total('changed'), total('unchanged')];
  return { ...sent, data: { added, changed, unchanged } };
}
