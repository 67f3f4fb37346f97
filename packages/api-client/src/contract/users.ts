import { account, departmentRecord, fleetRecord, sessionUser } from '@forecourt/validation';
import { call } from './call.ts';
import { list, shape } from './shapes.ts';

/** [GW-13] */
export const getMe = call('GET /users/me', {
  summary: 'Get the signed-in user',
  response: sessionUser,
  permission: null,
});

/** [GW-42] Does not need `sysaccountid`: it is how a client learns which it may select. */
export const getMyAccounts = call('GET /businesses/me/accounts', {
  summary: 'List the user’s accounts with role and features',
  response: shape({ items: list(account) }),
  permission: null,
});

/** [GW-41, ENT-09] The business profile of the selected account: as the list has it, but only this one. */
export const getBusinessMe = call('GET /businesses/me', {
  summary: 'Get the selected account as the user sees it',
  response: account,
  permission: 'account.view',
});

/** [GW-83] */
export const listFleets = call('GET /fleets', {
  summary: 'List the fleets the user can see',
  response: shape({ items: list(fleetRecord) }),
  permission: 'account.view',
});

/** [GW-89] */
export const listDepartments = call('GET /departments', {
  summary: 'List departments',
  response: shape({ items: list(departmentRecord) }),
  permission: 'account.view',
});
