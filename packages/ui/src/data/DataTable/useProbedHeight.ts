import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A height in px that the theme's density and the device's pointer set. `probe` goes on an empty
 * element that has this height; `start` holds until it is measured.
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
