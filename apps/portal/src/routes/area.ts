import type { RouteObject } from 'react-router';
import { isRoute, PATHS, type RouteName } from '../addresses/paths.ts';
import type { App } from '../app/App.ts';
import type { LoadTexts } from '../messages/texts.ts';

/** Loads a screen on demand: `() => import('./CardsScreen.tsx')`. */
export type Load = () => Promise<{ readonly Component: React.ComponentType }>;

/** Screens that share their texts, by route name. */
export interface Area {
  /** Omitted if already loaded. */
  readonly texts?: LoadTexts;
  /** Throws if the screens must not be opened. */
  readonly guard?: (app: App) => null;
  readonly screens: { readonly [Route in RouteName]?: Load };
}

/** A route's handle, read by the shell. */
export interface RouteHandle {
  readonly route: RouteName;
}

/** Loads a module and its texts in parallel. */
export const withTexts =
  ({ texts }: App, load: Load, more: LoadTexts): Load =>
  async () => {
    const [module] = await Promise.all([load(), texts.add(more)]);
    return module;
  };

/** Returns the routes of an area's screens. */
export const routesOf = (app: App, { texts, guard, screens }: Area): RouteObject[] =>
  Object.entries(screens).flatMap(([route, load]) =>
    isRoute(route)
      ? [
          {
            path: PATHS[route].slice(1),
            handle: { route } satisfies RouteHandle,
            lazy: texts ? withTexts(app, load, texts) : load,
            ...(guard ? { loader: () => guard(app) } : {}),
          },
        ]
      : [],
  );
