import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting } from '../../host/index.ts';

/** Whether the page is being printed: then every row that is there has to be in the document. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the paper out as soon as its event returns.
    const begin = () => flushSync(() => setPrinting(true));
    return followPrinting(begin, () => setPrinting(false));
  }, []);
  return isPrinting;
}
