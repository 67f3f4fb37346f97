import type { AccountFeature, Flag, Permission } from '@forecourt/validation';
import type { PlainRoute, QueryParams } from '../addresses/href.ts';

/** What must hold before an entry is shown; every part that is given must hold. */
export interface Gate {
  /** Hidden by default: the account's program reveals it. */
  readonly feature?: AccountFeature;
  /** Hides it while this feature is there: the entry takes its place. */
  readonly unlessFeature?: AccountFeature;
  readonly flag?: Flag;
  readonly permission?: Permission;
  /** Only in the menu of a phone. */
  readonly phoneOnly?: true;
}

/** Pages outside the portal; their addresses are configuration. */
export type ExternalLink = 'tutorials' | 'legal';

/** Every entry of the two menus; `menu.<name>` is its text. */
export type MenuName =
  | 'myAccount'
  | 'overview'
  | 'insights'
  | 'departments'
  | 'fleets'
  | 'exceptions'
  | 'notifications'
  | 'manageUsers'
  | 'accountSettings'
  | 'funds'
  | 'manageFunds'
  | 'fundHistory'
  | 'expressFunds'
  | 'pay'
  | 'payBill'
  | 'paymentHistory'
  | 'activity'
  | 'cards'
  | 'manageCards'
  | 'drivers'
  | 'vehicles'
  | 'cardAssignments'
  | 'orderCards'
  | 'orderCardsCfn'
  | 'cardLimits'
  | 'oneClick'
  | 'promptedIds'
  | 'expressChecks'
  | 'createExpressCheck'
  | 'expressCheckActivity'
  | 'statements'
  | 'reports'
  | 'myReports'
  | 'createReports'
  | 'reportQ'
  | 'reportsBeta'
  | 'downloads'
  | 'rewards'
  | 'services'
  | 'oneLook'
  | 'fleetDash'
  | 'fraudProtector'
  | 'maintenance'
  | 'fleetAdvance'
  | 'proximity'
  | 'support'
  | 'tutorials'
  | 'legal'
  | 'contact'
  | 'liveHelp'
  | 'feedback';

interface Named {
  readonly name: MenuName;
  readonly gate?: Gate;
}
export interface ScreenEntry extends Named {
  readonly route: PlainRoute;
  readonly query?: QueryParams;
  readonly children?: readonly MenuEntry[];
}
export interface ExternalEntry extends Named {
  readonly external: ExternalLink;
}
/** Opens and shuts; leads nowhere itself and is there only while one of its children is. */
export interface GroupEntry extends Named {
  readonly children: readonly MenuEntry[];
}
export type MenuEntry = ScreenEntry | ExternalEntry | GroupEntry;

const myAccount: readonly MenuEntry[] = [
  { name: 'overview', route: 'overview', gate: { permission: 'overview.view' } },
  { name: 'insights', route: 'insights', gate: { permission: 'overview.view' } },
  {
    name: 'departments',
    route: 'accountSettings',
    query: { tab: 'departments' },
    gate: { feature: 'departments', permission: 'departments.view' },
  },
  {
    name: 'fleets',
    route: 'accountSettings',
    query: { tab: 'fleets' },
    gate: { feature: 'fleets', permission: 'fleets.view' },
  },
  {
    name: 'exceptions',
    route: 'exceptions',
    gate: { feature: 'exceptions', permission: 'alerts.view' },
  },
  {
    name: 'notifications',
    route: 'notifications',
    gate: {
      feature: 'notifications',
      flag: 'notificationSettings',
      permission: 'notifications.view',
    },
  },
  {
    name: 'manageUsers',
    route: 'manageUsers',
    gate: { feature: 'manageUsers', permission: 'users.manage' },
  },
  { name: 'accountSettings', route: 'accountSettings', gate: { permission: 'account.view' } },
];

const money: readonly MenuEntry[] = [
  {
    name: 'funds',
    route: 'funds',
    gate: { feature: 'funds', permission: 'funds.view' },
    children: [
      { name: 'manageFunds', route: 'funds' },
      { name: 'fundHistory', route: 'fundHistory' },
    ],
  },
  {
    name: 'expressFunds',
    route: 'funds',
    gate: {
      feature: 'expressChecks',
      unlessFeature: 'funds',
      flag: 'expressChecks',
      permission: 'funds.view',
    },
  },
  {
    name: 'pay',
    route: 'pay',
    gate: { permission: 'bills.view' },
    children: [
      { name: 'payBill', route: 'pay', gate: { permission: 'bills.pay' } },
      { name: 'paymentHistory', route: 'paymentHistory' },
    ],
  },
];

const cards: readonly MenuEntry[] = [
  { name: 'manageCards', route: 'cards' },
  {
    name: 'cardAssignments',
    route: 'cardAssignments',
    gate: { feature: 'cardAssignments', permission: 'cardRequests.view' },
  },
  { name: 'orderCards', route: 'orderCards', gate: { permission: 'cards.order' } },
  {
    name: 'orderCardsCfn',
    route: 'orderCardsCfn',
    gate: { feature: 'cfnOrders', permission: 'cards.order' },
  },
  { name: 'cardLimits', route: 'cardLimits', gate: { permission: 'limits.view' } },
  {
    name: 'oneClick',
    route: 'oneClick',
    gate: { feature: 'oneClick', flag: 'oneClick', permission: 'cards.order' },
  },
  { name: 'promptedIds', route: 'promptedIds', gate: { permission: 'promptedIds.view' } },
  { name: 'drivers', route: 'drivers', gate: { permission: 'drivers.view' } },
  { name: 'vehicles', route: 'vehicles', gate: { permission: 'vehicles.view' } },
];

const reports: readonly MenuEntry[] = [
  {
    name: 'reports',
    route: 'reports',
    gate: { flag: 'reports', permission: 'reports.view' },
    children: [
      { name: 'myReports', route: 'reports' },
      {
        name: 'createReports',
        route: 'createReports',
        gate: { flag: 'customReports', permission: 'reports.create' },
      },
      { name: 'reportQ', route: 'reportQ' },
    ],
  },
  {
    name: 'reportsBeta',
    route: 'reportsBeta',
    gate: { flag: 'reportsBeta', permission: 'reports.view' },
  },
];

const addOns: readonly MenuEntry[] = [
  { name: 'oneLook', route: 'oneLook', gate: { feature: 'oneLook' } },
  { name: 'fleetDash', route: 'fleetDash', gate: { feature: 'fleetDash' } },
  { name: 'fraudProtector', route: 'fraudProtector', gate: { feature: 'fraudProtector' } },
  { name: 'maintenance', route: 'maintenance', gate: { feature: 'maintenance' } },
  {
    name: 'fleetAdvance',
    route: 'fleetAdvance',
    gate: { feature: 'fleetAdvance', flag: 'fleetAdvanceBeta' },
  },
  { name: 'proximity', route: 'proximity', gate: { feature: 'proximity', flag: 'proximityMenu' } },
];

/** The main menu, complete and in its order. [NAV-01 to NAV-46] */
export const MAIN_MENU: readonly MenuEntry[] = [
  { name: 'myAccount', route: 'overview', children: myAccount },
  ...money,
  { name: 'activity', route: 'activity', gate: { permission: 'transactions.view' } },
  { name: 'cards', route: 'cards', gate: { permission: 'cards.view' }, children: cards },
  {
    name: 'expressChecks',
    route: 'expressChecks',
    gate: { feature: 'expressChecks', flag: 'expressChecks', permission: 'expressChecks.view' },
    children: [
      {
        name: 'createExpressCheck',
        route: 'createExpressCheck',
        gate: { permission: 'expressChecks.issue' },
      },
      { name: 'expressCheckActivity', route: 'expressCheckActivity' },
    ],
  },
  { name: 'statements', route: 'statements', gate: { permission: 'statements.view' } },
  ...reports,
  {
    name: 'downloads',
    route: 'downloads',
    gate: { feature: 'downloads', permission: 'reports.view' },
  },
  { name: 'rewards', route: 'rewards', gate: { feature: 'rewards', permission: 'rewards.view' } },
  {
    name: 'services',
    route: 'services',
    gate: { permission: 'addOns.view' },
    children: addOns,
  },
  {
    name: 'support',
    gate: { feature: 'support' },
    children: [{ name: 'tutorials', external: 'tutorials' }],
  },
  { name: 'legal', external: 'legal', gate: { phoneOnly: true } },
];

/** The Help menu. [NAV-47] */
export const HELP_MENU: readonly MenuEntry[] = [
  { name: 'contact', route: 'contact' },
  { name: 'liveHelp', route: 'liveHelp', gate: { flag: 'liveHelp' } },
  { name: 'feedback', route: 'feedback' },
];
