import { lazy, Suspense, use, type ReactNode } from 'react';
import { useApp } from '../app/App.ts';
import type { LoadTexts } from '../messages/texts.ts';

const Guest = lazy(() => import('../screens/joining/GuestPage.tsx'));
const Terms = lazy(async () => {
  const { Component } = await import('../screens/joining/TermsPage.tsx');
  return { default: Component };
});
const joiningTexts: LoadTexts = () => import('../messages/joining.ts');

function WithTexts({ children }: { readonly children: ReactNode }) {
  const { texts } = useApp();
  use(texts.add(joiningTexts));
  return children;
}

/** In place of the portal for someone who is in no account. [SCREEN-64] */
export function LazyGuest() {
  return (
    <Suspense fallback={null}>
      <WithTexts>
        <Guest />
      </WithTexts>
    </Suspense>
  );
}

/** In place of every screen until the terms are accepted. [SCREEN-49] */
export function LazyTerms() {
  return (
    <Suspense fallback={null}>
      <WithTexts>
        <Terms />
      </WithTexts>
    </Suspense>
  );
}
