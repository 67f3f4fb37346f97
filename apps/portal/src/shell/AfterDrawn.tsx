import { lazy, Suspense, useEffect, useState } from 'react';

const Late = lazy(() => import('./late/Late.tsx'));
/** Lets the first screen and its data load first. */
const WAIT_MILLISECONDS = 2_000;

export interface AfterDrawnProps {
  /** How many times the command palette was requested. */
  readonly paletteRequests: number;
}

/** Loads what is not needed at first, once the page has rendered or when requested earlier. */
export function AfterDrawn({ paletteRequests }: AfterDrawnProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn || paletteRequests > 0 ? (
    <Suspense fallback={null}>
      <Late paletteRequests={paletteRequests} />
    </Suspense>
  ) : null;
}
