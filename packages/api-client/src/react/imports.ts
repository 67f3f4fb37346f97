import { useCallback, useRef, useState } from 'react';
import type { ImportKind, RecordedPurchase } from '@forecourt/validation';
import {
  previewImport,
  sendImport,
  type CallFailure,
  type CallResult,
  type ImportOutcomes,
  type ImportResult,
  type ImportToSend,
  type SendImportOptions,
} from '../client/index.ts';
import { createOnce } from '../client/once.ts';
import { IMPORT_NOUNS } from '../client/sendImport.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useCalls, useQuery, type Query } from './query.ts';

/** Fetches what a file is validated against: values in use and files already ordered. */
export const useImportContext = (
  kind: ImportKind,
): Query<ResponseOf<Contract['getOrderImportContext']>> =>
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

const isMismatch = ({ errorCode }: CallFailure) => errorCode === 'idempotency.mismatch';

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
        // a canceled or refused draft is discarded: the same rows need a new key; so do they if an
        // earlier attempt used it for something else, and the gateway recognizes rows it has
        return { ...result, ok: result.outcome !== 'failed' || isMismatch(result.failure) };
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
