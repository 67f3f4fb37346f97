import { lazy } from 'react';
import { WithTexts } from '../app/WithTexts.tsx';
import { catalogs } from '../messages/catalogs.ts';

const Guest = lazy(() => import('../screens/joining/GuestPage.tsx'));
const Terms = lazy(async () => {
  const { Component } = await import('../screens/joining/TermsPage.tsx');
  return { default: Component };
});
const joiningTexts = catalogs('shared', 'cards', 'joining');

/** Replaces the portal for users without an account. [SCREEN-64] */
export function LazyGuest() {
  return (
    <WithTexts load={joiningTexts}>
      <Guest />
    </WithTexts>
  );
}

/** Replaces every screen until the terms are accepted. [SCREEN-49] */
export function LazyTerms() {
  return (
    <WithTexts load={joiningTexts}>
      <Terms />
    </WithTexts>
  );
}
