import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures a height in px that depends on the theme's density and the pointer type. Attach `probe`
 * to an empty element of that height; `initialHeight` applies until it is measured.
 */
export function useProbedHeight(initialHeight: number) {
  const probe = useRef<HTMLSpanElement>(null);
  const [height, setHeight] = useState(initialHeight);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const px = Math.round(element.getBoundingClientRect().height);
      if (px > 0) setHeight(px);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { probe, height };
}
