import { useCallback, useRef, useState } from 'react';
import type { ImportKind, RecordedPurchase } from '@forecourt/validation';
import {
  previewImport,
  sendImport,
  type CallResult,
  type ImportOutcomes,
  type ImportResult,
  type ImportToSend,
  type SendImportOptions,
} from '../client/index.ts';
import { createOnce } from '../client/once.ts';
import { IMPORT_NOUNS } from '../client/sendImport.ts';
import { useCalls, useQuery } from './query.ts';

/** Fetches what a file is validated against: values in use and files already ordered. */
export const useImportContext = (kind: ImportKind) =>
  useQuery(`get${IMPORT_NOUNS[kind]}ImportContext`, {});

export interface SendImport<Kind extends ImportKind> {
  readonly send: (
    toSend: Omit<ImportToSend<Kind>, 'kind' | 'idempotencyKey'>,
  ) => Promise<ImportResult<Kind>>;
  /** Stops sending and discards the draft; nothing is imported. */
  readonly cancel: () => void;
  readonly sentRows: number;
  readonly isSending: boolean;
}

/** Sends a validated file to the gateway and imports its rows. [CARD-03] */
export function useSendImport<Kind extends ImportKind>(kind: Kind): SendImport<Kind> {
  const calls = useCalls();
  const abort = useRef<AbortController | null>(null);
  const [once] = useState(createOnce);
  const [sentRows, setSentRows] = useState(0);
  const [isSending, setSending] = useState(false);

  const send: SendImport<Kind>['send'] = async (toSend) => {
    const controller = new AbortController();
    abort.current = controller;
    setSentRows(0);
    setSending(true);
    try {
      return await once(kind, toSend.contentHash, async (idempotencyKey) => {
        const result = await sendImport<Kind>(
          calls,
          { ...toSend, kind, idempotencyKey },
          { signal: controller.signal, onProgress: setSentRows },
        );
        // the same rows need a new key if their draft was discarded, that is canceled or refused,
        // or if the key was used for something else; the gateway recognizes rows it has
        const isKept =
          result.outcome === 'failed' && result.failure.errorCode !== 'idempotency.mismatch';
        return { ...result, ok: !isKept };
      });
    } finally {
      setSending(false);
    }
  };
  return { send, cancel: () => abort.current?.abort(), sentRows, isSending };
}

export type PreviewImport = (
  entries: readonly RecordedPurchase[],
  options: Pick<SendImportOptions, 'signal' | 'onProgress'>,
) => Promise<CallResult<ImportOutcomes['purchases']>>;

/** Counts the new purchases of a validated file before it is imported. */
export function usePreviewImport(): PreviewImport {
  const calls = useCalls();
  return useCallback((entries, options) => previewImport(calls, entries, options), [calls]);
}
