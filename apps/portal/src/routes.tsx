import { replace, type LoaderFunction, type RouteObject } from 'react-router';
import { PATHS, type RouteName } from './addresses/paths.ts';
import { DEFAULT_LANGUAGE, withLanguage } from './addresses/language.ts';
import type { App } from './app/App.ts';
import { RootRoute } from './app/RootRoute.tsx';
import { Waiting } from './app/Waiting.tsx';
import type { LoadTexts } from './messages/texts.ts';
import { RouteFailure } from './screens/errors/RouteFailure.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { openLogin, requireSession } from './session/guards.ts';

/** What a route says of itself to the shell around it. */
export interface RouteHandle {
  readonly route: RouteName;
}

type Load = () => Promise<{ readonly Component: React.ComponentType }>;

/** A screen, loaded when it is opened. */
const screen = (route: RouteName, lazy: Load): RouteObject => ({
  path: PATHS[route].slice(1),
  handle: { route } satisfies RouteHandle,
  lazy,
});
const signedInTexts: LoadTexts = () => import('./messages/signedIn.ts');
const stepTexts: LoadTexts = () => import('./screens/signInSteps/messages/en.ts');
const profileTexts: LoadTexts = () => import('./messages/profile.ts');
const settingsTexts: LoadTexts = () => import('./messages/settings.ts');
const joiningTexts: LoadTexts = () => import('./messages/joining.ts');
const switchTexts: LoadTexts = () => import('./messages/switch.ts');
const alertTexts: LoadTexts = () => import('./messages/alerts.ts');
const rosterTexts: LoadTexts = () => import('./messages/roster.ts');
const promptedIdTexts: LoadTexts = () => import('./messages/promptedIds.ts');
const proximityTexts: LoadTexts = () => import('./messages/proximity.ts');
const cardTexts: LoadTexts = () => import('./messages/cards.ts');
const activityTexts: LoadTexts = () => import('./messages/activity.ts');
const expressTexts: LoadTexts = () => import('./messages/expressChecks.ts');
const disputeTexts: LoadTexts = () => import('./messages/disputes.ts');
const moneyTexts: LoadTexts = () => import('./messages/money.ts');
const reportTexts: LoadTexts = () => import('./messages/reports.ts');
const insightTexts: LoadTexts = () => import('./messages/insights.ts');
const accountTexts: LoadTexts = () => import('./messages/accountSettings.ts');
const userTexts: LoadTexts = () => import('./messages/users.ts');
const limitTexts: LoadTexts = () => import('./messages/limits.ts');

/** Loads a module together with the texts of what it shows. */
const withTexts =
  ({ texts }: App, load: Load, more: LoadTexts = signedInTexts): Load =>
  async () => {
    const [module] = await Promise.all([load(), texts.add(more)]);
    return module;
  };
const helpTexts: LoadTexts = () => import('./messages/help.ts');
const serviceTexts: LoadTexts = () => import('./messages/services.ts');
const signInHelpTexts: LoadTexts = () => import('./messages/signInHelp.ts');
const agentTexts: LoadTexts = () => import('./messages/agent.ts');

/** Screens of drivers, vehicles and what belongs to them. */
function rosterScreens(app: App): RouteObject[] {
  const roster = (route: RouteName, load: Load) => screen(route, withTexts(app, load, rosterTexts));
  const placed = (route: RouteName, load: Load) =>
    screen(route, withTexts(app, load, proximityTexts));
  const prompted = (route: RouteName, load: Load) =>
    screen(route, withTexts(app, load, promptedIdTexts));
  return [
    roster('drivers', () => import('./screens/roster/DriversScreen.tsx')),
    roster('driver', () => import('./screens/roster/DriversScreen.tsx')),
    roster('addDriver', () => import('./screens/roster/DriverFormScreen.tsx')),
    roster('importDrivers', async () => ({
      Component: (await import('./screens/imports/EntryImportScreens.tsx')).DriverImport,
    })),
    roster('editDriver', () => import('./screens/roster/DriverFormScreen.tsx')),
    roster('vehicles', () => import('./screens/roster/VehiclesScreen.tsx')),
    roster('vehicle', () => import('./screens/roster/VehiclesScreen.tsx')),
    roster('addVehicle', () => import('./screens/roster/VehicleFormScreen.tsx')),
    roster('importVehicles', async () => ({
      Component: (await import('./screens/imports/EntryImportScreens.tsx')).VehicleImport,
    })),
    roster('editVehicle', () => import('./screens/roster/VehicleFormScreen.tsx')),
    prompted('promptedIds', () => import('./screens/promptedIds/PromptedIdsScreen.tsx')),
    prompted('addPromptedId', () => import('./screens/promptedIds/PromptedIdFormScreen.tsx')),
    prompted('importPromptedIds', async () => ({
      Component: (await import('./screens/imports/EntryImportScreens.tsx')).PromptedIdImport,
    })),
    prompted('editPromptedId', () => import('./screens/promptedIds/PromptedIdFormScreen.tsx')),
    placed('proximity', () => import('./screens/proximity/ProximityScreen.tsx')),
    placed('oneClick', () => import('./screens/oneClick/OneClickScreen.tsx')),
    prompted('cardAssignments', () => import('./screens/cardRequests/CardRequestsScreen.tsx')),
  ];
}

const expressChecks: Load = () => import('./screens/expressChecks/ExpressChecksScreen.tsx');
/** Screens of express checks. */
function expressScreens(app: App): RouteObject[] {
  const express = (route: RouteName, load: Load) =>
    screen(route, withTexts(app, load, expressTexts));
  return [
    express('expressChecks', expressChecks),
    express('expressCheckActivity', expressChecks),
    express('expressCheck', expressChecks),
    express(
      'createExpressCheck',
      () => import('./screens/expressChecks/CreateExpressCheckScreen.tsx'),
    ),
    express(
      'expressCheckSettings',
      () => import('./screens/expressChecks/ExpressSettingsScreen.tsx'),
    ),
  ];
}

/** Disputes of purchases. */
function disputeScreens(app: App): RouteObject[] {
  const disputed = (route: RouteName, load: Load) =>
    screen(route, withTexts(app, load, disputeTexts));
  return [
    disputed('disputes', () => import('./screens/disputes/DisputesScreen.tsx')),
    disputed('newDispute', () => import('./screens/disputes/NewDisputeScreen.tsx')),
    disputed('dispute', () => import('./screens/disputes/DisputeScreen.tsx')),
  ];
}

/** Screens of funds, bills, payments and fees. */
function moneyScreens(app: App): RouteObject[] {
  const money = (route: RouteName, load: Load) => screen(route, withTexts(app, load, moneyTexts));
  return [
    money('funds', () => import('./screens/money/FundsScreen.tsx')),
    money('fundHistory', () => import('./screens/money/FundHistoryScreen.tsx')),
    money('pay', () => import('./screens/money/PayScreen.tsx')),
    money('paymentHistory', () => import('./screens/money/PaymentHistoryScreen.tsx')),
    money('fees', () => import('./screens/money/FeesScreen.tsx')),
  ];
}

/** Statements, reports and the files of both. */
function reportScreens(app: App): RouteObject[] {
  const told = (route: RouteName, load: Load) => screen(route, withTexts(app, load, reportTexts));
  return [
    told('statements', () => import('./screens/statements/StatementsScreen.tsx')),
    told('statement', () => import('./screens/statements/StatementsScreen.tsx')),
    told('reports', () => import('./screens/reports/MyReportsScreen.tsx')),
    told('createReports', () => import('./screens/reports/CreateReportScreen.tsx')),
    told('reportQ', () => import('./screens/reports/ReportQScreen.tsx')),
    told('downloads', () => import('./screens/files/DownloadsScreen.tsx')),
  ];
}

const product: Load = () => import('./screens/addOns/ProductScreen.tsx');
/** Rewards, and the add-on products: one screen shows each. */
function addOnScreens(app: App): RouteObject[] {
  const sold = (route: RouteName, load: Load) => screen(route, withTexts(app, load, serviceTexts));
  return [
    sold('rewards', () => import('./screens/rewards/RewardsScreen.tsx')),
    sold('redeem', () => import('./screens/rewards/RedeemScreen.tsx')),
    sold('services', () => import('./screens/addOns/ServicesScreen.tsx')),
    sold('oneLook', product),
    sold('fleetDash', product),
    sold('fraudProtector', product),
    sold('maintenance', product),
    sold('fleetAdvance', product),
  ];
}

/** The help center and its ways to a person. */
function helpScreens(app: App): RouteObject[] {
  const help = (route: RouteName, load: Load) => screen(route, withTexts(app, load, helpTexts));
  return [
    help('helpCenter', () => import('./screens/help/HelpCenterScreen.tsx')),
    help('contact', () => import('./screens/help/ContactScreen.tsx')),
    help('feedback', () => import('./screens/help/FeedbackScreen.tsx')),
    help('liveHelp', () => import('./screens/help/LiveHelpScreen.tsx')),
  ];
}

/** Users of the account. */
function userScreens(app: App): RouteObject[] {
  const users = (route: RouteName, load: Load) => screen(route, withTexts(app, load, userTexts));
  return [
    users('manageUsers', () => import('./screens/users/UsersScreen.tsx')),
    users('inviteUser', () => import('./screens/users/InviteScreen.tsx')),
    users('user', () => import('./screens/users/UsersScreen.tsx')),
    users('editUser', () => import('./screens/users/EditUserScreen.tsx')),
  ];
}

/** Screens for everybody who is signed in, one line each. */
const signedIn = (app: App): RouteObject[] => [
  screen('overview', () => import('./screens/overview/OverviewScreen.tsx')),
  screen(
    'insights',
    withTexts(app, () => import('./screens/insights/InsightsScreen.tsx'), insightTexts),
  ),
  screen(
    'accountSettings',
    withTexts(
      app,
      () => import('./screens/accountSettings/AccountSettingsScreen.tsx'),
      accountTexts,
    ),
  ),
  screen(
    'exceptions',
    withTexts(app, () => import('./screens/alerts/ExceptionsScreen.tsx'), alertTexts),
  ),
  screen(
    'notifications',
    withTexts(app, () => import('./screens/notifications/NotificationsScreen.tsx'), alertTexts),
  ),
  ...userScreens(app),
  screen(
    'profile',
    withTexts(app, () => import('./screens/profile/ProfileScreen.tsx'), profileTexts),
  ),
  screen(
    'mySettings',
    withTexts(app, () => import('./screens/settings/SettingsScreen.tsx'), settingsTexts),
  ),
  screen(
    'terms',
    withTexts(app, () => import('./screens/joining/TermsPage.tsx'), joiningTexts),
  ),
  screen(
    'switchAccount',
    withTexts(app, () => import('./screens/switch/SwitchAccountScreen.tsx'), switchTexts),
  ),
  screen(
    'switchGroup',
    withTexts(app, () => import('./screens/switch/SwitchGroupScreen.tsx'), switchTexts),
  ),
  screen(
    'activity',
    withTexts(app, () => import('./screens/activity/ActivityScreen.tsx'), activityTexts),
  ),
  screen(
    'purchase',
    withTexts(app, () => import('./screens/activity/ActivityScreen.tsx'), activityTexts),
  ),
  ...disputeScreens(app),
  screen(
    'cards',
    withTexts(app, () => import('./screens/cards/CardsScreen.tsx'), cardTexts),
  ),
  screen(
    'orderCards',
    withTexts(app, () => import('./screens/orders/OrderCardsScreen.tsx'), cardTexts),
  ),
  screen(
    'importOrder',
    withTexts(app, () => import('./screens/imports/ImportScreen.tsx'), cardTexts),
  ),
  screen(
    'orderCardsCfn',
    withTexts(app, () => import('./screens/orders/OrderCfnCardsScreen.tsx'), cardTexts),
  ),
  screen(
    'orders',
    withTexts(app, () => import('./screens/orders/OrdersScreen.tsx'), cardTexts),
  ),
  screen(
    'order',
    withTexts(app, () => import('./screens/orders/OrderScreen.tsx'), cardTexts),
  ),
  ...rosterScreens(app),
  ...expressScreens(app),
  ...moneyScreens(app),
  screen(
    'cardLimits',
    withTexts(app, () => import('./screens/limits/LimitsScreen.tsx'), limitTexts),
  ),
  screen(
    'newCardLimit',
    withTexts(app, () => import('./screens/limits/EditLimitsScreen.tsx'), limitTexts),
  ),
  screen(
    'cardLimit',
    withTexts(app, () => import('./screens/limits/EditLimitsScreen.tsx'), limitTexts),
  ),
  screen(
    'limitsOfCard',
    withTexts(app, () => import('./screens/limits/CardLimitsScreen.tsx'), limitTexts),
  ),
  screen(
    'card',
    withTexts(app, () => import('./screens/cards/CardsScreen.tsx'), cardTexts),
  ),
  screen(
    'editCard',
    withTexts(app, () => import('./screens/cards/EditCardScreen.tsx'), cardTexts),
  ),
  screen(
    'cardBulk',
    withTexts(app, () => import('./screens/cards/bulk/CardBulkScreen.tsx'), cardTexts),
  ),
  screen(
    'cardGroups',
    withTexts(app, () => import('./screens/cards/groups/CardGroupsScreen.tsx'), cardTexts),
  ),
  ...reportScreens(app),
  ...addOnScreens(app),
  ...helpScreens(app),
  { path: '*', lazy: () => import('./screens/errors/NotFoundScreen.tsx') },
];

/** Screens that need no session. */
const open = (app: App): RouteObject[] => [
  {
    path: PATHS.login.slice(1),
    handle: { route: 'login' } satisfies RouteHandle,
    // most visits begin here, so it comes with the page
    Component: LoginScreen,
    loader: ({ request }) => openLogin(app, request),
    // a step of the sign-in is an entry of the history at the same address
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
  },
  screen(
    'forgotPassword',
    withTexts(app, () => import('./screens/recovery/ForgotPasswordScreen.tsx'), stepTexts),
  ),
  screen(
    'unlockAccount',
    withTexts(app, () => import('./screens/recovery/UnlockAccountScreen.tsx'), stepTexts),
  ),
  screen(
    'register',
    withTexts(app, () => import('./screens/register/RegisterScreen.tsx'), stepTexts),
  ),
  screen(
    'forgotUsername',
    withTexts(app, () => import('./screens/joining/ForgotUsernameScreen.tsx'), joiningTexts),
  ),
  screen('logout', () => import('./screens/logout/LogoutScreen.tsx')),
  screen(
    'signInHelp',
    withTexts(app, () => import('./screens/signInHelp/SignInHelpScreen.tsx'), signInHelpTexts),
  ),
  // for agents of customer service, who have a key instead of a session
  screen(
    'agent',
    withTexts(app, () => import('./screens/agent/AgentScreen.tsx'), agentTexts),
  ),
];

/** An address without a supported language answers with the same one in English. [I18N-03, I18N-04] */
const toLanguage: LoaderFunction = ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  return replace(withLanguage(pathname) + search + hash);
};

/** The map of all screens. */
export function createRoutes(app: App): RouteObject[] {
  const around = {
    HydrateFallback: Waiting,
    ErrorBoundary: RouteFailure,
    Component: RootRoute,
  } as const;
  return [
    {
      ...around,
      path: `/${DEFAULT_LANGUAGE}`,
      children: [
        ...open(app),
        {
          lazy: withTexts(app, () => import('./shell/SignedIn.tsx')),
          loader: ({ request }) => requireSession(app, request),
          // another screen of the same session asks nothing anew
          shouldRevalidate: () => false,
          children: [{ ErrorBoundary: RouteFailure, children: signedIn(app) }],
        },
      ],
    },
    { ...around, path: '*', loader: toLanguage },
  ];
}
