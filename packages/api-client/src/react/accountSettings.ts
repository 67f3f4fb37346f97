import { useApi } from './ApiProvider.tsx';
import { usePasscodeMutation } from './passcode.ts';
import { useQuery } from './query.ts';

/** Fetches what the account holds, and so what closing it would end. [GW-91] */
export function useAccountSummary() {
  const { accountId } = useApi();
  return useQuery(
    'getAccountSummary',
    accountId === null ? null : { params: { sysAccountId: accountId } },
  );
}

/** Fetches the feature packages and their prices for the account. [GW-92] */
export function usePackages() {
  const { accountId } = useApi();
  return useQuery(
    'getPackages',
    accountId === null ? null : { params: { sysAccountId: accountId, serviceId: 'program' } },
  );
}

export interface AccountClosing {
  readonly version: number;
  readonly expectedCards: number;
  readonly reason: string | null;
}

/** Closes the account, after proving the verbal passcode. [USER-08] */
export function useCloseAccount() {
  const { accountId } = useApi();
  return usePasscodeMutation((calls, { expectedCards, reason, version }: AccountClosing) =>
    calls.closeAccount(
      { params: { sysAccountId: accountId ?? '' }, body: { expectedCards, reason } },
      { ifMatch: version },
    ),
  );
}
