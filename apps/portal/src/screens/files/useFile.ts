import { useState } from 'react';
import type { CallFailure, CallResult, FileExport } from '@forecourt/api-client';
import { useSettledExport } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import { DOCUMENT_NOT_AVAILABLE } from '@forecourt/validation';
import { hasText } from '../../messages/hasText.ts';
import { useText } from '../../messages/text.ts';
import { useDownload } from '../lists/useDownload.ts';

/** Returns a function that says why there is no file. [MSG-61, MSG-63] */
export function useFileReason(): (failure: NonNullable<FileExport['failure']>) => string {
  const text = useText();
  return ({ key, params }) => text(hasText(key) ? key : DOCUMENT_NOT_AVAILABLE, params);
}

/** Returns a function that shows why there is no file. [MSG-63] */
export function useFileFailure(): (failure: Pick<CallFailure, 'errorCode' | 'params'>) => void {
  const reasonOf = useFileReason();
  const banners = useBanners();
  return ({ errorCode, params }) =>
    banners.show({ kind: 'error', text: reasonOf({ key: errorCode, params }) });
}

/** Downloads a finished file through its own link. */
export function useFetchFile(): { fetch: (exportId: string) => Promise<void>; isPending: boolean } {
  const { download, isPending } = useDownload();
  const reportFailure = useFileFailure();
  const fetch = async (exportId: string) => {
    if (!(await download(exportId)))
      reportFailure({ errorCode: DOCUMENT_NOT_AVAILABLE, params: {} });
  };
  return { fetch, isPending };
}

/** Requests a file and saves it once ready; the user can leave the screen in the meantime. */
export function useDocument() {
  const [isPending, setPending] = useState(false);
  const waitForExport = useSettledExport();
  const file = useFetchFile();
  const reportFailure = useFileFailure();
  const get = async (start: () => Promise<CallResult<{ readonly export: FileExport }>>) => {
    setPending(true);
    const started = await start();
    const result = started.ok ? await waitForExport(started.data.export.exportId) : started;
    setPending(false);
    if (!result.ok) return reportFailure(result.failure);
    const { state, exportId, failure } = result.data.export;
    if (state === 'ready') return file.fetch(exportId);
    return reportFailure({
      errorCode: failure?.key ?? DOCUMENT_NOT_AVAILABLE,
      params: failure?.params ?? {},
    });
  };
  return { get, isPending: isPending || file.isPending };
}
