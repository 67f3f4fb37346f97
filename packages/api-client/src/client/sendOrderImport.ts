import type { CardDelivery, CardOrder } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import type { CallFailure, CallResult, Client } from './types.ts';

/** Rows of one chunk; the gateway takes no more at once. */
export const IMPORT_ROWS_PER_CHUNK = 500;

export interface ImportToSend {
  readonly fileName: string;
  readonly rows: readonly { readonly row: number; readonly card: CardOrder }[];
  /** SHA-256 of the canonical rows, in hexadecimal. */
  readonly contentHash: string;
  /** SHA-256 of the file, in hexadecimal: `getImportContext` names its order from then on. */
  readonly fileHash?: string;
  readonly delivery: CardDelivery;
  /**
   * One for these rows: the same again continues where a failure stopped and doubles nothing. Other
   * rows, and the same rows after a cancellation, need a new one.
   */
  readonly idempotencyKey: string;
}

type Refused = ResponseOf<Contract['putImportRows']>['refused'];
export type ImportResult =
  | { readonly outcome: 'ordered'; readonly confirmed: ResponseOf<Contract['confirmOrderImport']> }
  /** The gateway refuses rows; the draft is thrown away and nothing is ordered. */
  | { readonly outcome: 'refused'; readonly refused: Refused }
  | { readonly outcome: 'failed'; readonly failure: CallFailure }
  | { readonly outcome: 'canceled' };

export interface SendImportOptions {
  /** Aborting throws the draft away, as long as it is not being confirmed. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sentRows: number) => void) | undefined;
  readonly accountId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}

/**
 * The draft takes no rows any more. It may be ordered already, when only the answer was lost:
 * confirming again with the same key says so.
 */
const isClosed = ({ errorCode }: CallFailure): boolean => errorCode === 'import.closed';

async function sendChunks(
  client: Client,
  importId: string,
  rows: ImportToSend['rows'],
  { onProgress, ...options }: SendImportOptions,
): Promise<CallResult<Refused>> {
  const refused: Refused = [];
  let requestId = '';
  for (let from = 0; from < rows.length; from += IMPORT_ROWS_PER_CHUNK) {
    const part = rows.slice(from, from + IMPORT_ROWS_PER_CHUNK);
    const chunk = String(from / IMPORT_ROWS_PER_CHUNK);
    // one after the other: the draft is one row of the database
    const sent = await client.putImportRows(
      { params: { importId, chunk }, body: { rows: part } },
      options,
    );
    if (!sent.ok) return sent;
    requestId = sent.requestId;
    refused.push(...sent.data.refused);
    onProgress?.(from + part.length);
  }
  return { ok: true, data: refused, requestId };
}

/**
 * Sends a checked file in chunks to a draft on the gateway, then confirms it: every row is ordered
 * in one transaction, or none. Never throws. [CARD-03]
 */
export async function sendOrderImport(
  client: Client,
  { fileName, rows, contentHash, fileHash, delivery, idempotencyKey }: ImportToSend,
  options: SendImportOptions = {},
): Promise<ImportResult> {
  const { signal, accountId, userId } = options;
  const scope = { accountId, userId };
  const begun = await client.startOrderImport(
    { body: { fileName, rowCount: rows.length, contentHash, ...(fileHash && { fileHash }) } },
    { idempotencyKey, signal, ...scope },
  );
  if (!begun.ok) {
    return signal?.aborted
      ? { outcome: 'canceled' }
      : { outcome: 'failed', failure: begun.failure };
  }
  const { importId } = begun.data;
  const drop = () => client.cancelOrderImport({ params: { importId } }, scope);
  const sent = await sendChunks(client, importId, rows, options);
  if (signal?.aborted) {
    await drop();
    return { outcome: 'canceled' };
  }
  if (!sent.ok && !isClosed(sent.failure)) return { outcome: 'failed', failure: sent.failure };
  if (sent.ok && sent.data.length > 0) {
    await drop();
    return { outcome: 'refused', refused: sent.data };
  }
  const confirmed = await client.confirmOrderImport(
    { params: { importId }, body: { delivery, expectedRows: rows.length } },
    { idempotencyKey, ...scope },
  );
  if (!confirmed.ok) return { outcome: 'failed', failure: confirmed.failure };
  return { outcome: 'ordered', confirmed: confirmed.data };
}
