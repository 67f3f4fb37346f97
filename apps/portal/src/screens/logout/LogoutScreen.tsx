import { useEffect } from 'react';
import { Brand } from '@forecourt/ui/brand';
import { SignInLayout } from '@forecourt/ui/sign-in-layout';
import { Spinner } from '@forecourt/ui/spinner';
import { useApp } from '../../app/App.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { browserSignOut } from '../../session/browserSignOut.ts';

/** Module state, so that it runs once per page load even if the effect runs twice. */
let isRunning = false;

/** Signs out as soon as the page has finished loading. [NAV-52, SESS-10] */
export function Component() {
  const text = useText();
  const { session } = useApp();
  usePageTitle(text('screen.logout'));
  useEffect(() => {
    const run = () => {
      if (isRunning) return;
      isRunning = true;
      void browserSignOut(session);
    };
    if (document.readyState === 'complete') return run();
    window.addEventListener('load', run);
    return () => window.removeEventListener('load', run);
  }, [session]);
  return (
    <SignInLayout
      brand={<Brand name={text('app.name')} />}
      title={text('signOut.title')}
      subtitle={text('signOut.text')}
      claim={text('signIn.claim')}
      claimText={text('signIn.claimText')}
    >
      <Spinner label={text('signOut.title')} />
    </SignInLayout>
  );
}
