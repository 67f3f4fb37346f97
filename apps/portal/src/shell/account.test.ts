import { describe, expect, it } from 'vitest';
import { resolveFlags, type Account } from '@forecourt/validation';
import { mayIn } from './account.ts';

const account: Account = {
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

describe('what a person may do in an account', () => {
  it.each([
    ['FLAG-14', 'cardholders', 'cardRequests.view'],
    ['FLAG-15', 'digitalPin', 'pins.remind'],
  ] as const)('[%s] asks the flag %s before %s', (_id, flag, permission) => {
    const may = (isOn: boolean) =>
      mayIn({ ...account, flags: resolveFlags({ [flag]: isOn }) })(permission);
    expect([may(true), may(false)]).toEqual([true, false]);
  });
});
