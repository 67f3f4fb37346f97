import { useState } from 'react';
import { useCalls } from '@forecourt/api-client/react';
import { useApp } from '../../app/App.ts';
import { followLink, saveBlob } from './saveFile.ts';

/** Larger files are left to the browser, which writes them to the disk as they arrive. */
const HELD_BYTES_MAX = 128 * 1024 * 1024;

/** Fetches a file; null if the gateway refuses it or the connection is lost. */
async function fetchFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/**
 * Downloads a finished file through its own link; resolves to false if that failed. The portal
 * fetches the file itself: a browser that follows a link replaces the page with a refusal.
 */
export function useDownload() {
  const { config } = useApp();
  const calls = useCalls();
  const [isPending, setPending] = useState(false);
  const save = async (exportId: string) => {
    const params = { exportId };
    const found = await calls.getExport({ params });
    if (!found.ok) return false;
    const link = await calls.createDownloadLink({ params, body: {} });
    if (!link.ok) return false;
    const { fileName, bytes } = found.data.export;
    const address = `${config.gatewayUrl}${link.data.path}`;
    if (bytes > HELD_BYTES_MAX) {
      followLink(address);
      return true;
    }
    const file = await fetchFile(address);
    if (file) saveBlob(fileName, file);
    return file !== null;
  };
  const download = async (exportId: string) => {
    setPending(true);
    const isSaved = await save(exportId);
    setPending(false);
    return isSaved;
  };
  return { download, isPending };
}
