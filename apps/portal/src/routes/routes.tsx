import { replace, type LoaderFunction, type RouteObject } from 'react-router';
import { PATHS } from '../addresses/paths.ts';
import { DEFAULT_LANGUAGE, withLanguage } from '../addresses/language.ts';
import type { App } from '../app/App.ts';
import { RootRoute } from '../app/RootRoute.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { catalogs } from '../messages/catalogs.ts';
import { RouteFailure } from '../screens/errors/RouteFailure.tsx';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { openLogin, requireSession } from '../session/guards.ts';
import { routesOf, withTexts, type Area, type RouteHandle } from './area.ts';
import { publicAreas, signedInAreas } from './areas.ts';

const screensOf = (app: App, areas: readonly Area[]): RouteObject[] =>
  areas.flatMap((area) => routesOf(app, area));

/** The login page. Most visits start here, so it is part of the portal's own bundle. */
const login = (app: App): RouteObject => ({
  path: PATHS.login.slice(1),
  handle: { route: 'login' } satisfies RouteHandle,
  Component: LoginScreen,
  loader: ({ request }) => openLogin(app, request),
  // a sign-in step pushes a history entry with the same address
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
});

/** Screens for signed-in users, and the frame around them. */
const signedIn = (app: App): RouteObject => ({
  lazy: withTexts(app, () => import('../shell/SignedIn.tsx'), catalogs('signedIn')),
  loader: ({ request }) => requireSession(app, request),
  // moving between screens of one session needs no new check
  shouldRevalidate: () => false,
  children: [
    {
      ErrorBoundary: RouteFailure,
      children: [
        ...screensOf(app, signedInAreas),
        { path: '*', lazy: () => import('../screens/errors/NotFoundScreen.tsx') },
      ],
    },
  ],
});

/** Redirects an address without a supported language to English. [I18N-03, I18N-04] */
const toLanguage: LoaderFunction = ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  return replace(withLanguage(pathname) + search + hash);
};

/** Creates all routes. */
export function createRoutes(app: App): RouteObject[] {
  const rootOptions = {
    HydrateFallback: Waiting,
    ErrorBoundary: RouteFailure,
    Component: RootRoute,
  } as const;
  return [
    {
      ...rootOptions,
      path: `/${DEFAULT_LANGUAGE}`,
      children: [login(app), ...screensOf(app, publicAreas), signedIn(app)],
    },
    { ...rootOptions, path: '*', loader: toLanguage },
  ];
}
