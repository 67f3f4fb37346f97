import { jsonb } from '@forecourt/server';
import { expect, it } from 'vitest';
import { insertIn } from '../store/inAccount.ts';
import { pick } from '../testing/gateway.ts';
import { startWorld } from '../testing/startWorld.ts';
import type { CommandOptions } from './admin.ts';
import { replaceSftpKey } from './sftpKeys.ts';

const world = startWorld();
const SERVER = { host: 'sftp.example.com', port: 22, username: 'books', folder: '', hostKey: null };

async function replace(options: CommandOptions = {}) {
  const { gateway, db, accountId } = world;
  const { account_number: account } = await db
    .selectFrom('accounts')
    .select('account_number')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const admin = {
    database: gateway.database,
    openQueue: () => Promise.reject(new Error('no queue')),
    vault: gateway.vault,
    config: {
      issuers: [],
      networkKeys: undefined,
      liveHelpAgentKeys: undefined,
      paymentSecret: undefined,
      externalServices: {},
    },
    operator: 'kim@console',
    now: () => gateway.clock.now(),
  };
  return replaceSftpKey.run(admin, { account, reason: 'The server moved', ...options });
}
const stored = () =>
  world.db
    .selectFrom('journal_delivery')
    .select(['version', 'key_id', 'earlier_key_id', 'earlier_key_ends_at'])
    .where('account_id', '=', world.accountId)
    .executeTakeFirstOrThrow();

it('replaces an SFTP key immediately, or on the date when the current one ends', async () => {
  const { db, accountId } = world;
  await expect(replace()).rejects.toThrow('no SFTP delivery');
  await insertIn(db, accountId, 'journal_delivery', { settings: jsonb(SERVER), version: 1 });
  const ends = '2026-12-31T00:00:00.000Z';
  const first = await replace({ until: '2026-12-31' });
  expect(first).toMatchObject({ earlierKeyEndsAt: ends });
  const after = await stored();
  expect(after).toMatchObject({ version: 2, earlier_key_id: '', earlier_key_ends_at: ends });
  await expect(replace({ until: '2027-01-31' })).rejects.toThrow('Two keys are valid already');
  await expect(replace({ until: '2020-01-01' })).rejects.toThrow('within the next year');
  const shown = await world.call('getJournalDelivery', {});
  expect(shown.body).toMatchObject({ publicKey: pick(first, 'publicKey'), earlierKeyEndsAt: ends });

  const second = await replace();
  expect(pick(second, 'publicKey')).toMatch(/^ecdsa-sha2-nistp256 [\w+/=]+ forecourt$/);
  expect(pick(second, 'publicKey')).not.toBe(pick(first, 'publicKey'));
  expect(await stored()).toMatchObject({ version: 3, earlier_key_ends_at: null });
  expect((await stored()).key_id).not.toBe(after.key_id);
  const events = await db
    .selectFrom('events')
    .select(['action', 'reason'])
    .where('account_id', '=', accountId)
    .where('action', '=', 'account.journalKey')
    .execute();
  expect(events).toEqual(
    [1, 2].map(() => ({ action: 'account.journalKey', reason: 'The server moved' })),
  );
  const noted = await db
    .selectFrom('operator_actions')
    .select('operator')
    .where('action', '=', 'sftp replace-key')
    .where('subject', '=', accountId)
    .execute();
  expect(noted).toHaveLength(2);
});
