import { describe, expect, it } from 'vitest';
import { can, tokenClaims } from '@forecourt/validation';
import { actorIn } from '../shell/account.ts';
import { emulatedBy, openAccounts } from './emulation.ts';
import { openAccount as account } from '../shell/account.test.fixtures.ts';

const two = [account, { ...account, sysAccountId: 'a2', name: 'Acme West' }];

describe('whose account is viewed', () => {
  it('[AUTH-13] is told by the sign-in address, for the person whom the token names', () => {
    const state = { emulatedUsername: 'DMorales7', internalUsername: 'agent4' };
    expect(emulatedBy(state, 'dmorales7')).toBe('agent4');
    expect(emulatedBy({ emulatedUsername: 'dmorales7' }, 'dmorales7')).toBe('dmorales7');
  });

  it('[UI-18] is told by the token, whatever the address says or leaves out', () => {
    const claims = { username: 'dmorales7', act: { sub: '00u1agent4' } };
    expect(emulatedBy({}, 'dmorales7', claims)).toBe('00u1agent4');
    expect(emulatedBy({ internalUsername: 'agent4' }, 'dmorales7', claims)).toBe('agent4');
    expect(emulatedBy({ emulatedUsername: 'tokafor3' }, 'dmorales7', claims)).toBe('00u1agent4');
    expect(emulatedBy({}, 'dmorales7', { username: 'dmorales7' })).toBeNull();
  });

  it('[UI-18] is read out of a token as the identity provider writes it', () => {
    const act = { sub: '00u1cp1employee00002', iss: 'https://id.example/oauth2/cp1' };
    const payload = { sub: '00u1rosa', username: 'rosa', act, scp: ['openid'] };
    expect(emulatedBy({}, 'rosa', tokenClaims.parse(payload))).toBe('00u1cp1employee00002');
  });

  it('cannot be had by an address for somebody else', () => {
    expect(emulatedBy({ emulatedUsername: 'tokafor3' }, 'dmorales7')).toBeNull();
    expect(emulatedBy({}, 'dmorales7')).toBeNull();
  });

  it('[ROLE-24] takes away what is not to be done in the name of another', () => {
    const answer = can(actorIn({ ...account, emulatedBy: 'agent4' }), 'users.manage');
    const own = can(actorIn({ ...account, emulatedBy: null }), 'users.manage');
    expect([answer.allowed, own.allowed]).toEqual([false, true]);
  });
});

describe('restricted access', () => {
  it.each(['1', 'true', 'Yes'])(
    '[AUTH-14] %s leaves the account that the address names',
    (value) => {
      const state = { restrictAccountAccess: value, sysAccountId: 'a2' };
      expect(openAccounts(two, state).map(({ sysAccountId }) => sysAccountId)).toEqual(['a2']);
    },
  );

  it('[AUTH-14] leaves none where the person has no grant on it, and all without it', () => {
    expect(openAccounts(two, { restrictAccountAccess: 'true', sysAccountId: 'a9' })).toEqual([]);
    expect(openAccounts(two, { restrictAccountAccess: 'no', sysAccountId: 'a2' })).toEqual(two);
    expect(openAccounts(two, { restrictAccountAccess: 'true' })).toEqual(two);
  });
});
