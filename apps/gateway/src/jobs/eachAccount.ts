/** Hears of an account for which a job failed. */
export type OnAccountFailure = (error: unknown, accountId: string) => void;

/** Works on one account after the other. One that fails waits for the job's next run and stops no other. */
export async function eachAccount<Account extends { readonly account_id: string }>(
  accounts: readonly Account[],
  work: (account: Account) => Promise<unknown>,
  onFailure: OnAccountFailure,
): Promise<void> {
  for (const account of accounts) {
    try {
      await work(account);
    } catch (error) {
      onFailure(error, account.account_id);
    }
  }
}
