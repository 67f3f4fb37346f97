import { describe, expect, it } from 'vitest';
import {
  DISABLED_BY_EMULATION,
  resolveFlags,
  type AccountFeature,
  type Flag,
  type Permission,
} from '@forecourt/validation';
import { href } from '../addresses/href.ts';
import { ACCOUNT_FEATURES } from '@forecourt/validation';
import {
  isNotOfAccount,
  mayOpen,
  visibleHelp,
  visibleMenu,
  type MenuViewer,
  type VisibleEntry,
} from './visibleMenu.ts';

interface Given {
  readonly features?: readonly AccountFeature[];
  readonly flags?: Partial<Record<Flag, boolean>>;
  readonly denied?: readonly Permission[];
  readonly isPhone?: boolean;
}
const viewer = ({
  features = [],
  flags = {},
  denied = [],
  isPhone = false,
}: Given = {}): MenuViewer => ({
  features: new Set(features),
  flags: resolveFlags(flags),
  may: (permission) => !denied.includes(permission),
  isPhone,
});

/** Maps each entry's path of names (`Cards > Order Cards`) to its target. */
function leads(entries: readonly VisibleEntry[], above = ''): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const name = above + entry.name;
      const target =
        entry.external ??
        (entry.route === null ? '' : address(entry.route, entry.query).replace(/^\/en/, ''));
      return [[name, target], ...Object.entries(leads(entry.children, `${name} > `))];
    }),
  );
}
const address = (route: NonNullable<VisibleEntry['route']>, query: VisibleEntry['query']): string =>
  href(route, {}, query);

const plain = leads(visibleMenu(viewer()));
const everything = viewer({
  features: ACCOUNT_FEATURES,
  flags: { oneClick: true, proximityMenu: true },
  isPhone: true,
});
const all = leads(visibleMenu(everything));

const visibleRows = [
  ['NAV-01', 'myAccount', '/'],
  ['NAV-02', 'myAccount > overview', '/'],
  ['NAV-03', 'myAccount > insights', '/insights/'],
  ['NAV-09', 'myAccount > accountSettings', '/settings/account/'],
  ['NAV-14', 'pay', '/pay/'],
  ['NAV-15', 'pay > payBill', '/pay/'],
  ['NAV-16', 'pay > paymentHistory', '/pay/history/'],
  ['NAV-17', 'activity', '/activity/'],
  ['NAV-18', 'cards', '/cards/'],
  ['NAV-19', 'cards > manageCards', '/cards/'],
  ['NAV-21', 'cards > orderCards', '/cards/order-new/'],
  ['NAV-23', 'cards > cardLimits', '/cards/limits/'],
  ['NAV-25', 'cards > promptedIds', '/cards/promptedids/'],
  ['NAV-29', 'statements', '/statements/'],
  ['NAV-30', 'reports', '/reports/'],
  ['NAV-31', 'reports > myReports', '/reports/'],
  ['NAV-32', 'reports > createReports', '/reports/create/'],
  ['NAV-33', 'reports > reportQ', '/reports/reportq'],
] as const;

const hiddenRows = [
  ['NAV-04', 'myAccount > departments', '/settings/account/?tab=departments', 'departments'],
  ['NAV-05', 'myAccount > fleets', '/settings/account/?tab=fleets', 'fleets'],
  ['NAV-06', 'myAccount > exceptions', '/settings/exceptions/', 'exceptions'],
  ['NAV-07', 'myAccount > notifications', '/settings/notifications/', 'notifications'],
  ['NAV-08', 'myAccount > manageUsers', '/settings/manage-users/', 'manageUsers'],
  ['NAV-10', 'funds', '/funds/', 'funds'],
  ['NAV-11', 'funds > manageFunds', '/funds/', 'funds'],
  ['NAV-12', 'funds > fundHistory', '/funds/history/', 'funds'],
  ['NAV-20', 'cards > cardAssignments', '/cardassignments/', 'cardAssignments'],
  ['NAV-22', 'cards > orderCardsCfn', '/cards/order-new/cfn', 'cfnOrders'],
  ['NAV-26', 'expressChecks', '/express-check/', 'expressChecks'],
  ['NAV-27', 'expressChecks > createExpressCheck', '/express-check/create/', 'expressChecks'],
  ['NAV-28', 'expressChecks > expressCheckActivity', '/express-check/activity/', 'expressChecks'],
  ['NAV-35', 'downloads', '/downloads/', 'downloads'],
  ['NAV-36', 'rewards', '/rewards/', 'rewards'],
  ['NAV-38', 'services > oneLook', '/services/look', 'oneLook'],
  ['NAV-39', 'services > fleetDash', '/services/dash', 'fleetDash'],
  ['NAV-40', 'services > fraudProtector', '/services/fraud', 'fraudProtector'],
  ['NAV-41', 'services > maintenance', '/services/maintenance', 'maintenance'],
  ['NAV-42', 'services > fleetAdvance', '/services/fleetAdvance', 'fleetAdvance'],
  ['NAV-44', 'support', '', 'support'],
  ['NAV-45', 'support > tutorials', 'tutorials', 'support'],
] as const;

describe('the main menu', () => {
  it.each(visibleRows)('[%s] shows %s at %s by default', (_id, name, path) => {
    expect(plain[name]).toBe(path);
  });

  it.each(hiddenRows)('[%s] hides %s (%s) until the account has %s', (_id, name, path, feature) => {
    expect(plain).not.toHaveProperty([name]);
    expect(leads(visibleMenu(viewer({ features: [feature] })))[name]).toBe(path);
  });

  it('shows no entries other than the ones listed here', () => {
    const listed = [...visibleRows, ...hiddenRows].map(([, name]) => name as string);
    const others = [
      'myAccount > integrations',
      'cards > drivers',
      'cards > vehicles',
      'reportsBeta',
      'cards > oneClick',
      'services',
      'services > proximity',
      'legal',
    ];
    expect(Object.keys(all).toSorted()).toEqual([...listed, ...others].toSorted());
  });

  it('[NAV-24] shows One Click preferences only with the feature and its flag', () => {
    const features = ['oneClick'] as const;
    expect(leads(visibleMenu(viewer({ features })))).not.toHaveProperty(['cards > oneClick']);
    const shown = leads(visibleMenu(viewer({ features, flags: { oneClick: true } })));
    expect(shown['cards > oneClick']).toBe('/cards/oneclick/');
  });

  it('[NAV-43] shows Proximity only with the feature and its flag', () => {
    const features = ['proximity'] as const;
    expect(leads(visibleMenu(viewer({ features })))).not.toHaveProperty(['services > proximity']);
    const shown = leads(visibleMenu(viewer({ features, flags: { proximityMenu: true } })));
    expect(shown['services > proximity']).toBe('/proximity/profiles');
  });

  it('[NAV-37] shows Add-on Products only if one of its children is shown', () => {
    expect(plain).not.toHaveProperty('services');
    expect(leads(visibleMenu(viewer({ features: ['fleetDash'] })))['services']).toBe('/services/');
  });

  it('[NAV-13] shows the stand-alone Manage Funds instead of Funds, never both', () => {
    const alone = leads(visibleMenu(viewer({ features: ['expressChecks'] })));
    expect(alone['expressFunds']).toBe('/funds/');
    const both = leads(visibleMenu(viewer({ features: ['expressChecks', 'funds'] })));
    expect(both).not.toHaveProperty('expressFunds');
    expect(plain).not.toHaveProperty('expressFunds');
  });

  it('[NAV-34] shows Reports beta at /reports (no trailing slash) only with its flag', () => {
    expect(plain['reportsBeta']).toBe('/reports');
    const off = leads(visibleMenu(viewer({ flags: { reportsBeta: false } })));
    expect(off).not.toHaveProperty('reportsBeta');
    expect(off['reports']).toBe('/reports/');
  });

  it('[NAV-46] shows Legal and Privacy only in the phone menu', () => {
    expect(plain).not.toHaveProperty('legal');
    expect(leads(visibleMenu(viewer({ isPhone: true })))['legal']).toBe('legal');
  });

  it('[NAV-47] lists Contact Us, Live Help, and Share Feedback under Help', () => {
    expect(visibleHelp(viewer()).map(({ name }) => name)).toEqual([
      'contact',
      'liveHelp',
      'feedback',
    ]);
  });

  it('[FLAG-07] hides Live Help while its flag is off', () => {
    const shown = visibleHelp(viewer({ flags: { liveHelp: false } }));
    expect(shown.map(({ name }) => name)).toEqual(['contact', 'feedback']);
  });

  it.each([
    ['FLAG-04', 'customReports', 'reports > createReports', undefined],
    ['FLAG-05', 'expressChecks', 'expressChecks', 'expressChecks'],
    ['FLAG-06', 'fleetAdvanceBeta', 'services > fleetAdvance', 'fleetAdvance'],
    ['FLAG-08', 'notificationSettings', 'myAccount > notifications', 'notifications'],
    ['FLAG-10', 'reports', 'reports', undefined],
    ['FLAG-11', 'reportsBeta', 'reportsBeta', undefined],
    ['FLAG-24', 'proximityMenu', 'services > proximity', 'proximity'],
    ['FLAG-28', 'oneClick', 'cards > oneClick', 'oneClick'],
  ] as const)('[%s] needs %s on to show %s', (_id, flag, name, feature) => {
    const features = feature ? [feature] : [];
    const shown = (isOn: boolean) =>
      leads(visibleMenu(viewer({ features, flags: { [flag]: isOn } })));
    expect(shown(true)).toHaveProperty([name]);
    expect(shown(false)).not.toHaveProperty([name]);
  });

  it('[FLAG-05] [FLAG-08] hides an entry of an enabled feature while its flag is off', () => {
    const features = ['expressChecks', 'notifications'] as const;
    const flags = { expressChecks: false, notificationSettings: false };
    const shown = leads(visibleMenu(viewer({ features, flags })));
    expect(shown).not.toHaveProperty('expressChecks');
    expect(shown).not.toHaveProperty(['myAccount > notifications']);
  });

  it('[ROLE-06] [ROLE-10] [ROLE-17] hides entries that the role has no permission for', () => {
    const denied = ['users.manage', 'bills.pay', 'cards.order', 'funds.view'] as const;
    const shown = leads(visibleMenu(viewer({ features: ['manageUsers', 'funds'], denied })));
    for (const name of [
      'myAccount > manageUsers',
      'funds',
      'pay > payBill',
      'cards > orderCards',
    ]) {
      expect(shown).not.toHaveProperty([name]);
    }
  });
});

describe('opening a screen by its URL', () => {
  it('refuses what the menu hides', () => {
    const denied = ['users.manage'] as const;
    expect(mayOpen('manageUsers', viewer({ features: ['manageUsers'] }))).toBe(true);
    expect(mayOpen('manageUsers', viewer({ features: ['manageUsers'], denied }))).toBe(false);
    expect(mayOpen('rewards', viewer())).toBe(false);
  });

  it('distinguishes a missing account feature from a missing permission', () => {
    const denied = ['users.manage'] as const;
    expect(isNotOfAccount('manageUsers', viewer({ denied }))).toBe(true);
    expect(isNotOfAccount('manageUsers', viewer({ features: ['manageUsers'], denied }))).toBe(
      false,
    );
  });

  it('refuses a child of a hidden entry', () => {
    expect(mayOpen('fundHistory', viewer())).toBe(false);
    expect(mayOpen('fundHistory', viewer({ features: ['funds'] }))).toBe(true);
  });

  it('[RPT-01] [ROLE-08] opens reports to a user who may view but not save them', () => {
    const denied = ['reports.create'] as const;
    expect(leads(visibleMenu(viewer({ denied })))).toHaveProperty(['reports > createReports']);
    expect(mayOpen('createReports', viewer({ denied }))).toBe(true);
    expect(mayOpen('createReports', viewer({ denied: ['reports.view'] }))).toBe(false);
    expect(mayOpen('createReports', viewer({ flags: { customReports: false } }))).toBe(false);
  });

  it('[NAV-13] opens funds for an account that has funds or only express checks', () => {
    expect(mayOpen('funds', viewer({ features: ['funds'] }))).toBe(true);
    expect(mayOpen('funds', viewer({ features: ['expressChecks'] }))).toBe(true);
    expect(mayOpen('funds', viewer())).toBe(false);
  });

  it('[UI-18] refuses the profile and the personal settings during emulation', () => {
    const denied = DISABLED_BY_EMULATION;
    for (const route of ['profile', 'mySettings'] as const) {
      expect(mayOpen(route, viewer())).toBe(true);
      expect(mayOpen(route, viewer({ denied }))).toBe(false);
    }
  });

  it('opens account settings even without the features of its tabs', () => {
    expect(mayOpen('accountSettings', viewer())).toBe(true);
  });
});
