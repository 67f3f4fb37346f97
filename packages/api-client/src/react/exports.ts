import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import type { CallResult } from '../client/index.ts';
import { useCalls, usePolledQuery } from './query.ts';
import { useRefresh } from './useCached.ts';

/** A file that is being made is asked for again so often. */
const EXPORT_REFRESH_MILLISECONDS = 1500;

// One function for all renders: another one would start the wait over.
const whileUnderWay = (data?: ResponseOf<Contract['listExports']>): number =>
  data?.items.some(({ state }) => isExportUnderWay(state)) ? EXPORT_REFRESH_MILLISECONDS : 0;

/** The files that the caller had made in the account; asked for again while one is being made. */
export const useExports = (kind?: ExportKind) =>
  usePolledQuery('listExports', { query: kind === undefined ? {} : { kind } }, whileUnderWay);

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, EXPORT_REFRESH_MILLISECONDS);
  });

/** Waits until a file is made or has failed. */
export function useSettledExport(): (
  exportId: string,
) => Promise<CallResult<ResponseOf<Contract['getExport']>>> {
  const calls = useCalls();
  const refresh = useRefresh();
  return async (exportId) => {
    const ask = () => calls.getExport({ params: { exportId } });
    let result = await ask();
    while (result.ok && isExportUnderWay(result.data.export.state)) {
      await pause();
      result = await ask();
    }
    void refresh('listExports');
    return result;
  };
}
