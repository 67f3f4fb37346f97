import { useState } from 'react';
import type { CallFailure, CallResult, FileExport } from '@forecourt/api-client';
import { useSettledExport } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import { DOCUMENT_NOT_AVAILABLE } from '@forecourt/validation';
import { useSentText } from '../../messages/text.ts';
import { useDownload } from '../lists/useDownload.ts';

/** Returns a function that shows why there is no file. [MSG-63] */
export function useFileFailure(): (failure: Pick<CallFailure, 'errorCode' | 'params'>) => void {
  const sent = useSentText();
  const banners = useBanners();
  return ({ errorCode, params }) => {
    const isSaid = errorCode.startsWith('export.') || errorCode.startsWith('document.');
    const key = isSaid ? errorCode : DOCUMENT_NOT_AVAILABLE;
    banners.show({ kind: 'error', text: sent(key, isSaid ? params : {}) });
  };
}

/** Downloads a finished file through its own link. */
export function useFetchFile(): { fetch: (exportId: string) => Promise<void>; isPending: boolean } {
  const { download, isPending } = useDownload();
  const fail = useFileFailure();
  const fetch = async (exportId: string) => {
    if (!(await download(exportId))) fail({ errorCode: DOCUMENT_NOT_AVAILABLE, params: {} });
  };
  return { fetch, isPending };
}

/** Requests a file and saves it once ready; the user can leave the screen in the meantime. */
export function useDocument() {
  const [isPending, setPending] = useState(false);
  const settled = useSettledExport();
  const { fetch } = useFetchFile();
  const fail = useFileFailure();
  const get = async (begin: () => Promise<CallResult<{ readonly export: FileExport }>>) => {
    setPending(true);
    const begun = await begin();
    const result = begun.ok ? await settled(begun.data.export.exportId) : begun;
    setPending(false);
    if (!result.ok) return fail(result.failure);
    const file = result.data.export;
    if (file.state === 'ready') return fetch(file.exportId);
    return fail({ errorCode: file.failure?.key ?? DOCUMENT_NOT_AVAILABLE, params: {} });
  };
  return { get, isPending };
}
