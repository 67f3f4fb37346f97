import { describe, expect, it } from 'vitest';
import { can, tokenClaims } from '@forecourt/validation';
import { actorIn } from '../shell/account.ts';
import { emulatedBy, openAccounts } from './emulation.ts';
import { openAccount as account } from '../shell/account.test.fixtures.ts';

const two = [account, { ...account, sysAccountId: 'a2', name: 'Acme West' }];

describe('emulation', () => {
  it('[AUTH-13] is recognized by the sign-in URL if the token is for the same user', () => {
    const state = { emulatedUsername: 'DMorales7', internalUsername: 'agent4' };
    expect(emulatedBy(state, 'dmorales7')).toBe('agent4');
    expect(emulatedBy({ emulatedUsername: 'dmorales7' }, 'dmorales7')).toBe('dmorales7');
  });

  it('[UI-18] is recognized by the token, regardless of the URL', () => {
    const claims = { username: 'dmorales7', act: { sub: '00u1agent4' } };
    expect(emulatedBy({}, 'dmorales7', claims)).toBe('00u1agent4');
    expect(emulatedBy({ internalUsername: 'agent4' }, 'dmorales7', claims)).toBe('agent4');
    expect(emulatedBy({ emulatedUsername: 'tokafor3' }, 'dmorales7', claims)).toBe('00u1agent4');
    expect(emulatedBy({}, 'dmorales7', { username: 'dmorales7' })).toBeNull();
  });

  it('[UI-18] is recognized by a token in the identity provider’s format', () => {
    const act = { sub: '00u1cp1employee00002', iss: 'https://id.example/oauth2/cp1' };
    const payload = { sub: '00u1rosa', username: 'rosa', act, scp: ['openid'] };
    expect(emulatedBy({}, 'rosa', tokenClaims.parse(payload))).toBe('00u1cp1employee00002');
  });

  it('cannot be started by a URL that names another user', () => {
    expect(emulatedBy({ emulatedUsername: 'tokafor3' }, 'dmorales7')).toBeNull();
    expect(emulatedBy({}, 'dmorales7')).toBeNull();
  });

  it('[ROLE-24] denies an action that it disables', () => {
    const result = can(actorIn({ ...account, emulatedBy: 'agent4' }), 'users.manage');
    const own = can(actorIn({ ...account, emulatedBy: null }), 'users.manage');
    expect([result.allowed, own.allowed]).toEqual([false, true]);
  });
});

describe('restricted account access', () => {
  it.each(['1', 'true', 'Yes'])(
    '[AUTH-14] set to %s leaves only the account that the URL names',
    (value) => {
      const state = { restrictAccountAccess: value, sysAccountId: 'a2' };
      expect(openAccounts(two, state).map(({ sysAccountId }) => sysAccountId)).toEqual(['a2']);
    },
  );

  it('[AUTH-14] leaves no account without a grant, and all accounts if it is not in effect', () => {
    expect(openAccounts(two, { restrictAccountAccess: 'true', sysAccountId: 'a9' })).toEqual([]);
    expect(openAccounts(two, { restrictAccountAccess: 'no', sysAccountId: 'a2' })).toEqual(two);
    expect(openAccounts(two, { restrictAccountAccess: 'true' })).toEqual(two);
  });
});
