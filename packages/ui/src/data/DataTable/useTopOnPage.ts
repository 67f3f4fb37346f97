import { useCallback, useState } from 'react';

/**
 * Distance of an element from the top of the page in px, measured on mount and whenever the size of
 * the body changes.
 */
export function useTopOnPage() {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, top };
}
