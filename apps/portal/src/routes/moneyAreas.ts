import type { Area, Load } from './area.ts';

const activity: Load = () => import('../screens/activity/ActivityScreen.tsx');
const ofActivity: Area = {
  texts: () => import('../messages/activity.ts'),
  screens: {
    activity,
    purchase: activity,
    driverRequest: () => import('../screens/driverRequests/DriverRequestScreen.tsx'),
  },
};

const ofDisputes: Area = {
  texts: () => import('../messages/disputes.ts'),
  screens: {
    disputes: () => import('../screens/disputes/DisputesScreen.tsx'),
    newDispute: () => import('../screens/disputes/NewDisputeScreen.tsx'),
    dispute: () => import('../screens/disputes/DisputeScreen.tsx'),
  },
};

const expressChecks: Load = () => import('../screens/expressChecks/ExpressChecksScreen.tsx');
const ofExpressChecks: Area = {
  texts: () => import('../messages/expressChecks.ts'),
  screens: {
    expressChecks,
    expressCheckActivity: expressChecks,
    expressCheck: expressChecks,
    createExpressCheck: () => import('../screens/expressChecks/CreateExpressCheckScreen.tsx'),
    expressCheckSettings: () => import('../screens/expressChecks/ExpressSettingsScreen.tsx'),
  },
};

const ofMoney: Area = {
  texts: () => import('../messages/money.ts'),
  screens: {
    funds: () => import('../screens/money/FundsScreen.tsx'),
    fundHistory: () => import('../screens/money/FundHistoryScreen.tsx'),
    pay: () => import('../screens/money/PayScreen.tsx'),
    paymentHistory: () => import('../screens/money/PaymentHistoryScreen.tsx'),
    fees: () => import('../screens/money/FeesScreen.tsx'),
  },
};

const statements: Load = () => import('../screens/statements/StatementsScreen.tsx');
const ofReports: Area = {
  texts: () => import('../messages/reports.ts'),
  screens: {
    statements,
    statement: statements,
    reports: () => import('../screens/reports/MyReportsScreen.tsx'),
    createReports: () => import('../screens/reports/CreateReportScreen.tsx'),
    reportQ: () => import('../screens/reports/ReportQScreen.tsx'),
    downloads: () => import('../screens/files/DownloadsScreen.tsx'),
  },
};

/** Purchases, and the money that they cost. */
export const moneyAreas: readonly Area[] = [
  ofActivity,
  ofDisputes,
  ofExpressChecks,
  ofMoney,
  ofReports,
];
