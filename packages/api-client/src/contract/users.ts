import { account, departmentRecord, fleetRecord, sessionUser } from '@forecourt/validation';
import { call } from './call.ts';
import { items } from './shapes.ts';

/** [GW-13] */
export const getMe = call('GET /users/me', null, {
  summary: 'Get the signed-in user',
  response: sessionUser,
});

/** [GW-42] Does not need `sysaccountid`: clients learn here which accounts they may select. */
export const getMyAccounts = call('GET /businesses/me/accounts', null, {
  summary: 'List the user’s accounts with role and features',
  response: items(account),
});

/** [GW-41, ENT-09] Same as in the account list, but only the selected account. */
export const getBusinessMe = call('GET /businesses/me', 'account.view', {
  summary: 'Get the selected account as the user sees it',
  response: account,
});

/** [GW-83] */
export const listFleets = call('GET /fleets', 'account.view', {
  summary: 'List the fleets the user can see',
  response: items(fleetRecord),
});

/** [GW-89] */
export const listDepartments = call('GET /departments', 'account.view', {
  summary: 'List departments',
  response: items(departmentRecord),
});
