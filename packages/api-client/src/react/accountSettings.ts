import type { DepartmentForm, FeaturePackage, FleetForm } from '@forecourt/validation';
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = ResponseOf<Contract[N]>;
const ACCOUNT: readonly CallName[] = ['getAccountDetails', 'getPackages', 'getAccountSummary'];
const PLACES: readonly CallName[] = [
  'listFleets',
  'listFleetDetails',
  'listDepartments',
  'listFleetDepartments',
];

/** A row with the version that was seen. */
interface Seen {
  readonly version: number;
}
/** One intent: the same asked for again has the same key. */
interface Intent {
  readonly idempotencyKey: string;
}

/** The selected account in full. [GW-43] */
export function useAccountDetails(): Query<Answer<'getAccountDetails'>> {
  return useQuery('getAccountDetails', {});
}

/** How much there is in the account; what closing it would end. [GW-91] */
export function useAccountSummary(): Query<Answer<'getAccountSummary'>> {
  const { accountId } = useApi();
  const request = accountId === null ? null : { params: { sysAccountId: accountId } };
  return useQuery('getAccountSummary', request);
}

/** The company that issues the account's cards and is paid for what they buy. [GW-141] */
export function useCollectingCompany(): Query<Answer<'getCollectingCompany'>> {
  return useQuery('getCollectingCompany', {});
}

/** The packages of features with what each would cost. [GW-92] */
export function usePackages(): Query<Answer<'getPackages'>> {
  const { accountId } = useApi();
  const request =
    accountId === null
      ? null
      : { params: { sysAccountId: accountId, serviceId: 'program' as const } };
  return useQuery('getPackages', request);
}

/** Chooses a package. [SCREEN-48] */
export function useChoosePackage(): Mutation<
  [name: FeaturePackage, asked: Seen & Intent],
  Answer<'choosePackage'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((name: FeaturePackage, { version, idempotencyKey }: Seen & Intent) => {
    const params = { sysAccountId: accountId ?? '', serviceId: 'program' as const };
    const options = { userId, accountId, idempotencyKey, ifMatch: version };
    return client.choosePackage({ params, body: { package: name } }, options);
  }, ACCOUNT);
}

export interface AccountClosing extends Seen, Intent {
  readonly expectedCards: number;
  readonly reason: string | null;
  readonly verbalPasscode: string;
}

/** Says the verbal passcode, then closes the account. [USER-08] */
export function useCloseAccount(): Mutation<[AccountClosing], Answer<'closeAccount'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    async (asked: AccountClosing) => {
      const scope = { userId, accountId };
      const { verbalPasscode, expectedCards, reason } = asked;
      const proved = await client.proveVerbalPasscode({ body: { verbalPasscode } }, scope);
      if (!proved.ok) return proved;
      const params = { sysAccountId: accountId ?? '' };
      const options = { ...scope, idempotencyKey: asked.idempotencyKey, ifMatch: asked.version };
      return client.closeAccount({ params, body: { expectedCards, reason } }, options);
    },
    [...ACCOUNT, 'getMyAccounts', 'listCards', 'getDashboard'],
  );
}

/** Fleets with where each is used. [GW-44, USER-03] */
export function useFleetDetails(): Query<Answer<'listFleetDetails'>> {
  return useQuery('listFleetDetails', {});
}

/** Departments with where each is used. [GW-85, USER-02] */
export function useDepartmentDetails(): Query<Answer<'listFleetDepartments'>> {
  return useQuery('listFleetDepartments', { query: {} });
}

/** What is done to a row: `body` null deletes it, `row` null adds one. */
export interface RowChange<Body> extends Intent {
  readonly row: (Seen & { readonly id: string }) | null;
  readonly body: Body | null;
}

/** Adds, changes or deletes a fleet. [USER-03] */
export function useChangeFleet(): Mutation<[RowChange<FleetForm>], unknown> {
  const { client, userId, accountId } = useApi();
  return useMutation<[RowChange<FleetForm>], unknown>(({ row, body, idempotencyKey }) => {
    const options = { userId, accountId, idempotencyKey };
    if (row === null) return client.addFleet({ body: body ?? BLANK_FLEET }, options);
    const params = { fleetId: row.id };
    const seen = { ...options, ifMatch: row.version };
    return body === null
      ? client.removeFleet({ params }, seen)
      : client.editFleet({ params, body }, seen);
  }, PLACES);
}

export type DepartmentBody = DepartmentForm & { readonly fleetId: string };

/** Adds, changes or deletes a department. [USER-02] */
export function useChangeDepartment(): Mutation<[RowChange<DepartmentBody>], unknown> {
  const { client, userId, accountId } = useApi();
  return useMutation<[RowChange<DepartmentBody>], unknown>(({ row, body, idempotencyKey }) => {
    const options = { userId, accountId, idempotencyKey };
    if (row === null) return client.addDepartment({ body: body ?? BLANK_DEPARTMENT }, options);
    const params = { departmentId: row.id };
    const seen = { ...options, ifMatch: row.version };
    return body === null
      ? client.removeDepartment({ params }, seen)
      : client.editDepartment({ params, body }, seen);
  }, PLACES);
}

// nothing to add is refused by the rules
const BLANK_FLEET = { name: '', code: '', number: '' };
const BLANK_DEPARTMENT = { fleetId: '', subDepartmentNumber: '', name: '', description: '' };
