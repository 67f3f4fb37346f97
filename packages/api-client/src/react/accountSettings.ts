import type { DepartmentForm, FleetForm } from '@forecourt/validation';
import { useApi } from './ApiProvider.tsx';
import { usePasscodeMutation } from './passcode.ts';
import { useMutation, useQuery } from './query.ts';

/** A row with the version that was seen. */
interface Seen {
  readonly version: number;
}

/** How much there is in the account; what closing it would end. [GW-91] */
export function useAccountSummary() {
  const { accountId } = useApi();
  return useQuery(
    'getAccountSummary',
    accountId === null ? null : { params: { sysAccountId: accountId } },
  );
}

/** The packages of features with what each would cost. [GW-92] */
export function usePackages() {
  const { accountId } = useApi();
  return useQuery(
    'getPackages',
    accountId === null ? null : { params: { sysAccountId: accountId, serviceId: 'program' } },
  );
}

export interface AccountClosing extends Seen {
  readonly expectedCards: number;
  readonly reason: string | null;
}

/** Closes the account, with the verbal passcode. [USER-08] */
export function useCloseAccount() {
  const { accountId } = useApi();
  return usePasscodeMutation((calls, { expectedCards, reason, version }: AccountClosing) =>
    calls.closeAccount(
      { params: { sysAccountId: accountId ?? '' }, body: { expectedCards, reason } },
      { ifMatch: version },
    ),
  );
}

/** What is done to a row: `body` null deletes it, `row` null adds one. */
export interface RowChange<Body> {
  readonly row: (Seen & { readonly id: string }) | null;
  readonly body: Body | null;
}

// nothing to add is refused by the rules
const BLANK_FLEET = { name: '', code: '', number: '' };
const BLANK_DEPARTMENT = { fleetId: '', subDepartmentNumber: '', name: '', description: '' };

/** Adds, changes or deletes a fleet. [USER-03] */
export const useChangeFleet = () =>
  useMutation<[RowChange<FleetForm>], unknown>((calls, { row, body }) => {
    if (row === null) return calls.addFleet({ body: body ?? BLANK_FLEET });
    const params = { fleetId: row.id };
    const seen = { ifMatch: row.version };
    return body === null
      ? calls.removeFleet({ params }, seen)
      : calls.editFleet({ params, body }, seen);
  });

export type DepartmentBody = DepartmentForm & { readonly fleetId: string };

/** Adds, changes or deletes a department. [USER-02] */
export const useChangeDepartment = () =>
  useMutation<[RowChange<DepartmentBody>], unknown>((calls, { row, body }) => {
    if (row === null) return calls.addDepartment({ body: body ?? BLANK_DEPARTMENT });
    const params = { departmentId: row.id };
    const seen = { ifMatch: row.version };
    return body === null
      ? calls.removeDepartment({ params }, seen)
      : calls.editDepartment({ params, body }, seen);
  });
