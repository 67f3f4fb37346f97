'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/** Width inside the padding, in whole px. */
function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.round(
    element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  );
}

/** Tracks an element's content width in px; 0 before it is measured, just before paint. */
export function useElementWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(contentWidth(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
