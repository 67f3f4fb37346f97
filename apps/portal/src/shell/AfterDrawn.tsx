import { lazy, Suspense, useEffect, useState } from 'react';

const Late = lazy(() => import('./late/Late.tsx'));
/** The first screen and its answers come first. */
const WAIT_MILLISECONDS = 2_000;

/** Fetches what nobody needs at first once the page is drawn. */
export function AfterDrawn() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn ? (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  ) : null;
}
