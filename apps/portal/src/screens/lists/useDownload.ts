import { useMutation } from '@forecourt/api-client/react';
import { useApp } from '../../app/App.ts';
import { followLink } from './saveFile.ts';

/** Fetches a file that is ready by a link of its own; false when there is none to be had. */
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
