import { catalogs } from '../messages/catalogs.ts';
import { requireActivation } from '../session/guards.ts';
import type { Area, Load } from './area.ts';

const cards: Load = () => import('../screens/cards/CardsScreen.tsx');
const editLimits: Load = () => import('../screens/limits/EditLimitsScreen.tsx');
const drivers: Load = () => import('../screens/roster/DriversScreen.tsx');
const driverForm: Load = () => import('../screens/roster/DriverFormScreen.tsx');
const vehicles: Load = () => import('../screens/roster/VehiclesScreen.tsx');
const vehicleForm: Load = () => import('../screens/roster/VehicleFormScreen.tsx');
const entryImports = () => import('../screens/imports/EntryImportScreens.tsx');
const promptedIdForm: Load = () => import('../screens/promptedIds/PromptedIdFormScreen.tsx');
const activity: Load = () => import('../screens/activity/ActivityScreen.tsx');
const expressChecks: Load = () => import('../screens/expressChecks/ExpressChecksScreen.tsx');
const statements: Load = () => import('../screens/statements/StatementsScreen.tsx');
const users: Load = () => import('../screens/users/UsersScreen.tsx');
const product: Load = () => import('../screens/addOns/ProductScreen.tsx');

/** Catalogs for screens that show cards and act on them. */
const CARDS = ['shared', 'cards', 'cardActions', 'imports', 'lists', 'timeline'] as const;
const ACTIVITY = [...CARDS, 'limits', 'activity'] as const;
const stepTexts = catalogs('signInSteps');
const stepScreens = () => import('../screens/signInSteps/StepScreens.tsx');

/** Screens for signed-in users. */
export const signedInAreas: readonly Area[] = [
  {
    texts: catalogs(...CARDS),
    screens: {
      editCard: () => import('../screens/cards/EditCardScreen.tsx'),
      cardGroups: () => import('../screens/cards/groups/CardGroupsScreen.tsx'),
      orderCards: () => import('../screens/orders/OrderCardsScreen.tsx'),
      importOrder: () => import('../screens/imports/ImportScreen.tsx'),
      orderCardsCfn: () => import('../screens/orders/OrderCfnCardsScreen.tsx'),
      orders: () => import('../screens/orders/OrdersScreen.tsx'),
      order: () => import('../screens/orders/OrderScreen.tsx'),
    },
  },
  {
    texts: catalogs(...CARDS, 'limits'),
    screens: {
      cards,
      card: cards,
      cardLimits: () => import('../screens/limits/LimitsScreen.tsx'),
      newCardLimit: editLimits,
      cardLimit: editLimits,
      limitsOfCard: () => import('../screens/limits/CardLimitsScreen.tsx'),
      cardBulk: () => import('../screens/cards/bulk/CardBulkScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'imports', 'timeline', 'lists', 'roster'),
    screens: {
      drivers,
      driver: drivers,
      addDriver: driverForm,
      editDriver: driverForm,
      importDrivers: async () => ({ Component: (await entryImports()).DriverImport }),
      vehicles,
      vehicle: vehicles,
      addVehicle: vehicleForm,
      editVehicle: vehicleForm,
      importVehicles: async () => ({ Component: (await entryImports()).VehicleImport }),
      importPurchases: () => import('../screens/imports/PurchaseImportScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'roster', 'imports', 'promptedIds'),
    screens: {
      promptedIds: () => import('../screens/promptedIds/PromptedIdsScreen.tsx'),
      addPromptedId: promptedIdForm,
      editPromptedId: promptedIdForm,
      importPromptedIds: async () => ({ Component: (await entryImports()).PromptedIdImport }),
      cardAssignments: () => import('../screens/cardRequests/CardRequestsScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'promptedIds', 'proximity'),
    screens: {
      proximity: () => import('../screens/proximity/ProximityScreen.tsx'),
      oneClick: () => import('../screens/oneClick/OneClickScreen.tsx'),
    },
  },
  {
    texts: catalogs(...ACTIVITY),
    screens: { activity, purchase: activity },
  },
  {
    texts: catalogs(...CARDS, 'driverRequests'),
    screens: {
      driverRequest: () => import('../screens/driverRequests/DriverRequestScreen.tsx'),
    },
  },
  {
    texts: catalogs(...ACTIVITY, 'disputes'),
    screens: {
      disputes: () => import('../screens/disputes/DisputesScreen.tsx'),
      newDispute: () => import('../screens/disputes/NewDisputeScreen.tsx'),
      dispute: () => import('../screens/disputes/DisputeScreen.tsx'),
    },
  },
  {
    texts: catalogs(...CARDS, 'settings', 'passcode', 'expressChecks'),
    screens: {
      expressChecks,
      expressCheckActivity: expressChecks,
      expressCheck: expressChecks,
      createExpressCheck: () => import('../screens/expressChecks/CreateExpressCheckScreen.tsx'),
      expressCheckSettings: () => import('../screens/expressChecks/ExpressSettingsScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'outages', 'money'),
    screens: {
      funds: () => import('../screens/money/FundsScreen.tsx'),
      fundHistory: () => import('../screens/money/FundHistoryScreen.tsx'),
      pay: () => import('../screens/money/PayScreen.tsx'),
      paymentHistory: () => import('../screens/money/PaymentHistoryScreen.tsx'),
      fees: () => import('../screens/money/FeesScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'files', 'reports', 'settings', 'statements'),
    screens: {
      statements,
      statement: statements,
      reports: () => import('../screens/reports/MyReportsScreen.tsx'),
      createReports: () => import('../screens/reports/CreateReportScreen.tsx'),
      reportQ: () => import('../screens/reports/ReportQScreen.tsx'),
      downloads: () => import('../screens/files/DownloadsScreen.tsx'),
    },
  },
  { screens: { overview: () => import('../screens/overview/OverviewScreen.tsx') } },
  {
    texts: catalogs(...CARDS, 'insights'),
    screens: { insights: () => import('../screens/insights/InsightsScreen.tsx') },
  },
  {
    texts: catalogs(...CARDS, 'settings', 'passcode', 'users', 'accountSettings'),
    screens: {
      accountSettings: () => import('../screens/accountSettings/AccountSettingsScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'alerts', 'notifications', 'outages'),
    screens: {
      exceptions: () => import('../screens/alerts/ExceptionsScreen.tsx'),
      notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'roster', 'passcode', 'users'),
    screens: {
      manageUsers: users,
      inviteUser: () => import('../screens/users/InviteScreen.tsx'),
      user: users,
      editUser: () => import('../screens/users/EditUserScreen.tsx'),
    },
  },
  {
    texts: catalogs(...CARDS, 'profile', 'settings', 'integrations'),
    screens: { integrations: () => import('../screens/integrations/IntegrationsScreen.tsx') },
  },
  {
    texts: catalogs('cards', 'profile', 'signInSteps'),
    screens: { profile: () => import('../screens/profile/ProfileScreen.tsx') },
  },
  {
    texts: catalogs(...CARDS, 'profile', 'settings'),
    screens: { mySettings: () => import('../screens/settings/SettingsScreen.tsx') },
  },
  {
    texts: catalogs('shared', 'cards', 'joining'),
    screens: { terms: () => import('../screens/joining/TermsPage.tsx') },
  },
  {
    texts: catalogs(...CARDS, 'switch'),
    screens: {
      switchAccount: () => import('../screens/switch/SwitchAccountScreen.tsx'),
      switchGroup: () => import('../screens/switch/SwitchGroupScreen.tsx'),
    },
  },
  {
    texts: catalogs('shared', 'cards', 'addOns', 'rewards'),
    screens: {
      rewards: () => import('../screens/rewards/RewardsScreen.tsx'),
      redeem: () => import('../screens/rewards/RedeemScreen.tsx'),
      services: () => import('../screens/addOns/ServicesScreen.tsx'),
      oneLook: product,
      fleetDash: product,
      fraudProtector: product,
      maintenance: product,
      fleetAdvance: product,
    },
  },
  {
    texts: catalogs('help'),
    screens: {
      helpCenter: () => import('../screens/help/HelpCenterScreen.tsx'),
      contact: () => import('../screens/help/ContactScreen.tsx'),
      feedback: () => import('../screens/help/FeedbackScreen.tsx'),
      liveHelp: () => import('../screens/help/LiveHelpScreen.tsx'),
    },
  },
];

/** Screens that need no session; the login page is part of the portal's own bundle. */
export const publicAreas: readonly Area[] = [
  {
    texts: stepTexts,
    screens: {
      forgotPassword: async () => ({ Component: (await stepScreens()).ForgotPassword }),
      unlockAccount: async () => ({ Component: (await stepScreens()).UnlockAccount }),
    },
  },
  {
    texts: stepTexts,
    guard: requireActivation,
    screens: { register: async () => ({ Component: (await stepScreens()).Register }) },
  },
  {
    texts: catalogs('joining'),
    screens: { forgotUsername: () => import('../screens/joining/ForgotUsernameScreen.tsx') },
  },
  { screens: { logout: () => import('../screens/logout/LogoutScreen.tsx') } },
  {
    texts: catalogs('signInHelp'),
    screens: { signInHelp: () => import('../screens/signInHelp/SignInHelpScreen.tsx') },
  },
  /** For customer service agents, who have a key instead of a session. */
  {
    texts: catalogs('agent'),
    screens: { agent: () => import('../screens/agent/AgentScreen.tsx') },
  },
];
