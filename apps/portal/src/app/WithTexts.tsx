import { Suspense, use, type ReactNode } from 'react';
import type { LoadTexts } from '../messages/texts.ts';
import { useApp } from './App.ts';

interface WithTextsProps {
  /** Must be stable: define `const texts = catalogs('help')` outside the component. */
  readonly load: LoadTexts;
  /** Shown until texts and code have loaded. */
  readonly fallback?: ReactNode;
  /** May be lazy. */
  readonly children: ReactNode;
}

function Loaded({ load, children }: Omit<WithTextsProps, 'fallback'>) {
  const { texts } = useApp();
  use(texts.add(load));
  return children;
}

/** Defers what most visits do not need: loads texts and code on first render. */
export function WithTexts({ fallback = null, ...rest }: WithTextsProps) {
  return (
    <Suspense fallback={fallback}>
      <Loaded {...rest} />
    </Suspense>
  );
}
