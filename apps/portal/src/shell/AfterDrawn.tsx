import { lazy, Suspense, useEffect, useState } from 'react';

const Late = lazy(() => import('./late/Late.tsx'));
/** The first screen and its answers come first. */
const WAIT_MILLISECONDS = 2_000;

export interface AfterDrawnProps {
  /** How often the command palette was asked for. */
  readonly finds: number;
}

/** Fetches what no one needs at first once the page is drawn, or when it is asked for before. */
export function AfterDrawn({ finds }: AfterDrawnProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn || finds > 0 ? (
    <Suspense fallback={null}>
      <Late finds={finds} />
    </Suspense>
  ) : null;
}
