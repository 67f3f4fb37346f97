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
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { useRefresh } from './useCached.ts';

const CONTEXTS = {
  cards: 'getOrderImportContext',
  drivers: 'getDriverImportContext',
  vehicles: 'getVehicleImportContext',
  promptedIds: 'getPromptedIdImportContext',
  purchases: 'getPurchaseImportContext',
} as const satisfies Record<ImportKind, CallName>;

/** What a file is checked against: values in use, files that were ordered. */
export function useImportContext(
  kind: ImportKind,
): Query<ResponseOf<Contract['getOrderImportContext']>> {
  return useQuery(CONTEXTS[kind], {});
}

/** What a confirmed file of each kind changes elsewhere. */
const REFRESHED = {
  cards: [
    'listCards',
    'listOrders',
    'getDashboard',
    'listNotifications',
    'listLimitProfiles',
    'listFleets',
  ],
  drivers: ['listDrivers', 'getDriver', 'getDriverTimeline', 'listCards'],
  vehicles: ['listVehicles', 'getVehicle', 'getVehicleTimeline', 'listCards'],
  promptedIds: ['listPromptedIds', 'listPromptedIdTypes', 'getPromptedId'],
  purchases: ['listPurchaseImports', 'getVehicle', 'getVehicleTimeline', 'readReport'],
} as const satisfies Record<ImportKind, readonly CallName[]>;

export interface SendImport<Kind extends ImportKind> {
  readonly send: (toSend: Omit<ImportToSend<Kind>, 'kind'>) => Promise<ImportResult<Kind>>;
  /** Stops sending and throws the draft away; nothing is entered. */
  readonly cancel: () => void;
  readonly sentRows: number;
  readonly isSending: boolean;
}

/** Sends a checked file to the gateway and enters its rows. [CARD-03] */
export function useSendImport<Kind extends ImportKind>(kind: Kind): SendImport<Kind> {
  const { client, userId, accountId } = useApi();
  const refresh = useRefresh();
  const abort = useRef<AbortController | null>(null);
  const [sentRows, setSentRows] = useState(0);
  const [isSending, setSending] = useState(false);

  const send: SendImport<Kind>['send'] = async (toSend) => {
    const controller = new AbortController();
    abort.current = controller;
    setSentRows(0);
    setSending(true);
    try {
      const result = await sendImport<Kind>(
        client,
        { ...toSend, kind },
        { signal: controller.signal, onProgress: setSentRows, userId, accountId },
      );
      if (result.outcome === 'confirmed') void refresh(...REFRESHED[kind], CONTEXTS[kind]);
      return result;
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

/** Asks how many purchases of a checked file are new, before they are entered. */
export function usePreviewImport(): PreviewImport {
  const { client, userId, accountId } = useApi();
  return useCallback(
    (entries, options) => previewImport(client, entries, { ...options, userId, accountId }),
    [client, userId, accountId],
  );
}

/** The files of purchases that the person entered. */
export function usePurchaseImports(): Query<ResponseOf<Contract['listPurchaseImports']>> {
  return useQuery('listPurchaseImports', {});
}

/** Takes back what a file of purchases added. */
export function useUndoPurchaseImport(): Mutation<
  [importId: string, idempotencyKey: string],
  ResponseOf<Contract['undoPurchaseImport']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (importId: string, idempotencyKey: string) =>
      client.undoPurchaseImport({ params: { importId } }, { idempotencyKey, userId, accountId }),
    REFRESHED.purchases,
  );
}
