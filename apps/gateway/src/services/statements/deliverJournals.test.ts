import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MILLISECONDS_PER_DAY,
  resolveFlags,
  WEBHOOK_RETRY_DAYS,
  type JournalSettings,
} from '@forecourt/validation';
import { pick, pickEach, pickText } from '../../testing/gateway.ts';
import { proveByFactor } from '../../testing/knownPerson.ts';
import { charge } from '../../testing/money.ts';
import { startSftpServer, type TestSftpServer } from '../../testing/sftpServer.ts';
import { startWorld } from '../../testing/startWorld.ts';
import { deliverJournal } from './deliverJournals.ts';
import { issueStatements } from './issueStatements.ts';

const world = startWorld({ accountPer: 'file', webhookAddresses: ['127.0.0.1'] });

const BOOKS: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt Fuel',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses',
  groupAccounts: {},
  feesAccount: 'Bank Charges',
  creditsAccount: 'Vehicle Expenses',
};
const FILE = 'in/FC-S-000001-quickbooks.csv';

let server: TestSftpServer;
beforeAll(async () => {
  server = await startSftpServer();
  await world.call('putJournalSettings', { body: { settings: BOOKS }, version: 0 });
  await charge(world.db, world.accountId, '2026-10-01', 4_800, {
    kind: 'fee.fraudProtector',
    referenceId: null,
  });
});
afterAll(() => server.close());

const settings = (changed: object = {}) => ({
  host: 'localhost',
  port: server.port,
  username: 'forecourt',
  folder: 'in',
  hostKey: null,
  ...changed,
});
const get = async () => (await world.call('getJournalDelivery', {})).body;
const put = async (changed: object | null) =>
  world.call('putJournalDelivery', {
    body: { settings: changed === null ? null : settings(changed) },
    version: Number(pick(await get(), 'version')),
  });
const tried = async () => (await world.call('testJournalDelivery', { body: {} })).body;
const hostKey = async () => pickText(await tried(), 'hostKey');

async function issue(): Promise<void> {
  const { db, accountId } = world;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const now = world.gateway.clock.now();
  await issueStatements(db, account, now, world.gateway.queue);
}

/** Runs the latest delivery job. Returns the seconds until its retry; `null` if there is none. */
async function work(flags = resolveFlags()): Promise<number | null> {
  const { gateway, db } = world;
  const { vault, queue: jobs } = gateway;
  const of = (from: number) =>
    gateway.sentJobs.slice(from).filter(({ name }) => name === 'journal-delivery');
  const job = of(0).at(-1);
  const before = gateway.sentJobs.length;
  const parts = { db, vault, jobs, now: () => gateway.clock.now() };
  const { data } = job ?? {};
  await deliverJournal(
    { ...parts, flags: () => flags, webhookAddresses: ['127.0.0.1'] },
    { accountId: pickText(data, 'accountId'), statementId: pickText(data, 'statementId') },
  );
  return of(before).at(-1)?.afterSeconds ?? null;
}
const notifications = async () =>
  pickEach((await world.call('listNotifications')).body, 'items', 'params').filter(
    (params) => pick(params, 'statementNumber') !== undefined,
  );
const firstItem = async () => pick(await get(), 'items', 0);

describe('delivery of journal entries by SFTP', () => {
  it('is off until an administrator names a server, and offers a public key', async () => {
    expect(await get()).toMatchObject({ settings: null, version: 0, items: [] });
    const manager = await world.makePerson('manager');
    const asManager = { body: { settings: settings() }, version: 0 };
    expect((await world.callAs(manager, 'putJournalDelivery', asManager)).status).toBe(403);
    expect((await put({})).body).toMatchObject({ errorCode: 'auth.codeNeeded' });
    await proveByFactor(world, world.dana);
    expect(await tried()).toMatchObject({ errorCode: 'journal.noDelivery' });
    server.authorized = pickText(await get(), 'publicKey');
    expect(server.authorized).toMatch(/^ecdsa-sha2-nistp256 [\w+/=]+ forecourt$/);
  });

  it.each([
    [{ host: 'https://sftp.example.com' }, 'sftp.hostWrong'],
    [{ host: '' }, 'sftp.hostRequired'],
    [{ username: ' ' }, 'sftp.usernameRequired'],
    [{ folder: 'a/../../etc' }, 'sftp.folderWrong'],
    [{ port: 70_000 }, 'value.atMost'],
    [{ hostKey: 'MD5:1' }, 'value.invalid'],
  ])('refuses %j', async (changed, key) => {
    const { body } = await put(changed);
    expect(pick(body, 'fields', 0, 'key')).toBe(key);
  });

  it('shows the fingerprint before signing in, and signs in once it is trusted', async () => {
    await put({});
    const shown = await tried();
    expect(shown).toEqual({ hostKey: expect.stringMatching(/^SHA256:/), problem: null });
    expect(server.signIns).toBe(0);
    await put({ hostKey: pickText(shown, 'hostKey') });
    expect(await tried()).toEqual(shown);
    expect(server.files.size).toBe(0);
    expect(server.signIns).toBeGreaterThan(0);
  });

  it.each([
    ['hostKey', { hostKey: `SHA256:${'A'.repeat(43)}` }],
    ['folder', { folder: 'elsewhere' }],
    ['unreachable', { port: 1 }],
    ['private', { host: '10.0.0.1' }],
  ])('reports the problem: %s', async (problem, changed) => {
    const trusted = await hostKey();
    await put({ hostKey: trusted, ...changed });
    expect(pick(await tried(), 'problem')).toBe(problem);
    await put({ hostKey: trusted });
  });

  it('sends each new statement’s entry, and retries until it succeeds', async () => {
    const { authorized } = server;
    server.authorized = '';
    await issue();
    expect(await firstItem()).toMatchObject({ state: 'pending', attemptedAt: null });
    expect(await work()).toBe(60);
    expect(await firstItem()).toMatchObject({ state: 'pending', problem: 'refused' });
    expect(await work()).toBe(300);
    server.authorized = authorized;
    expect(await work()).toBeNull();
    expect(await firstItem()).toMatchObject({ state: 'delivered', problem: null });
    expect([...server.files.keys()]).toEqual([FILE]);
    expect(server.files.get(FILE)).toContain('FC-S-000001,10/31/2026,Bank Charges,48,,');
    const params = { statementId: pickText(await firstItem(), 'statementId') };
    const { body } = await world.call('getJournalEntry', { params });
    expect(pick(body, 'entry', 'exported')).toMatchObject({ by: 'SFTP delivery', count: 1 });
  });

  it('[USER-20] cannot be started by an administrator of some fleets', async () => {
    const regional = await world.makePerson('administrator', [world.account.fleetIds[0]]);
    const params = { statementId: pickText(await firstItem(), 'statementId') };
    const before = world.gateway.sentJobs.length;
    expect(await world.callAs(regional, 'deliverJournalEntry', { params, body: {} })).toMatchObject(
      {
        status: 403,
        body: { errorCode: 'access.denied', fields: [{ key: 'access.wholeAccount' }] },
      },
    );
    expect(world.gateway.sentJobs).toHaveLength(before);
  });

  it('overwrites the file when sent again, but ignores a repeated job', async () => {
    const params = { statementId: pickText(await firstItem(), 'statementId') };
    server.files.set(FILE, 'half');
    const { signIns } = server;
    await work();
    expect(server.signIns).toBe(signIns);
    await world.call('deliverJournalEntry', { params, body: {} });
    await work();
    expect([...server.files.keys()]).toEqual([FILE]);
    expect(server.files.get(FILE)).toContain('Journal No.');
  });

  it('signs in with the earlier key until it ends, if the server lacks the new one', async () => {
    const { db, accountId, gateway } = world;
    const former = pickText(await get(), 'publicKey');
    const end = new Date(gateway.clock.now().getTime() + MILLISECONDS_PER_DAY).toISOString();
    const change = (changed: object) =>
      db.updateTable('journal_delivery').set(changed).where('account_id', '=', accountId).execute();
    await change({ key_id: 'second', earlier_key_id: '', earlier_key_ends_at: end });
    const replaced = await get();
    expect(replaced).toMatchObject({ earlierKeyEndsAt: end });
    expect(pickText(replaced, 'publicKey')).not.toBe(former);
    const deliver = async () => {
      const statementId = pickText(await firstItem(), 'statementId');
      await world.call('deliverJournalEntry', { params: { statementId }, body: {} });
      await work();
      return pick(await firstItem(), 'problem');
    };
    server.authorized = former;
    expect(pick(await tried(), 'problem')).toBe('refused');
    expect(await deliver()).toBeNull();
    await change({ earlier_key_ends_at: gateway.clock.now().toISOString() });
    expect(await get()).toMatchObject({ earlierKeyEndsAt: null });
    expect(await deliver()).toBe('refused');
    server.authorized = pickText(replaced, 'publicKey');
    expect(await deliver()).toBeNull();
  });

  it('retries for three days, then notifies; ends at once, without news, if export is off', async () => {
    const params = { statementId: pickText(await firstItem(), 'statementId') };
    server.authorized = '';
    await world.call('deliverJournalEntry', { params, body: {} });
    const { db, accountId, gateway } = world;
    const threeDays = WEBHOOK_RETRY_DAYS * MILLISECONDS_PER_DAY;
    const beginBefore = (milliseconds: number) =>
      db
        .updateTable('journal_deliveries')
        .set({ begun_at: new Date(gateway.clock.now().getTime() - milliseconds).toISOString() })
        .where('account_id', '=', accountId)
        .execute();
    await beginBefore(threeDays - 30_000);
    expect(await work()).toBe(30);
    expect(await firstItem()).toMatchObject({ state: 'pending', problem: 'refused' });
    expect(await notifications()).toEqual([]);
    await beginBefore(threeDays);
    expect(await work()).toBeNull();
    expect(await firstItem()).toMatchObject({ state: 'failed', problem: 'refused' });
    expect(await notifications()).toEqual([{ statementNumber: 'S-000001' }]);
    server.authorized = pickText(await get(), 'publicKey');
    await world.call('deliverJournalEntry', { params, body: {} });
    await work();
    expect(await notifications()).toEqual([]);
    await world.call('deliverJournalEntry', { params, body: {} });
    expect(await work(resolveFlags({ accounting: false }))).toBeNull();
    expect(await firstItem()).toMatchObject({ state: 'failed', problem: 'journal.off' });
    await world.call('deliverJournalEntry', { params, body: {} });
    await world.call('putJournalSettings', { body: { settings: null }, version: 1 });
    expect(await work()).toBeNull();
    expect(await firstItem()).toMatchObject({ state: 'failed', problem: 'journal.off' });
    expect(await notifications()).toEqual([]);
  });

  it('starts for no statement that is issued while export is off', async () => {
    await charge(world.db, world.accountId, '2026-11-05', 4_800, {
      kind: 'fee.fraudProtector',
      referenceId: null,
    });
    await world.goTo('2026-12-02T15:00:00.000Z');
    world.gateway.sentJobs.length = 0;
    await issue();
    expect(await firstItem()).toMatchObject({ statementNumber: 'S-000002', state: null });
    expect(world.gateway.sentJobs).toEqual([]);
  });

  it('refuses to send once it is turned off', async () => {
    await put(null);
    const params = { statementId: pickText(await firstItem(), 'statementId') };
    expect(await world.call('deliverJournalEntry', { params, body: {} })).toMatchObject({
      status: 409,
      body: { errorCode: 'journal.noDelivery' },
    });
  });
});
