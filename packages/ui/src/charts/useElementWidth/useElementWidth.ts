'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/** Between the paddings, in whole px. */
function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.round(
    element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  );
}

/** Measures an element's width in px before it is painted, and follows it; 0 until then. */
export function useElementWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => setWidth(contentWidth(element));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
