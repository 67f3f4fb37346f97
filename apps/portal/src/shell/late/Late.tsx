import { lazy, Suspense } from 'react';
import { usePrintable } from '@forecourt/ui/print';
import type { AfterDrawnProps } from '../AfterDrawn.tsx';
import { Analytics } from './Analytics.tsx';
import { Commands } from './Commands.tsx';
import { LiveNotifications } from './LiveNotifications.tsx';

const Tour = lazy(() => import('../../screens/help/Tour.tsx'));

/** Parts of the frame that are needed only after it has rendered. */
export default function Late({ paletteRequests }: AfterDrawnProps) {
  usePrintable();
  return (
    <>
      <Analytics />
      <LiveNotifications />
      <Commands paletteRequests={paletteRequests} />
      <Suspense fallback={null}>
        <Tour />
      </Suspense>
    </>
  );
}
