import { useLocation, useMatches } from 'react-router';
import { isRoute, PATHS, type RouteName } from '../addresses/paths.ts';
import { withoutLanguage } from '../addresses/language.ts';
import { memberOf } from './memberOf.ts';

/** The current screen; null for an unknown address. */
export function useCurrentRoute(): RouteName | null {
  const matches = useMatches();
  const { pathname } = useLocation();
  const route = memberOf(matches.at(-1)?.handle, 'route');
  if (!isRoute(route)) return null;
  // the two reports screens' paths differ only in the trailing slash [NAV-34]
  const isBeta = route === 'reports' && withoutLanguage(pathname) === PATHS.reportsBeta;
  return isBeta ? 'reportsBeta' : route;
}
