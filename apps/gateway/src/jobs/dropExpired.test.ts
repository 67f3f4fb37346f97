import { jsonb } from '@forecourt/server';
import { expect, it } from 'vitest';
import { IDEMPOTENCY_KEEP_DAYS } from '../http/idempotency.ts';
import { INSTALLATION_KEEP_DAYS } from '../remoteConfig/installations.ts';
import { insertIn } from '../store/inAccount.ts';
import { TEST_NOW } from '../testing/gateway.ts';
import { failingFor, sweepAt } from '../testing/jobs.ts';
import { startWorld } from '../testing/startWorld.ts';
import { dropExpired } from './dropExpired.ts';

const world = startWorld();

const daysAgo = (days: number) => new Date(Date.parse(TEST_NOW) - days * 86_400_000).toISOString();
const storeKey = (accountId: string, key: string, created_at: string) =>
  insertIn(world.db, accountId, 'idempotency_keys', {
    call: 'orderCards',
    key,
    body_hash: '',
    status: 200,
    answer: jsonb({}),
    created_at,
  });
const storedKeys = () =>
  world.db.selectFrom('idempotency_keys').select(['account_id', 'key']).execute();

it('deletes expired idempotency keys, attempts, identifications, installations', async () => {
  const { accountId } = world;
  await storeKey(accountId, 'old', daysAgo(IDEMPOTENCY_KEEP_DAYS + 1));
  await storeKey(accountId, 'young', daysAgo(IDEMPOTENCY_KEEP_DAYS - 1));
  await world.db
    .insertInto('attempts')
    .values([
      { scope: 'test', key_hash: 'over', count: 1, window_ends_at: daysAgo(1) },
      { scope: 'test', key_hash: 'counts', count: 1, window_ends_at: daysAgo(-1) },
    ])
    .execute();
  await world.db
    .insertInto('identifications')
    .values([
      { id: 'over', tries: 0, created_at: daysAgo(2), expires_at: daysAgo(1) },
      { id: 'open', tries: 0, created_at: daysAgo(0), expires_at: daysAgo(-1) },
    ])
    .execute();
  const installation = {
    project_id: 'test',
    app_id: 'web',
    refresh_hash: '',
    token_hash: '',
    created_at: daysAgo(400),
  };
  await world.db
    .insertInto('installations')
    .values([
      { ...installation, fid: 'unused', token_ends_at: daysAgo(INSTALLATION_KEEP_DAYS + 1) },
      { ...installation, fid: 'used', token_ends_at: daysAgo(INSTALLATION_KEEP_DAYS - 1) },
    ])
    .execute();
  await dropExpired(sweepAt(world.gateway, TEST_NOW));
  const installations = await world.db
    .selectFrom('installations')
    .select('fid')
    .where('project_id', '=', 'test')
    .execute();
  expect(installations).toEqual([{ fid: 'used' }]);
  const attempts = await world.db
    .selectFrom('attempts')
    .select('key_hash')
    .where('scope', '=', 'test')
    .execute();
  expect(attempts).toEqual([{ key_hash: 'counts' }]);
  const codes = await world.db
    .selectFrom('identifications')
    .select('id')
    .where('id', 'in', ['over', 'open'])
    .execute();
  expect(codes).toEqual([{ id: 'open' }]);
  expect(await storedKeys()).toEqual([{ account_id: accountId, key: 'young' }]);
});

it('deletes what has expired in other accounts if it cannot in one', async () => {
  const { accountId } = await world.makeStranger();
  for (const one of [accountId, world.accountId]) {
    await storeKey(one, 'expired', daysAgo(IDEMPOTENCY_KEEP_DAYS + 1));
  }
  const { sweep, failed } = failingFor(accountId, sweepAt(world.gateway, TEST_NOW));
  await dropExpired(sweep);
  expect(failed).toEqual([accountId]);
  const left = (await storedKeys()).filter(({ key }) => key === 'expired');
  expect(left).toEqual([{ account_id: accountId, key: 'expired' }]);
});
