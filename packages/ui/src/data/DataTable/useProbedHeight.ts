import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures a height in px that depends on the theme's density and the pointer type. Attach `probe`
 * to an empty element of that height; `start` applies until it is measured.
 */
export function useProbedHeight(start: number) {
  const probe = useRef<HTMLSpanElement>(null);
  const [height, setHeight] = useState(start);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const read = () => {
      const px = Math.round(element.getBoundingClientRect().height);
      if (px > 0) setHeight(px);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { probe, height };
}
