import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import type { CallResult } from '../client/index.ts';
import { sleep } from '../loader/ports.ts';
import { useCalls } from './query.ts';
import { useRefresh } from './useCached.ts';
import { usePages } from './usePages.ts';

/** Polling interval of a file being generated. */
const EXPORT_REFRESH_MILLISECONDS = 1500;

/** The caller's files in the account, newest first; polled while one is being generated. */
export const useExports = (kind?: ExportKind) =>
  usePages(
    'listExports',
    { query: kind === undefined ? {} : { kind } },
    {
      isCounted: false,
      everyOf: (files) =>
        files.some(({ state }) => isExportUnderWay(state)) ? EXPORT_REFRESH_MILLISECONDS : 0,
    },
  );

/** Returns a function that waits until a file is ready or has failed. */
export function useSettledExport(): (
  exportId: string,
) => Promise<CallResult<ResponseOf<Contract['getExport']>>> {
  const calls = useCalls();
  const refresh = useRefresh();
  return async (exportId) => {
    const fetchExport = () => calls.getExport({ params: { exportId } });
    let result = await fetchExport();
    while (result.ok && isExportUnderWay(result.data.export.state)) {
      await sleep(EXPORT_REFRESH_MILLISECONDS);
      result = await fetchExport();
    }
    void refresh('listExports');
    return result;
  };
}
