import type { RouteObject } from 'react-router';
import { isRoute, PATHS, type RouteName } from '../addresses/paths.ts';
import type { App } from '../app/App.ts';
import type { LoadTexts } from '../messages/texts.ts';

/** Fetches a screen when it is opened: `() => import('./CardsScreen.tsx')`. */
export type Load = () => Promise<{ readonly Component: React.ComponentType }>;

/** Screens that share their texts, each by the name of its route. */
export interface Area {
  /** Left out: those that are loaded already. */
  readonly texts?: LoadTexts;
  /** Throws where the screens must not be opened. */
  readonly guard?: (app: App) => null;
  readonly screens: { readonly [Route in RouteName]?: Load };
}

/** What a route says of itself to the shell around it. */
export interface RouteHandle {
  readonly route: RouteName;
}

/** Loads a module together with the texts of what it shows. */
export const withTexts =
  ({ texts }: App, load: Load, more: LoadTexts): Load =>
  async () => {
    const [module] = await Promise.all([load(), texts.add(more)]);
    return module;
  };

/** The routes of an area's screens. */
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
