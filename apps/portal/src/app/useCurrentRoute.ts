import { useLocation, useMatches } from 'react-router';
import { isRoute, PATHS, type RouteName } from '../addresses/paths.ts';
import { withoutLanguage } from '../addresses/language.ts';

function routeOf(handle: unknown): RouteName | null {
  if (typeof handle !== 'object' || handle === null || !('route' in handle)) return null;
  return isRoute(handle.route) ? handle.route : null;
}

/** The screen that is shown; null for an address that leads nowhere. */
export function useCurrentRoute(): RouteName | null {
  const matches = useMatches();
  const { pathname } = useLocation();
  const route = routeOf(matches.at(-1)?.handle);
  // the two reports share a path but for its last slash [NAV-34]
  const isBeta = route === 'reports' && withoutLanguage(pathname) === PATHS.reportsBeta;
  return isBeta ? 'reportsBeta' : route;
}
