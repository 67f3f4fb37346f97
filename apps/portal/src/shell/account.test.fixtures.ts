import type { Account } from '@forecourt/validation';

/** An open account as its administrator sees it. */
export const openAccount: Account = {
  sysAccountId: 'a1',
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
