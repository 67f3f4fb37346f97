import type { CardDelivery, CardOrder } from '@forecourt/validation';
import { useRef, useState } from 'react';
import type { CallFailure } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useQuery, useQueryKey, useRefresh, type Query } from './query.ts';

/** IDs that a file may not use again. */
export function useImportContext(): Query<ResponseOf<Contract['getImportContext']>> {
  const { client } = useApi();
  return useQuery(useQueryKey('getImportContext', {}), () => client.call('getImportContext'));
}

export interface ImportToSend {
  readonly fileName: string;
  readonly rows: readonly { readonly row: number; readonly card: CardOrder }[];
  /** SHA-256 of the canonical rows. */
  readonly contentHash: string;
  readonly delivery: CardDelivery;
  /** Of this import; the confirmation derives from it, so a retry doubles nothing. */
  readonly idempotencyKey: string;
}

type Refused = ResponseOf<Contract['putImportRows']>['refused'];
export type ImportResult =
  | { readonly outcome: 'ordered'; readonly confirmed: ResponseOf<Contract['confirmOrderImport']> }
  | { readonly outcome: 'refused'; readonly refused: Refused }
  | { readonly outcome: 'failed'; readonly failure: CallFailure }
  | { readonly outcome: 'canceled' };

export interface SendImport {
  readonly send: (toSend: ImportToSend) => Promise<ImportResult>;
  /** Stops sending and throws the draft away; nothing is ordered. */
  readonly cancel: () => void;
  readonly sentRows: number;
  readonly isSending: boolean;
}

const ROWS_PER_CHUNK = 500;

/** Sends a checked file in chunks to a draft on the gateway, then confirms it. */
export function useSendImport(): SendImport {
  const { client } = useApi();
  const refresh = useRefresh();
  const abort = useRef<AbortController | null>(null);
  const [sentRows, setSentRows] = useState(0);
  const [isSending, setSending] = useState(false);

  const sendChunks = async (importId: string, { rows }: ImportToSend, signal: AbortSignal) => {
    const refused: Refused[number][] = [];
    for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
      const chunk = String(from / ROWS_PER_CHUNK);
      const part = rows.slice(from, from + ROWS_PER_CHUNK);
      const sent = await client.call(
        'putImportRows',
        { params: { importId, chunk }, body: { rows: [...part] } },
        { signal },
      );
      if (!sent.ok) return sent;
      refused.push(...sent.data.refused);
      setSentRows(from + part.length);
    }
    return { ok: true as const, refused };
  };

  const run = async (toSend: ImportToSend, signal: AbortSignal): Promise<ImportResult> => {
    const { fileName, rows, contentHash, delivery, idempotencyKey } = toSend;
    const begun = await client.call(
      'startOrderImport',
      { body: { fileName, rowCount: rows.length, contentHash } },
      { idempotencyKey, signal },
    );
    if (!begun.ok) return { outcome: 'failed', failure: begun.failure };
    const { importId } = begun.data;
    const drop = () => client.call('cancelOrderImport', { params: { importId } });
    const sent = await sendChunks(importId, toSend, signal);
    if (signal.aborted) {
      await drop();
      return { outcome: 'canceled' };
    }
    if (!sent.ok) return { outcome: 'failed', failure: sent.failure };
    if (sent.refused.length > 0) {
      await drop();
      return { outcome: 'refused', refused: sent.refused };
    }
    const confirmed = await client.call(
      'confirmOrderImport',
      { params: { importId }, body: { delivery, expectedRows: rows.length } },
      { idempotencyKey: `${idempotencyKey}-confirm` },
    );
    if (!confirmed.ok) return { outcome: 'failed', failure: confirmed.failure };
    await refresh(
      'listCards',
      'listOrders',
      'getDashboard',
      'listNotifications',
      'getImportContext',
    );
    return { outcome: 'ordered', confirmed: confirmed.data };
  };

  return {
    sentRows,
    isSending,
    cancel: () => abort.current?.abort(),
    send: async (toSend) => {
      abort.current = new AbortController();
      setSentRows(0);
      setSending(true);
      try {
        return await run(toSend, abort.current.signal);
      } finally {
        setSending(false);
      }
    },
  };
}
