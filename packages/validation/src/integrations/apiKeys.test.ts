import { describe, expect, it } from 'vitest';
import { can, type Actor } from '../access/can.ts';
import { DISABLED_BY_EMULATION } from '../access/accessRules.ts';
import { PERMISSIONS } from '../access/permissions.ts';
import { KEY_PERMISSIONS, OWN_PERMISSIONS } from '../access/rolePermissions.ts';
import { placedKeysOf } from '../core/issues.test.fixtures.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import {
  API_KEY_NAME_CHARACTERS_MAX,
  apiKeyForm,
  apiKeyLifecycle,
  apiKeyRotation,
  apiKeyState,
  keyPermissionsOf,
} from './apiKeys.ts';

const form = {
  name: 'Dispatch',
  permissions: ['cards.view'],
  fleetIds: null,
  days: 90,
  isSandbox: false,
};
const key: Actor = {
  role: 'key',
  accountState: 'open',
  fleetIds: [idOf(1)],
  extraPermissions: ['cards.view', 'cards.order'],
};

const allowed = (state: Parameters<typeof apiKeyLifecycle.actions>[0], isOn: boolean) =>
  apiKeyLifecycle
    .actions(state, { isOn })
    .filter((one) => one.allowed)
    .map(({ action }) => action);

describe('an API key', () => {
  it.each<[changed: object, expected: readonly string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name: apiKey.nameRequired']],
    [{ name: 'x'.repeat(API_KEY_NAME_CHARACTERS_MAX + 1) }, ['name: text.tooLong']],
    [{ permissions: [] }, ['permissions: apiKey.permissionsRequired']],
    [{ permissions: ['users.manage'] }, ['permissions.0: value.invalid']],
    [{ permissions: ['cards.view', 'cards.view'] }, ['permissions: value.invalid']],
    [{ fleetIds: [] }, ['fleetIds: apiKey.fleetsRequired']],
    [{ fleetIds: [idOf(1)] }, []],
    [{ days: 31 }, ['days: value.invalid']],
    [{ isSandbox: undefined }, ['isSandbox: value.invalid']],
  ])('with %j reports %j', (changed, expected) => {
    expect(placedKeysOf(apiKeyForm, { ...form, ...changed })).toEqual(expected);
  });

  it('is limited to its permissions and fleets, and to what keys may ever do', () => {
    expect(PERMISSIONS.filter((name) => can(key, name).allowed)).toEqual([
      'cards.view',
      'cards.order',
    ]);
    expect(can(key, 'cards.order', { fleetId: idOf(2) }).allowed).toBe(false);
    expect(can({ ...key, accountState: 'locked' }, 'cards.order').allowed).toBe(false);
    const all = { ...key, fleetIds: null, extraPermissions: PERMISSIONS };
    const may = PERMISSIONS.filter((name) => can(all, name).allowed);
    expect(may.toSorted()).toEqual([...KEY_PERMISSIONS].toSorted());
    for (const name of [...OWN_PERMISSIONS, ...DISABLED_BY_EMULATION]) {
      expect(may).not.toContain(name);
    }
  });

  it('[PID-16] [USER-20] can be given what its creator has, even if it is off for now', () => {
    const maker: Actor = {
      role: 'administrator',
      accountState: 'locked',
      fleetIds: null,
      extraPermissions: [],
      flags: new Set(),
    };
    expect(keyPermissionsOf(maker)).toEqual(KEY_PERMISSIONS);
    const withheld = ['promptedIds.edit', 'promptedIds.export'];
    const less = keyPermissionsOf({ ...maker, withheldPermissions: withheld });
    expect(KEY_PERMISSIONS.filter((name) => !less.includes(name))).toEqual(
      KEY_PERMISSIONS.filter((name) => withheld.includes(name)),
    );
    const some = keyPermissionsOf({ ...maker, fleetIds: [idOf(1)] });
    expect(some).not.toContain('statements.view');
    expect(some).toContain('cards.order');
  });

  it.each([
    ['2026-12-25T00:00:00Z', null, 'active'],
    ['2026-12-09T00:00:00Z', null, 'ending'],
    ['2026-11-25T00:00:00Z', null, 'expired'],
    ['2026-12-25T00:00:00Z', '2026-11-20T00:00:00Z', 'revoked'],
  ] as const)('that expires at %s and was revoked at %s is %s', (expiresAt, revokedAt, state) => {
    const now = new Date('2026-11-25T00:00:00Z');
    expect(apiKeyState({ expiresAt, revokedAt }, now)).toBe(state);
  });

  it('can be rotated while valid and on, and revoked while valid even if off', () => {
    expect(allowed('active', true)).toEqual(['rotate', 'revoke']);
    expect(allowed('ending', true)).toEqual(['rotate', 'revoke']);
    expect(allowed('active', false)).toEqual(['revoke']);
    expect(allowed('expired', true)).toEqual([]);
    expect(allowed('revoked', true)).toEqual([]);
    expect(placedKeysOf(apiKeyRotation, { overlapHours: 24 })).toEqual([]);
    expect(placedKeysOf(apiKeyRotation, { overlapHours: 8760 })).toEqual([
      'overlapHours: value.invalid',
    ]);
  });
});
