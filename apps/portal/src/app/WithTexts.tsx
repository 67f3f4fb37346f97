import { Suspense, use, type ReactNode } from 'react';
import type { LoadTexts } from '../messages/texts.ts';
import { useApp } from './App.ts';

interface WithTextsProps {
  /** One function for all renders: `const texts = catalogs('help')` beside the component. */
  readonly load: LoadTexts;
  /** Stands in until texts and code are there. */
  readonly fallback?: ReactNode;
  /** May be lazy. */
  readonly children: ReactNode;
}

function Loaded({ load, children }: Omit<WithTextsProps, 'fallback'>) {
  const { texts } = useApp();
  use(texts.add(load));
  return children;
}

/** What most visits do not need: its texts and its code are fetched when it is first shown. */
export function WithTexts({ fallback = null, ...rest }: WithTextsProps) {
  return (
    <Suspense fallback={fallback}>
      <Loaded {...rest} />
    </Suspense>
  );
}
