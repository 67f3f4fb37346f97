import { useApi } from './ApiProvider.tsx';
import { usePasscodeMutation } from './passcode.ts';

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
