import { useMutation } from '@forecourt/api-client/react';
import { useApp } from '../../app/App.ts';
import { followDownload } from './saveFile.ts';

/** Fetches a file that is ready by a link of its own; false when there is none to be had. */
export function useDownload(): {
  readonly download: (exportId: string) => Promise<boolean>;
  readonly isPending: boolean;
} {
  const { config } = useApp();
  const linking = useMutation('createDownloadLink');
  const download = async (exportId: string) => {
    const result = await linking.send({ params: { exportId }, body: {} });
    if (result.ok) followDownload(`${config.gatewayUrl}${result.data.path}`);
    return result.ok;
  };
  return { download, isPending: linking.isPending };
}
