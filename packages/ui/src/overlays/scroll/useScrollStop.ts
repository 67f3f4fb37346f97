import { useEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Makes a scrollable region a tab stop if nothing inside it is focusable, so that people can scroll
 * it by keyboard. Returns the region's `ref` and the props to spread on it.
 */
export function useScrollStop(name: string) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    if (!region) return undefined;
    const update = () =>
      setStop(region.scrollHeight > region.clientHeight && !region.querySelector(FOCUSABLE));
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(region);
    const mutationObserver = new MutationObserver(update);
    mutationObserver.observe(region, { childList: true, subtree: true, characterData: true });
    update();
    return () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
    };
  }, [region]);
  const stop = { tabIndex: 0, role: 'region', 'aria-label': name } as const;
  return [setRegion, isStop ? stop : {}] as const;
}
