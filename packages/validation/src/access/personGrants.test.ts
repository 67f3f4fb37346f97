import { describe, expect, it } from 'vitest';
import { can } from './can.ts';
import { grantableTo, toStoredGrants, personGrants } from './personGrants.ts';
import { GRANTED_PERMISSIONS } from './rolePermissions.ts';
import { ROLES } from './roles.ts';

describe('permission grants and denials for one person', () => {
  it.each(ROLES)('[EXPR-10] [PID-16] %s: stored grants yield the requested permissions', (role) => {
    for (const name of grantableTo(role)) {
      for (const wanted of [[name], grantableTo(role).filter((one) => one !== name)]) {
        const { extra, withheld } = toStoredGrants(role, wanted);
        const kept = { extraPermissions: extra, withheldPermissions: withheld };
        const actor = { role, accountState: 'open', fleetIds: null, ...kept } as const;
        const has = personGrants(role, kept);
        expect(has.filter((ha) => grantableTo(role).includes(ha)).toSorted()).toEqual(
          wanted.toSorted(),
        );
        for (const one of GRANTED_PERMISSIONS) {
          expect(can(actor, one).allowed, one).toBe(has.includes(one));
        }
      }
    }
  });

  it.each([
    ['administrator', []],
    ['manager', GRANTED_PERMISSIONS],
    ['viewer', ['promptedIds.export']],
    ['financial', ['expressChecks.issue', 'expressChecks.approve', 'expressChecks.changeStatus']],
  ] as const)('[EXPR-10] [PID-16] [ROLE-17] %s can be granted or denied %j', (role, names) => {
    expect(grantableTo(role)).toEqual(names);
  });

  it('[ROLE-02] [ROLE-11] store no denials for an administrator, no grants for a viewer', () => {
    expect(toStoredGrants('administrator', [])).toEqual({ extra: [], withheld: [] });
    expect(toStoredGrants('viewer', [...GRANTED_PERMISSIONS]).extra).toEqual([]);
  });
});
