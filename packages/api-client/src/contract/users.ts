import { account, departmentRecord, fleetRecord, sessionUser } from '@forecourt/validation';
import { call } from './call.ts';
import { list, shape } from './shapes.ts';

/** [GW-13] */
export const getMe = call('GET /users/me', {
  summary: 'The signed-in person',
  response: sessionUser,
  permission: null,
});

/** [GW-42] Does not need `sysaccountid`: it is how a client learns which it may select. */
export const getMyAccounts = call('GET /businesses/me/accounts', {
  summary: 'The accounts that the person has a grant on, with role and features',
  response: shape({ items: list(account) }),
  permission: null,
});

/** [GW-41, ENT-09] The business profile of the selected account: as the list has it, but only this one. */
export const getBusinessMe = call('GET /businesses/me', {
  summary: 'The selected account as the person sees it',
  response: account,
  permission: 'account.view',
});

/** [GW-83] */
export const listFleets = call('GET /fleets', {
  summary: 'The fleets of the selected account that the person may see',
  response: shape({ items: list(fleetRecord) }),
  permission: 'account.view',
});

/** [GW-89] */
export const listDepartments = call('GET /departments', {
  summary: 'The departments of the selected account',
  response: shape({ items: list(departmentRecord) }),
  permission: 'account.view',
});
