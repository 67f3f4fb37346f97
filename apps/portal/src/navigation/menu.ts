import type { AccountFeature, Flag, Permission } from '@forecourt/validation';
import type { PlainRoute, QueryParams } from '../addresses/href.ts';
import type { TextKey } from '../messages/text.ts';

/** Conditions for showing an entry; every condition given must hold. */
export interface Gate {
  /** Account feature that reveals the entry; hidden by default. */
  readonly feature?: AccountFeature;
  /** Hides the entry while the account has this feature, whose own entry takes its place. */
  readonly unlessFeature?: AccountFeature;
  readonly flag?: Flag;
  readonly permission?: Permission;
  /** Only in the phone menu. */
  readonly phoneOnly?: true;
}

/** Pages outside the portal; their addresses are configured. */
export type ExternalLink = 'tutorials' | 'legal';

type NameIn<Key> = Key extends `menu.${infer Name}` ? Name : never;
/** Every entry of the two menus; its label is `menu.<name>`. */
export type MenuName = NameIn<TextKey>;

interface BaseEntry {
  readonly name: MenuName;
  readonly gate?: Gate;
}
export interface ScreenEntry extends BaseEntry {
  readonly route: PlainRoute;
  readonly query?: QueryParams;
  readonly children?: readonly MenuEntry[];
}
export interface ExternalEntry extends BaseEntry {
  readonly external: ExternalLink;
}
/** A collapsible group; has no screen and shows only while a child does. */
export interface GroupEntry extends BaseEntry {
  readonly children: readonly MenuEntry[];
}
export type MenuEntry = ScreenEntry | ExternalEntry | GroupEntry;

/** Creates an entry for the screen of the same name, or for the given `route`. */
function screen(
  name: MenuName & PlainRoute,
  gate?: Gate,
  overrides?: Partial<ScreenEntry>,
): ScreenEntry;
function screen(
  name: MenuName,
  gate: Gate,
  overrides: Partial<ScreenEntry> & Pick<ScreenEntry, 'route'>,
): ScreenEntry;
function screen(name: MenuName, gate: Gate = {}, overrides: object = {}): object {
  return { name, route: name, gate, ...overrides };
}

const myAccount: readonly MenuEntry[] = [
  screen('overview', { permission: 'overview.view' }),
  screen('insights', { permission: 'overview.view' }),
  screen(
    'departments',
    { feature: 'departments', permission: 'departments.view' },
    { route: 'accountSettings', query: { tab: 'departments' } },
  ),
  screen(
    'fleets',
    { feature: 'fleets', permission: 'fleets.view' },
    { route: 'accountSettings', query: { tab: 'fleets' } },
  ),
  screen('exceptions', { feature: 'exceptions', permission: 'alerts.view' }),
  screen('notifications', {
    feature: 'notifications',
    flag: 'notificationSettings',
    permission: 'notifications.view',
  }),
  screen('manageUsers', { feature: 'manageUsers', permission: 'users.manage' }),
  screen('accountSettings', { permission: 'account.view' }),
  screen('integrations', { flag: 'integrations', permission: 'integrations.manage' }),
];

const money: readonly MenuEntry[] = [
  screen(
    'funds',
    { feature: 'funds', permission: 'funds.view' },
    { children: [screen('manageFunds', {}, { route: 'funds' }), screen('fundHistory')] },
  ),
  screen(
    'expressFunds',
    {
      feature: 'expressChecks',
      unlessFeature: 'funds',
      flag: 'expressChecks',
      permission: 'funds.view',
    },
    { route: 'funds' },
  ),
  screen(
    'pay',
    { permission: 'bills.view' },
    {
      children: [
        screen('payBill', { permission: 'bills.pay' }, { route: 'pay' }),
        screen('paymentHistory'),
      ],
    },
  ),
];

const cards: readonly MenuEntry[] = [
  screen('manageCards', {}, { route: 'cards' }),
  screen('cardAssignments', { feature: 'cardAssignments', permission: 'cardRequests.view' }),
  screen('orderCards', { permission: 'cards.order' }),
  screen('orderCardsCfn', { feature: 'cfnOrders', permission: 'cards.order' }),
  screen('cardLimits', { permission: 'limits.view' }),
  screen('oneClick', { feature: 'oneClick', flag: 'oneClick', permission: 'cards.order' }),
  screen('promptedIds', { permission: 'promptedIds.view' }),
  screen('drivers', { permission: 'drivers.view' }),
  screen('vehicles', { permission: 'vehicles.view' }),
];

const reports: readonly MenuEntry[] = [
  screen(
    'reports',
    { flag: 'reports', permission: 'reports.view' },
    {
      children: [
        screen('myReports', {}, { route: 'reports' }),
        screen('createReports', { flag: 'customReports' }),
        screen('reportQ'),
      ],
    },
  ),
  screen('reportsBeta', { flag: 'reportsBeta', permission: 'reports.view' }),
];

const addOns: readonly MenuEntry[] = [
  screen('oneLook', { feature: 'oneLook' }),
  screen('fleetDash', { feature: 'fleetDash' }),
  screen('fraudProtector', { feature: 'fraudProtector' }),
  screen('maintenance', { feature: 'maintenance' }),
  screen('fleetAdvance', { feature: 'fleetAdvance', flag: 'fleetAdvanceBeta' }),
  screen('proximity', { feature: 'proximity', flag: 'proximityMenu' }),
];

/** The complete main menu, in order. [NAV-01 to NAV-46] */
export const MAIN_MENU: readonly MenuEntry[] = [
  screen('myAccount', {}, { route: 'overview', children: myAccount }),
  ...money,
  screen('activity', { permission: 'transactions.view' }),
  screen('cards', { permission: 'cards.view' }, { children: cards }),
  screen(
    'expressChecks',
    { feature: 'expressChecks', flag: 'expressChecks', permission: 'expressChecks.view' },
    {
      children: [
        screen('createExpressCheck', { permission: 'expressChecks.issue' }),
        screen('expressCheckActivity'),
      ],
    },
  ),
  screen('statements', { permission: 'statements.view' }),
  ...reports,
  screen('downloads', { feature: 'downloads', permission: 'reports.view' }),
  screen('rewards', { feature: 'rewards', permission: 'rewards.view' }),
  screen('services', { permission: 'addOns.view' }, { children: addOns }),
  {
    name: 'support',
    gate: { feature: 'support' },
    children: [{ name: 'tutorials', external: 'tutorials' }],
  },
  { name: 'legal', external: 'legal', gate: { phoneOnly: true } },
];

/** The complete Help menu, in order. [NAV-47] */
export const HELP_MENU: readonly MenuEntry[] = [
  screen('contact'),
  screen('liveHelp', { flag: 'liveHelp' }),
  screen('feedback'),
];
