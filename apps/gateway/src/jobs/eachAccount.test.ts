import { expect, it } from 'vitest';
import type { Row } from '../store/schema.ts';
import { startGateway } from '../testing/startWorld.ts';
import { makeAccount } from '../testing/world.ts';
import { eachAccount } from './eachAccount.ts';

const server = startGateway();

it('continues after an account that fails, and reports which one it was', async () => {
  const { db } = server;
  const first = await makeAccount(db);
  await makeAccount(db, 'closed');
  const last = await makeAccount(db);
  const done: string[] = [];
  const failed: unknown[] = [];
  const work = async ({ account_id }: Row<'accounts'>) => {
    if (account_id === first.accountId) throw new Error('no');
    done.push(account_id);
    return Promise.resolve();
  };
  const onFailure = (error: unknown, accountId: string) => failed.push([accountId, error]);
  await eachAccount({ db, onFailure }, work, (accounts) => accounts.where('state', '<>', 'closed'));
  expect(done).toEqual([last.accountId]);
  expect(failed).toEqual([[first.accountId, new Error('no')]]);
});
