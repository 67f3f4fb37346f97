import { isCall, type Call } from './call.ts';

type Area = () => Promise<Readonly<Record<string, unknown>>>;

const users: Area = () => import('./users.ts');
const terms: Area = () => import('./terms.ts');
const overview: Area = () => import('./overview.ts');

/** What a person's first page asks: its names are there with the client, those of other areas later. */
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
 * The call of this name, fetched with its area when it is first made; null for a name that the
 * contract does not have. Rejects when its module can not be fetched.
 */
export async function findCall(name: string): Promise<Call | null> {
  const area = FIRST_CALLS.get(name) ?? (await import('./onDemand.ts')).areaOf(name);
  const found = (await area?.())?.[name];
  return isCall(found) ? found : null;
}
