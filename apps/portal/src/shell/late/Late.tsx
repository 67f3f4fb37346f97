import { lazy, Suspense } from 'react';
import { usePrintable } from '@forecourt/ui/print';
import { Analytics } from './Analytics.tsx';
import { Commands } from './Commands.tsx';
import { LiveNotifications } from './LiveNotifications.tsx';

const Tour = lazy(() => import('../../screens/help/Tour.tsx'));

/** What the frame needs only once it is drawn. */
export default function Late() {
  usePrintable();
  return (
    <>
      <Analytics />
      <LiveNotifications />
      <Commands />
      <Suspense fallback={null}>
        <Tour />
      </Suspense>
    </>
  );
}
