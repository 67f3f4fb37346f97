import { describe, expect, it } from 'vitest';
import { ACCOUNT_FEATURES, FLAG_DEFAULTS, resolveFlags } from '@forecourt/validation';
import { PATHS, type RouteName } from '../addresses/paths.ts';
import { visibleMenu } from '../navigation/visibleMenu.ts';
import { currentEntry } from './menuEntries.ts';

const menu = visibleMenu({
  features: new Set(ACCOUNT_FEATURES),
  flags: resolveFlags(Object.fromEntries(Object.keys(FLAG_DEFAULTS).map((flag) => [flag, true]))),
  may: () => true,
  isPhone: false,
});

const isRoute = (name: string): name is RouteName => name in PATHS;

/** Routes outside the menu: personal, help, and those before sign-in. */
const BESIDE = [
  'profile mySettings terms switchAccount switchGroup',
  'helpCenter contact liveHelp feedback signInHelp agent',
  'login logout forgotPassword forgotUsername unlockAccount register',
].flatMap((names) => names.split(' '));

describe('currentEntry', () => {
  it.each([
    ['accountSettings', null, 'accountSettings'],
    ['accountSettings', 'departments', 'departments'],
    ['accountSettings', 'fleets', 'fleets'],
    ['accountSettings', 'package', 'accountSettings'],
    ['accountSettings', 'close', 'accountSettings'],
    ['editCard', 'limits', 'manageCards'],
    ['purchase', null, 'activity'],
    ['editUser', null, 'manageUsers'],
    ['expressChecks', null, 'expressChecks'],
    ['profile', null, undefined],
    [null, null, undefined],
  ] as const)('for %s with tab %s is %s', (route, tab, name) => {
    expect(currentEntry(menu, route, tab)).toBe(name);
  });

  it('exists for every screen except those outside the menu', () => {
    const without = Object.keys(PATHS).filter(
      (route) => !currentEntry(menu, isRoute(route) ? route : null, null),
    );
    expect(without.toSorted()).toEqual(BESIDE.toSorted());
  });
});
