import { describe, expect, it } from 'vitest';
import type { SessionState } from '@forecourt/validation';
import { sampleAccount, SAMPLE_IDS, sampleUser } from '@forecourt/api-client/testing';
import { needsBusinessMe } from './businessProfile.ts';
import { sessionPerson } from './sessionPerson.ts';
import {
  saveAccountError,
  saveSessionState,
  saveSessionStatus,
  readSessionState,
} from './sessionState.ts';

const storage = (stored?: string) => {
  const map = new Map(stored === undefined ? [] : [['session-state', stored]]);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
};
const record = {
  brand: 'forecourt',
  loginRole: 'manager',
  masterId: SAMPLE_IDS.account,
  phone: '2145550142',
  selectedFleet: SAMPLE_IDS.fleet,
  status: 'ACTIVE',
} as const;
const account = { sysAccountId: SAMPLE_IDS.account };

describe('the session state', () => {
  it('[STORE-10] [ENT-07] stores a user and an account under its key', () => {
    const local = storage();
    saveSessionState(local, { user: record, account });
    expect(JSON.parse(local.getItem('session-state') ?? '')).toEqual({ user: record, account });
    expect(readSessionState(local)).toEqual({ user: record, account });
  });

  it.each<[kept: string, state: SessionState]>([
    [JSON.stringify({ account }), { user: null, account }],
    [JSON.stringify({ user: record, account: 4 }), { user: record, account: null }],
    [JSON.stringify({ user: { ...record, status: 'GONE' }, account }), { user: null, account }],
    ['null', { user: null, account: null }],
    ['no JSON', { user: null, account: null }],
  ])('[STORE-10] [ENT-07] reads only the valid parts of %s', (stored, state) => {
    expect(readSessionState(storage(stored))).toEqual(state);
  });

  it('[ENT-08] stores the account’s load error until the account is stored again', () => {
    const local = storage(JSON.stringify({ user: record, account }));
    saveAccountError(local, 'server.error');
    expect(readSessionState(local)).toEqual({
      user: record,
      account: { ...account, err: 'server.error' },
    });
    saveSessionState(local, { user: record, account });
    expect(readSessionState(local).account).toEqual(account);
    const nobody = storage();
    saveAccountError(nobody, 'server.error');
    expect(nobody.getItem('session-state')).toBeNull();
  });

  it('[ENT-03] stores the status of the session', () => {
    const local = storage(JSON.stringify({ user: record, account }));
    saveSessionStatus(local, 'INACTIVE');
    expect(readSessionState(local).user?.status).toBe('INACTIVE');
  });
});

describe('the session user', () => {
  const user = sampleUser({ phone: '1' });
  let token: string | null = 'a.b.c';
  const personWith = (claims: Parameters<typeof sessionPerson>[0]['claims']) =>
    sessionPerson({ user, record, authToken: () => token, claims });

  it('[ENT-01] has the gateway’s data and the current auth token', () => {
    const person = personWith(null);
    const { firstName, lastName, culture, email, userId, userType, sysAccountId } = user;
    expect(person).toMatchObject({ firstName, lastName, culture, email, userId, userType });
    expect(person).toMatchObject({ sysAccountId, hostMainframe: null, hostFleetnet: null });
    expect(person.applications).toEqual(['portal']);
    expect(person.authToken).toBe('a.b.c');
    token = null;
    expect(person.authToken).toBeNull();
  });

  it('[ENT-02] [ENT-03] has the fields of the stored record', () => {
    expect(personWith(null)).toMatchObject(record);
  });

  it('[ENT-04] [ENT-05] takes its username and redirect URL from the token claims', () => {
    const claims = { username: 'dprice', redirectUrl: '/en/cards/' };
    expect(personWith(claims)).toMatchObject(claims);
    expect(personWith(null)).toMatchObject({ username: user.username, redirectUrl: null });
  });
});

describe('the business profile', () => {
  it('[SESS-09] is refetched if missing or failed, unless the session account failed', () => {
    const failed = { ...account, err: 'server.error' };
    expect(needsBusinessMe(null, account)).toBe(true);
    expect(needsBusinessMe({ err: 'server.error' }, account)).toBe(true);
    expect(needsBusinessMe(sampleAccount(), account)).toBe(false);
    expect(needsBusinessMe(null, failed)).toBe(false);
    expect(needsBusinessMe({ err: 'server.error' }, failed)).toBe(false);
  });
});
