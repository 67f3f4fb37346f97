import type { LoadTexts } from '../messages/texts.ts';
import { requireActivation } from '../session/guards.ts';
import type { Area, Load } from './area.ts';

const ofOverview: Area = {
  screens: { overview: () => import('../screens/overview/OverviewScreen.tsx') },
};

const ofInsights: Area = {
  texts: () => import('../messages/insights.ts'),
  screens: { insights: () => import('../screens/insights/InsightsScreen.tsx') },
};

const ofAccount: Area = {
  texts: () => import('../messages/accountSettings.ts'),
  screens: {
    accountSettings: () => import('../screens/accountSettings/AccountSettingsScreen.tsx'),
  },
};

const ofAlerts: Area = {
  texts: () => import('../messages/alerts.ts'),
  screens: {
    exceptions: () => import('../screens/alerts/ExceptionsScreen.tsx'),
    notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
  },
};

const users: Load = () => import('../screens/users/UsersScreen.tsx');
const ofUsers: Area = {
  texts: () => import('../messages/users.ts'),
  screens: {
    manageUsers: users,
    inviteUser: () => import('../screens/users/InviteScreen.tsx'),
    user: users,
    editUser: () => import('../screens/users/EditUserScreen.tsx'),
  },
};

const ofIntegrations: Area = {
  texts: () => import('../messages/integrations.ts'),
  screens: { integrations: () => import('../screens/integrations/IntegrationsScreen.tsx') },
};

const ofProfile: Area = {
  texts: () => import('../messages/profile.ts'),
  screens: { profile: () => import('../screens/profile/ProfileScreen.tsx') },
};

const ofSettings: Area = {
  texts: () => import('../messages/settings.ts'),
  screens: { mySettings: () => import('../screens/settings/SettingsScreen.tsx') },
};

const joiningTexts: LoadTexts = () => import('../messages/joining.ts');
const ofTerms: Area = {
  texts: joiningTexts,
  screens: { terms: () => import('../screens/joining/TermsPage.tsx') },
};

const ofSwitch: Area = {
  texts: () => import('../messages/switch.ts'),
  screens: {
    switchAccount: () => import('../screens/switch/SwitchAccountScreen.tsx'),
    switchGroup: () => import('../screens/switch/SwitchGroupScreen.tsx'),
  },
};

const product: Load = () => import('../screens/addOns/ProductScreen.tsx');
const ofAddOns: Area = {
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
};

const ofHelp: Area = {
  texts: () => import('../messages/help.ts'),
  screens: {
    helpCenter: () => import('../screens/help/HelpCenterScreen.tsx'),
    contact: () => import('../screens/help/ContactScreen.tsx'),
    feedback: () => import('../screens/help/FeedbackScreen.tsx'),
    liveHelp: () => import('../screens/help/LiveHelpScreen.tsx'),
  },
};

/** The account, its people, what it can add, and help. */
export const accountAreas: readonly Area[] = [
  ofOverview,
  ofInsights,
  ofAccount,
  ofAlerts,
  ofUsers,
  ofIntegrations,
  ofProfile,
  ofSettings,
  ofTerms,
  ofSwitch,
  ofAddOns,
  ofHelp,
];

const stepTexts: LoadTexts = () => import('../screens/signInSteps/messages/en.ts');
const ofSignIn: Area = {
  texts: stepTexts,
  screens: {
    forgotPassword: () => import('../screens/recovery/ForgotPasswordScreen.tsx'),
    unlockAccount: () => import('../screens/recovery/UnlockAccountScreen.tsx'),
  },
};

const ofRegistration: Area = {
  texts: stepTexts,
  guard: requireActivation,
  screens: { register: () => import('../screens/register/RegisterScreen.tsx') },
};

const ofForgottenName: Area = {
  texts: joiningTexts,
  screens: { forgotUsername: () => import('../screens/joining/ForgotUsernameScreen.tsx') },
};

const ofSignOut: Area = {
  screens: { logout: () => import('../screens/logout/LogoutScreen.tsx') },
};

const ofSignInHelp: Area = {
  texts: () => import('../messages/signInHelp.ts'),
  screens: { signInHelp: () => import('../screens/signInHelp/SignInHelpScreen.tsx') },
};

/** For agents of customer service, who have a key instead of a session. */
const ofAgents: Area = {
  texts: () => import('../messages/agent.ts'),
  screens: { agent: () => import('../screens/agent/AgentScreen.tsx') },
};

/** Screens that need no session; the login page comes with the portal itself. */
export const openAreas: readonly Area[] = [
  ofSignIn,
  ofRegistration,
  ofForgottenName,
  ofSignOut,
  ofSignInHelp,
  ofAgents,
];
