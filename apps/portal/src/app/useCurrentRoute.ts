import { useLocation, useMatches } from 'react-router';
import { isRoute, PATHS, type RouteName } from '../addresses/paths.ts';
import { withoutLanguage } from '../addresses/language.ts';
import { memberOf } from './memberOf.ts';

/** The screen that is shown; null for an address that leads nowhere. */
export function useCurrentRoute(): RouteName | null {
  const matches = useMatches();
  const { pathname } = useLocation();
  const route = memberOf(matches.at(-1)?.handle, 'route');
  if (!isRoute(route)) return null;
  // the two reports share a path but for its last slash [NAV-34]
  const isBeta = route === 'reports' && withoutLanguage(pathname) === PATHS.reportsBeta;
  return isBeta ? 'reportsBeta' : route;
}
