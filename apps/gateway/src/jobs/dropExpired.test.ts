import { jsonb } from '@forecourt/server';
import { DRAFT_DAYS } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { IDEMPOTENCY_KEEP_DAYS } from '../http/idempotency.ts';
import { INSTALLATION_KEEP_DAYS } from '../remoteConfig/installations.ts';
import { countOf } from '../store/countOf.ts';
import { insertIn } from '../store/inAccount.ts';
import { pickText, TEST_NOW } from '../testing/gateway.ts';
import { failingFor, sweepAt } from '../testing/jobs.ts';
import { startWorld } from '../testing/startWorld.ts';
import { driverCard } from '../testing/world.ts';
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

it('[CARD-03] [CARD-07] deletes drafts, and imports and bulk actions that no one confirmed', async () => {
  const preview = async () => {
    const action = { name: 'hold', reason: null, profileId: null, groupId: null };
    const selection = { cardIds: [await world.makeCard()] };
    const { body } = await world.call('previewCardBulk', { body: { action, selection } });
    return { bulkId: pickText(body, 'bulk', 'bulkId') };
  };
  await preview();
  const started = await world.call('startCardBulk', { params: await preview(), body: {} });
  expect(started.status).toBe(200);
  const file = { fileName: 'new cards.xlsx', rowCount: 1, contentHash: 'a'.repeat(64) };
  const { body } = await world.call('startOrderImport', { body: file });
  const rows = [{ row: 2, entry: driverCard(world.account, { driverId: '40000' }) }];
  const params = { importId: pickText(body, 'importId'), chunk: '0' };
  await world.call('putOrderImportRows', { params, body: { rows } });
  const draft = { data: { name: 'Rosa' }, version: 0 };
  await world.call('saveDraft', { params: { form: 'driver' }, body: draft });

  const left = async () => ({
    importRows: await countOf(world.db.selectFrom('import_rows')),
    cards: await countOf(world.db.selectFrom('card_bulk_rows')),
    drafts: await countOf(world.db.selectFrom('drafts')),
  });
  await dropExpired(sweepAt(world.gateway, daysAgo(-DRAFT_DAYS)));
  expect(await left()).toEqual({ importRows: 1, cards: 2, drafts: 1 });
  await dropExpired(sweepAt(world.gateway, daysAgo(-DRAFT_DAYS - 1)));
  expect(await left()).toEqual({ importRows: 0, cards: 1, drafts: 0 });
});
