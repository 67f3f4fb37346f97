import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import type { CallResult } from '../client/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, usePolledQuery, type Mutation, type Query } from './query.ts';
import { useRefresh } from './useCached.ts';

/** A file that is being made is asked for again so often. */
const EXPORT_REFRESH_MILLISECONDS = 1500;

type ExportAnswer = ResponseOf<Contract['getExport']>;
type ExportList = ResponseOf<Contract['listExports']>;
type Asked = RequestOf<Contract['exportTransactions']>['body'] & {
  readonly idempotencyKey: string;
};

// One function for all renders: another one would begin the wait anew.
const whileUnderWay = (data?: ExportList): number =>
  data?.items.some(({ state }) => isExportUnderWay(state)) ? EXPORT_REFRESH_MILLISECONDS : 0;

/** The files that the caller had made in the account; asked for again while one is being made. */
export function useExports(kind?: ExportKind): Query<ExportList> {
  return usePolledQuery(
    'listExports',
    { query: kind === undefined ? {} : { kind } },
    whileUnderWay,
  );
}

/** Begins to make a file of the purchases under the filters. [GW-96] */
export function useExportTransactions(): Mutation<[Asked], ExportAnswer> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: Asked) =>
      client.exportTransactions({ body }, { idempotencyKey, userId, accountId }),
    ['listExports'],
  );
}

/** Stops making a file, or throws it away. */
export function useCancelExport(): Mutation<
  [exportId: string, idempotencyKey: string],
  ExportAnswer
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (exportId: string, idempotencyKey: string) =>
      client.cancelExport(
        { params: { exportId }, body: {} },
        { idempotencyKey, userId, accountId },
      ),
    ['listExports'],
  );
}

/** A link to a file that works once; its path is on the gateway's origin. */
export function useDownloadLink(): Mutation<
  [exportId: string],
  ResponseOf<Contract['createDownloadLink']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (exportId: string) =>
      client.createDownloadLink({ params: { exportId }, body: {} }, { userId, accountId }),
    ['listExports', 'listNotifications', 'searchNotifications'],
  );
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, EXPORT_REFRESH_MILLISECONDS);
  });

/** Waits until a file is made or has failed. */
export function useSettledExport(): (exportId: string) => Promise<CallResult<ExportAnswer>> {
  const { client, userId, accountId } = useApi();
  const refresh = useRefresh();
  return async (exportId) => {
    const ask = () => client.getExport({ params: { exportId } }, { userId, accountId });
    let result = await ask();
    while (result.ok && isExportUnderWay(result.data.export.state)) {
      await pause();
      result = await ask();
    }
    void refresh('listExports');
    return result;
  };
}
