import { useEffect, useSyncExternalStore } from 'react';
import { mayReport, reportScreen } from '../../app/analytics.ts';
import { useApp } from '../../app/App.ts';
import { cookieConsent } from '../../app/cookieConsent.ts';
import { useCurrentRoute } from '../../app/useCurrentRoute.ts';

/** Reports each newly opened screen to the page. [FLAG-22] */
export function Analytics() {
  const { flags } = useApp();
  const consent = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.current);
  const screen = useCurrentRoute();
  const isReported = mayReport(flags, consent);
  useEffect(() => {
    if (isReported && screen !== null) reportScreen(window, screen);
  }, [isReported, screen]);
  return null;
}
