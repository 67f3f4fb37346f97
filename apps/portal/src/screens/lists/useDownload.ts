import { useMutation } from '@forecourt/api-client/react';
import { useApp } from '../../app/App.ts';
import { followLink } from './saveFile.ts';

/** Downloads a finished file through its own link; resolves to false if there is none. */
export function useDownload() {
  const { config } = useApp();
  const linking = useMutation('createDownloadLink');
  const download = async (exportId: string) => {
    const result = await linking.send({ params: { exportId }, body: {} });
    if (result.ok) followLink(`${config.gatewayUrl}${result.data.path}`);
    return result.ok;
  };
  return { download, isPending: linking.isPending };
}
