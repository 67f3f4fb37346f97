import type { Area, Load } from './area.ts';
import type { LoadTexts } from '../messages/texts.ts';
import { requireActivation } from '../session/guards.ts';

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
const joiningTexts: LoadTexts = () => import('../messages/joining.ts');
const product: Load = () => import('../screens/addOns/ProductScreen.tsx');
const stepTexts: LoadTexts = () => import('../screens/signInSteps/messages/en.ts');

/** Screens for everyone who is signed in. */
export const signedInAreas: readonly Area[] = [
  {
    texts: () => import('../messages/cards.ts'),
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
    texts: () => import('../messages/limits.ts'),
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
    texts: () => import('../messages/roster.ts'),
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
    texts: () => import('../messages/promptedIds.ts'),
    screens: {
      promptedIds: () => import('../screens/promptedIds/PromptedIdsScreen.tsx'),
      addPromptedId: promptedIdForm,
      editPromptedId: promptedIdForm,
      importPromptedIds: async () => ({ Component: (await entryImports()).PromptedIdImport }),
      cardAssignments: () => import('../screens/cardRequests/CardRequestsScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/proximity.ts'),
    screens: {
      proximity: () => import('../screens/proximity/ProximityScreen.tsx'),
      oneClick: () => import('../screens/oneClick/OneClickScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/activity.ts'),
    screens: { activity, purchase: activity },
  },
  {
    texts: () => import('../messages/driverRequest.ts'),
    screens: {
      driverRequest: () => import('../screens/driverRequests/DriverRequestScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/disputes.ts'),
    screens: {
      disputes: () => import('../screens/disputes/DisputesScreen.tsx'),
      newDispute: () => import('../screens/disputes/NewDisputeScreen.tsx'),
      dispute: () => import('../screens/disputes/DisputeScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/expressChecks.ts'),
    screens: {
      expressChecks,
      expressCheckActivity: expressChecks,
      expressCheck: expressChecks,
      createExpressCheck: () => import('../screens/expressChecks/CreateExpressCheckScreen.tsx'),
      expressCheckSettings: () => import('../screens/expressChecks/ExpressSettingsScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/money.ts'),
    screens: {
      funds: () => import('../screens/money/FundsScreen.tsx'),
      fundHistory: () => import('../screens/money/FundHistoryScreen.tsx'),
      pay: () => import('../screens/money/PayScreen.tsx'),
      paymentHistory: () => import('../screens/money/PaymentHistoryScreen.tsx'),
      fees: () => import('../screens/money/FeesScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/reports.ts'),
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
    texts: () => import('../messages/insights.ts'),
    screens: { insights: () => import('../screens/insights/InsightsScreen.tsx') },
  },
  {
    texts: () => import('../messages/accountSettings.ts'),
    screens: {
      accountSettings: () => import('../screens/accountSettings/AccountSettingsScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/alerts.ts'),
    screens: {
      exceptions: () => import('../screens/alerts/ExceptionsScreen.tsx'),
      notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/users.ts'),
    screens: {
      manageUsers: users,
      inviteUser: () => import('../screens/users/InviteScreen.tsx'),
      user: users,
      editUser: () => import('../screens/users/EditUserScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/integrations.ts'),
    screens: { integrations: () => import('../screens/integrations/IntegrationsScreen.tsx') },
  },
  {
    texts: () => import('../messages/profile.ts'),
    screens: { profile: () => import('../screens/profile/ProfileScreen.tsx') },
  },
  {
    texts: () => import('../messages/settings.ts'),
    screens: { mySettings: () => import('../screens/settings/SettingsScreen.tsx') },
  },
  {
    texts: joiningTexts,
    screens: { terms: () => import('../screens/joining/TermsPage.tsx') },
  },
  {
    texts: () => import('../messages/switch.ts'),
    screens: {
      switchAccount: () => import('../screens/switch/SwitchAccountScreen.tsx'),
      switchGroup: () => import('../screens/switch/SwitchGroupScreen.tsx'),
    },
  },
  {
    texts: () => import('../messages/services.ts'),
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
    texts: () => import('../messages/help.ts'),
    screens: {
      helpCenter: () => import('../screens/help/HelpCenterScreen.tsx'),
      contact: () => import('../screens/help/ContactScreen.tsx'),
      feedback: () => import('../screens/help/FeedbackScreen.tsx'),
      liveHelp: () => import('../screens/help/LiveHelpScreen.tsx'),
    },
  },
];

/** Screens that need no session; the login page comes with the portal itself. */
export const openAreas: readonly Area[] = [
  {
    texts: stepTexts,
    screens: {
      forgotPassword: () => import('../screens/recovery/ForgotPasswordScreen.tsx'),
      unlockAccount: () => import('../screens/recovery/UnlockAccountScreen.tsx'),
    },
  },
  {
    texts: stepTexts,
    guard: requireActivation,
    screens: { register: () => import('../screens/register/RegisterScreen.tsx') },
  },
  {
    texts: joiningTexts,
    screens: { forgotUsername: () => import('../screens/joining/ForgotUsernameScreen.tsx') },
  },
  { screens: { logout: () => import('../screens/logout/LogoutScreen.tsx') } },
  {
    texts: () => import('../messages/signInHelp.ts'),
    screens: { signInHelp: () => import('../screens/signInHelp/SignInHelpScreen.tsx') },
  },
  /** For agents of customer service, who have a key instead of a session. */
  {
    texts: () => import('../messages/agent.ts'),
    screens: { agent: () => import('../screens/agent/AgentScreen.tsx') },
  },
];
