/** Called with each account for which a job failed. */
export type OnAccountFailure = (error: unknown, accountId: string) => void;

/** Works on one account after another. One that fails stops no other and waits for the next run. */
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
