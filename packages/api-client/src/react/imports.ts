import { useRef, useState } from 'react';
import { sendOrderImport, type ImportResult, type ImportToSend } from '../client/index.ts';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useQuery, type Query } from './query.ts';
import { useRefresh } from './useCached.ts';

/** IDs that a file may not use again. */
export function useImportContext(): Query<ResponseOf<Contract['getImportContext']>> {
  const { client } = useApi();
  return useQuery('getImportContext', {}, (request, scope) =>
    client.getImportContext(request, scope),
  );
}

export interface SendImport {
  readonly send: (toSend: ImportToSend) => Promise<ImportResult>;
  /** Stops sending and throws the draft away; nothing is ordered. */
  readonly cancel: () => void;
  readonly sentRows: number;
  readonly isSending: boolean;
}

/** Sends a checked file to the gateway and orders its cards. [CARD-03] */
export function useSendImport(): SendImport {
  const { client, userId, accountId } = useApi();
  const refresh = useRefresh();
  const abort = useRef<AbortController | null>(null);
  const [sentRows, setSentRows] = useState(0);
  const [isSending, setSending] = useState(false);

  const send = async (toSend: ImportToSend): Promise<ImportResult> => {
    const controller = new AbortController();
    abort.current = controller;
    setSentRows(0);
    setSending(true);
    try {
      const result = await sendOrderImport(client, toSend, {
        signal: controller.signal,
        onProgress: setSentRows,
        userId,
        accountId,
      });
      if (result.outcome === 'ordered') {
        void refresh(
          'listCards',
          'listOrders',
          'getDashboard',
          'listNotifications',
          'listLimitProfiles',
          'listFleets',
          'getImportContext',
        );
      }
      return result;
    } finally {
      setSending(false);
    }
  };
  return { send, cancel: () => abort.current?.abort(), sentRows, isSending };
}
