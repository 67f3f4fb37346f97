import { expect, it } from 'vitest';
import { eachAccount } from './eachAccount.ts';

it('continues after an account that fails, and reports which one it was', async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const work = async ({ account_id }: { readonly account_id: string }) => {
    if (account_id === 'first') throw new Error('no');
    done.push(account_id);
    return Promise.resolve();
  };
  await eachAccount([{ account_id: 'first' }, { account_id: 'second' }], work, (error, accountId) =>
    failed.push([accountId, error]),
  );
  expect(done).toEqual(['second']);
  expect(failed).toEqual([['first', new Error('no')]]);
});
