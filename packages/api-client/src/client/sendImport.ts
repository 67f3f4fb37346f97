import {
  IMPORT_ROWS_PER_CHUNK,
  type CardDelivery,
  type ImportEntries,
  type ImportKind,
} from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import type { CallFailure, CallResult, Calls, CallScope, Keyed } from './types.ts';

/** The noun in the names of the calls for each kind of file, such as `startOrderImport`. */
export const IMPORT_NOUNS = {
  cards: 'Order',
  drivers: 'Driver',
  vehicles: 'Vehicle',
  promptedIds: 'PromptedId',
  purchases: 'Purchase',
} as const satisfies Record<ImportKind, string>;

/** What must be provided, in addition to the rows, to confirm a file. */
interface Confirmations extends Readonly<Record<Exclude<ImportKind, 'cards'>, null>> {
  readonly cards: { readonly delivery: CardDelivery };
}
/** Results of a confirmed import, by kind. */
export type ImportOutcomes = {
  readonly [Kind in ImportKind]: ResponseOf<
    Contract[`confirm${(typeof IMPORT_NOUNS)[Kind]}Import`]
  >;
};

export interface ImportToSend<Kind extends ImportKind> {
  readonly kind: Kind;
  readonly fileName: string;
  readonly rows: readonly { readonly row: number; readonly entry: ImportEntries[Kind] }[];
  /** SHA-256 of the canonical rows, as hexadecimal. */
  readonly contentHash: string;
  /** SHA-256 of the file, as hexadecimal, by which the import context later recognizes it. */
  readonly fileHash?: string;
  readonly confirmation: Confirmations[Kind];
  /**
   * One key per set of rows: sending again resumes after a failure without duplicates. Different
   * rows, or the same rows after a cancellation, need a new key.
   */
  readonly idempotencyKey: string;
}

type RefusedRows = ResponseOf<Contract['putOrderImportRows']>['refused'];
export type ImportResult<Kind extends ImportKind> =
  | { readonly outcome: 'confirmed'; readonly confirmed: ImportOutcomes[Kind] }
  /** The gateway refused rows; the draft is discarded and nothing is imported. */
  | { readonly outcome: 'refused'; readonly refused: RefusedRows }
  | { readonly outcome: 'failed'; readonly failure: CallFailure }
  | { readonly outcome: 'canceled' };

export interface SendImportOptions extends CallScope {
  /** Aborting discards the draft unless it is already being confirmed. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sentRows: number) => void) | undefined;
}

/** The calls that import one kind of file. */
interface ImportCalls<Kind extends ImportKind> {
  readonly start: Calls['startOrderImport'];
  readonly cancel: Calls['cancelOrderImport'];
  readonly put: (
    request: {
      readonly params: { readonly importId: string; readonly chunk: string };
      readonly body: { rows: { row: number; entry: ImportEntries[Kind] }[] };
    },
    options: SendImportOptions,
  ) => Promise<CallResult<ResponseOf<Contract['putOrderImportRows']>>>;
  readonly confirm: (
    request: {
      readonly params: { readonly importId: string };
      readonly body: { readonly expectedRows: number };
    },
    options: CallScope & Keyed,
  ) => Promise<CallResult<ImportOutcomes[Kind]>>;
}

function callsOf<Kind extends ImportKind>(client: Calls, kind: Kind): ImportCalls<Kind>;
function callsOf(client: Calls, kind: ImportKind): object {
  const noun = IMPORT_NOUNS[kind];
  return {
    start: client[`start${noun}Import`],
    put: client[`put${noun}ImportRows`],
    cancel: client[`cancel${noun}Import`],
    confirm: client[`confirm${noun}Import`],
  };
}

/**
 * The draft no longer accepts rows. It may already be confirmed if only the response was lost;
 * confirming again with the same key tells.
 */
const isClosed = ({ errorCode }: CallFailure): boolean => errorCode === 'import.closed';

/** Sends rows in chunks and returns the response to each; stops at the first failure. */
export async function sendChunks<Row, T>(
  rows: readonly Row[],
  sendChunk: (chunk: Row[], index: number) => Promise<CallResult<T>>,
  onProgress?: (sentRows: number) => void,
): Promise<CallResult<T[]>> {
  const data: T[] = [];
  let requestId = '';
  for (let from = 0; from < rows.length; from += IMPORT_ROWS_PER_CHUNK) {
    const chunk = rows.slice(from, from + IMPORT_ROWS_PER_CHUNK);
    // sequential: chunks update the same draft, and a long file must not starve other clients
    const result = await sendChunk(chunk, from / IMPORT_ROWS_PER_CHUNK);
    if (!result.ok) return result;
    requestId = result.requestId;
    data.push(result.data);
    onProgress?.(from + chunk.length);
  }
  return { ok: true, data, requestId };
}

/**
 * Sends a validated file to a draft on the gateway in chunks, then confirms it: all rows are
 * imported in one transaction, or none. Never throws. [CARD-03]
 */
export async function sendImport<Kind extends ImportKind>(
  client: Calls,
  { kind, fileName, rows, contentHash, fileHash, confirmation, idempotencyKey }: ImportToSend<Kind>,
  { signal, onProgress, ...scope }: SendImportOptions = {},
): Promise<ImportResult<Kind>> {
  const calls = callsOf(client, kind);
  const started = await calls.start(
    { body: { fileName, rowCount: rows.length, contentHash, ...(fileHash && { fileHash }) } },
    { idempotencyKey, signal, ...scope },
  );
  if (!started.ok) {
    return signal?.aborted
      ? { outcome: 'canceled' }
      : { outcome: 'failed', failure: started.failure };
  }
  const { importId } = started.data;
  const discard = () => calls.cancel({ params: { importId } }, scope);
  const sent = await sendChunks(
    rows,
    (chunk, index) =>
      calls.put(
        { params: { importId, chunk: String(index) }, body: { rows: chunk } },
        { signal, ...scope },
      ),
    onProgress,
  );
  if (signal?.aborted) {
    await discard();
    return { outcome: 'canceled' };
  }
  if (!sent.ok && !isClosed(sent.failure)) return { outcome: 'failed', failure: sent.failure };
  const refused = sent.ok ? sent.data.flatMap((received) => received.refused) : [];
  if (refused.length > 0) {
    await discard();
    return { outcome: 'refused', refused };
  }
  const confirmed = await calls.confirm(
    { params: { importId }, body: { ...confirmation, expectedRows: rows.length } },
    { idempotencyKey, ...scope },
  );
  if (!confirmed.ok) return { outcome: 'failed', failure: confirmed.failure };
  return { outcome: 'confirmed', confirmed: confirmed.data };
}
