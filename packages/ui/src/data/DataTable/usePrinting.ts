import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting } from '../../host/index.ts';

/** Whether the page is being printed, which requires every loaded row to be in the document. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Flushes, because the browser lays out the page as soon as the event handler returns.
    const onStart = () => flushSync(() => setPrinting(true));
    return followPrinting(onStart, () => setPrinting(false));
  }, []);
  return isPrinting;
}
