import { describe, expect, it } from 'vitest';
import { accessDocument } from './accessDocument.ts';
import { can } from './can.ts';
import { FLAG_DEFAULTS, resolveFlags } from './flags.ts';
import { permissionMatrix } from './permissionMatrix.ts';
import { PERMISSIONS } from './permissions.ts';
import { ROLES } from './roles.ts';

declare global {
  interface ImportMeta {
    glob(
      patterns: readonly string[],
      options: { readonly query: string; readonly import: string; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}
const [written] = Object.values(
  import.meta.glob(['../../docs/access.md'], { query: '?raw', import: 'default', eager: true }),
);

describe('docs/access.md', () => {
  it('[ROLE-01 to ROLE-17] matches the access rules in code; if not, run: npm run docs', () => {
    expect(written).toBe(accessDocument());
  });
});

describe('permissionMatrix', () => {
  it('lists every permission once, in agreement with can()', () => {
    const matrix = permissionMatrix();
    expect(matrix.map(({ permission }) => permission)).toEqual(PERMISSIONS);
    for (const { permission, roles, disabledIn } of matrix) {
      for (const role of ROLES) {
        const user = { role, fleetIds: null, extraPermissions: [] };
        expect(roles[role]).toBe(can({ ...user, accountState: 'open' }, permission).allowed);
        for (const accountState of disabledIn) {
          expect(can({ ...user, accountState }, permission).allowed).toBe(false);
        }
      }
    }
  });

  it('[USER-20] tells which permissions span the whole account and which flags each needs', () => {
    const all = resolveFlags(
      Object.fromEntries(Object.keys(FLAG_DEFAULTS).map((name) => [name, true])),
    );
    const user = { role: 'administrator', accountState: 'open', extraPermissions: [] } as const;
    for (const { permission, isOfWholeAccount, flags } of permissionMatrix()) {
      expect(can({ ...user, fleetIds: ['north'] }, permission).allowed).toBe(!isOfWholeAccount);
      const needed = [...all].filter((flag) => {
        const others = new Set([...all].filter((other) => other !== flag));
        return !can({ ...user, fleetIds: null, flags: others }, permission).allowed;
      });
      expect(flags.toSorted()).toEqual(needed.toSorted());
    }
  });
});
