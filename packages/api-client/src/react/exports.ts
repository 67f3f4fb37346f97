import { isExportUnderWay, type ExportKind } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import type { CallResult } from '../client/index.ts';
import { sleep } from '../loader/ports.ts';
import { useCalls } from './query.ts';
import { useRefresh } from './useCached.ts';
import { usePages, type Pages } from './usePages.ts';
import { usePolledPages } from './usePolledPages.ts';

/** Polling interval of a file being generated. */
const EXPORT_REFRESH_MILLISECONDS = 1500;

type FilePage = ResponseOf<Contract['listExports']>;

/** The caller's files in the account, newest first; polled while one is being generated. */
export function useExports(kind?: ExportKind): Pages<FilePage['items'][number], FilePage> {
  const query = kind === undefined ? {} : { kind };
  const list = usePages('listExports', { query }, { isCounted: false });
  const isUnderWay = list.items.some(({ state }) => isExportUnderWay(state));
  usePolledPages('listExports', isUnderWay ? EXPORT_REFRESH_MILLISECONDS : 0);
  return list;
}

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
