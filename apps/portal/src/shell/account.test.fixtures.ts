import { SAMPLE_IDS, sampleUser } from '@forecourt/api-client/testing';
import { resolveFlags, type Account } from '@forecourt/validation';
import type { Selected } from './account.ts';

/** An open account, as its administrator sees it. */
export const openAccount: Account = {
  sysAccountId: SAMPLE_IDS.account,
  accountNumber: '0000000412',
  name: 'Acme Freight',
  state: 'open',
  timeZone: 'America/Chicago',
  weekStartsOn: 'mon',
  currency: 'USD',
  role: 'administrator',
  extraPermissions: [],
  fleetIds: null,
  fleetCount: 4,
  features: [],
};

/** That account, selected by a user who may do everything in it. */
export const openSelected: Selected = {
  account: openAccount,
  accounts: [openAccount],
  person: {
    ...sampleUser(),
    brand: 'forecourt',
    loginRole: openAccount.role,
    masterId: openAccount.sysAccountId,
    selectedFleet: null,
    status: 'ACTIVE',
    authToken: null,
    redirectUrl: null,
  },
  viewer: { features: new Set(), flags: resolveFlags({}), may: () => true, isPhone: false },
  switchTo: () => undefined,
  fleetId: null,
  switchFleet: () => undefined,
};
