import { useEffect, useRef } from 'react';
import { useBanners } from '@forecourt/ui/banner';
import { href } from '../addresses/href.ts';
import { useApp } from '../app/App.ts';
import { leaveWithoutAsking, reloadWithoutAsking } from '../app/leaving.ts';
import { useText } from '../messages/text.ts';
import { watchExpiry, type ExpiryWatch } from '../session/expiry.ts';
import { recordLeaving } from '../session/leavingReason.ts';
import { saveSessionStatus } from '../session/sessionState.ts';

const every = (run: () => void, ms: number) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/**
 * Watches the session while a signed-in screen is open. Returns a function that ends it, for when
 * the gateway rejects the token. [SESS-01 to SESS-08]
 */
export function useSessionEnd(): () => void {
  const { config, session } = useApp();
  const banners = useBanners();
  const text = useText();
  const message = text('sessionExpiredPleaseLogin');
  const current = useRef<ExpiryWatch | null>(null);

  useEffect(() => {
    const watch = watchExpiry({
      local: localStorage,
      perTab: sessionStorage,
      now: Date.now,
      every,
      after: (run, ms) => void setTimeout(run, ms),
      authToken: session.authToken,
      reloadIfOther: session.reloadIfOther,
      tokenIssuedAt: session.tokenIssuedAt,
      tokenTtlSeconds: config.tokenTtlSeconds,
      tokenTtlMultiplier: config.tokenTtlMultiplier,
      showExpired: () => {
        saveSessionStatus(localStorage, 'INACTIVE');
        banners.show({ kind: 'trouble', text: message });
      },
      // a full page load, so that nothing of the session stays in memory
      leave: () => {
        recordLeaving('expired', window);
        leaveWithoutAsking(href('logout'));
      },
      reload: reloadWithoutAsking,
    });
    current.current = watch;
    watch.check();
    // before a suspended tab's timers run again
    document.addEventListener('visibilitychange', watch.check);
    return () => {
      document.removeEventListener('visibilitychange', watch.check);
      watch.stop();
    };
  }, [banners, config, message, session]);

  return () => current.current?.expire();
}
