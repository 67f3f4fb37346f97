import { isCall, type Call } from './call.ts';
import type { Area } from './onDemand.ts';

const users: Area = () => import('./users.ts');
const terms: Area = () => import('./terms.ts');
const overview: Area = () => import('./overview.ts');

/** Calls made by the first page after sign-in; other areas' names are loaded on demand. */
const FIRST_CALLS = new Map([
  ['getMe', users],
  ['getMyAccounts', users],
  ['getBusinessMe', users],
  ['listFleets', users],
  ['listDepartments', users],
  ['getTerms', terms],
  ['saveTermsAcceptance', terms],
  ['getDashboard', overview],
  ['listNotifications', overview],
  ['settleNotification', overview],
]);

/**
 * Returns the call with this name, importing its area on first use; `null` if the contract has no
 * such call. Rejects if the module cannot be loaded.
 */
export async function findCall(name: string): Promise<Call | null> {
  const area = FIRST_CALLS.get(name) ?? (await import('./onDemand.ts')).areaOf(name);
  const call = (await area?.())?.[name];
  return isCall(call) ? call : null;
}
