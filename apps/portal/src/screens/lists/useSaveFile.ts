import type { CallResult } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui';
import { useText, type TextKey } from '../../messages/text.ts';
import { saveFile, type SentFile } from './saveFile.ts';

/** Saves the file that a call returns, or shows the error. */
export function useSaveFile(failureKey: TextKey) {
  const text = useText();
  const banners = useBanners();
  return (result: CallResult<SentFile>) => {
    if (result.ok) saveFile(result.data);
    else banners.show({ kind: 'error', text: text(failureKey) });
  };
}
