import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@forecourt/server';
import { sql } from 'kysely';
import type { JobData, JobName } from '../jobs/jobs.ts';
import { openQueue, type JobSender, type OpenedQueue } from '../jobs/queue.ts';
import { newId } from '../store/ids.ts';
import { deleteIn, insertIn, selectIn, updateIn } from '../store/inAccount.ts';
import type { NewRow } from '../store/schema.ts';
import { pick, pickEach } from '../testing/gateway.ts';
import { provePasscode } from '../testing/passcode.ts';
import { TEST_ISSUER } from '../testing/tokens.ts';
import { startWorld } from '../testing/startWorld.ts';
import { addCardSecrets, makeAccount, makePerson } from '../testing/world.ts';
import { createCardVault, type IssuedCheckCode } from '../vault/cardVault.ts';
import { FIRST_STEP, sealAgain } from '../vault/sealAgain.ts';
import { readConfig } from '../config.ts';
import { record, type Admin, type AdminSettings, type CommandOptions } from './admin.ts';
import { readCommandLine } from './commandLine.ts';
import { COMMANDS } from './commands.ts';
import { BLANKED, DELETED, LEFT_OUT, SECRET_COLUMNS } from './wholeAccount.ts';

const world = startWorld({ card: {} });
const lookUp = Buffer.alloc(32, 1);
const old = createCardVault({ lookUp, seal: Buffer.alloc(32, 2) });
const rotated = createCardVault({
  lookUp,
  seal: Buffer.alloc(32, 3),
  oldSeals: [Buffer.alloc(32, 2)],
});
const written = (letter: string) => letter.repeat(32);
const settings: AdminSettings = {
  issuers: [TEST_ISSUER],
  networkKeys: `visa:${written('v')},amex:${written('b')},amex:${written('a')}@2030-01-01`,
  liveHelpAgentKeys: undefined,
  paymentSecret: `${written('q')},${written('p')}@2020-01-01`,
  externalServices: {
    birst: { url: 'https://reports.example', secret: written('s') },
    fis: { url: 'https://codes.example', secret: `${written('u')}@2020-01-01` },
  },
};
const schema = `jobs_${newId().slice(-12)}`;
const folder = mkdtempSync(join(tmpdir(), 'forecourt-admin-'));
let queue: OpenedQueue;

beforeAll(async () => {
  const log = createLog({ name: 'test', level: 'silent' });
  queue = await openQueue({ database: world.gateway.database, log, schema });
});
afterAll(async () => {
  await queue.stop();
  await world.gateway.database.executeRaw(`DROP SCHEMA ${schema} CASCADE`);
  rmSync(folder, { recursive: true });
});

const admin = (): Admin => ({
  database: world.gateway.database,
  openQueue: () => Promise.resolve(queue),
  vault: rotated,
  config: settings,
  operator: 'kim@console',
  now: () => world.gateway.clock.now(),
});
const run = (words: string, options: CommandOptions = {}) =>
  COMMANDS[words]?.run(admin(), options) ?? Promise.reject(new Error(words));
const isSealing = (name: JobName, _data: JobData[JobName]): _data is JobData['seal-again'] =>
  name === 'seal-again';
const numberOf = async () => {
  const { account_number } = await selectIn(world.db, world.accountId, 'accounts')
    .select('account_number')
    .executeTakeFirstOrThrow();
  return account_number;
};
const actions = (subject: string) =>
  world.db
    .selectFrom('operator_actions')
    .select(['operator', 'action'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

describe('accounts and people', () => {
  it('creates an account whose first administrator can sign in immediately', async () => {
    const account = newId().replaceAll(/\D/g, '').slice(0, 10);
    const prairie = {
      account,
      name: 'Prairie Haul',
      'time-zone': 'America/Denver',
      'credit-limit': '50000',
    };
    await run('accounts create', prairie);
    const subject = newId();
    const kim = {
      account,
      issuer: TEST_ISSUER,
      subject,
      username: 'kparker2',
      email: 'kim.parker@prairie.example',
      'first-name': 'Kim',
      'last-name': 'Parker',
    };
    await expect(run('people add', { ...kim, issuer: `${TEST_ISSUER}/` })).rejects.toThrow(
      'not in ISSUERS',
    );
    await run('people add', kim);
    await expect(run('people add', { ...kim, role: 'viewer' })).rejects.toThrow(
      'already has access',
    );
    const { account_id: accountId } = await world.db
      .selectFrom('accounts')
      .select('account_id')
      .where('account_number', '=', account)
      .executeTakeFirstOrThrow();
    const token = await world.gateway.issuer.sign({ subject });
    const identity = { userId: subject, accountId, token };
    expect((await world.callAs(identity, 'listFleets')).body).toMatchObject({
      items: [{ name: 'Main fleet' }],
    });
    expect(await actions(account)).toEqual([
      { operator: 'kim@console', action: 'accounts create' },
    ]);
    await expect(run('accounts create', prairie)).rejects.toThrow('already exists');
  });

  it('unlocks a locked user with a reason, and refuses one who is not locked', async () => {
    const account = await numberOf();
    const options = { account, username: 'dmorales7', reason: 'Called in' };
    await expect(run('people unlock', options)).rejects.toThrow('not locked');
    await world.setGrant(world.dana, { state: 'locked' });
    expect((await world.call('listFleets')).status).toBe(403);
    await run('people unlock', options);
    expect((await world.call('listFleets')).status).toBe(200);
    const event = { action: 'user.unlock', reason: 'Called in' };
    expect(await world.readEvents()).toContainEqual(expect.objectContaining(event));
  });
});

const own = async () => ({ account: await numberOf(), reason: 'Called in' });
const state = () =>
  selectIn(world.db, world.accountId, 'accounts')
    .select(['state', 'closed_at', 'version'])
    .executeTakeFirstOrThrow();
const mayChange = async () => (await world.call('orderCards', { body: {} })).status === 400;

describe('the state of an account', () => {
  it('[USER-09] is open again within 30 days of its closing, and its cards stay blocked', async () => {
    const options = await own();
    await expect(run('accounts reactivate', options)).rejects.toThrow('The account is open');
    await world.setCard(world.cardId, { status: 'blocked' });
    const closing = { state: 'closed', closed_at: '2026-11-21T12:00:00.000Z' } as const;
    await world.setAccount({ ...closing, closed_at: '2026-10-01T12:00:00.000Z' });
    await expect(run('accounts reactivate', options)).rejects.toThrow('too long ago');
    // six months without use do not lock it again
    await world.setAccount({ ...closing, last_activity_at: '2026-01-05T12:00:00.000Z' });
    expect(await run('accounts reactivate', options)).toMatchObject({ state: 'open' });
    await world.gateway.updateAccountLocks();
    expect(await state()).toEqual({ state: 'open', closed_at: null, version: 2 });
    expect(await world.readCard(world.cardId)).toMatchObject({ status: 'blocked' });
    const event = {
      action: 'account.reactivated',
      reason: 'Called in',
      before: { state: 'closed' },
      after: { state: 'open' },
    };
    expect(await world.readEvents()).toContainEqual(expect.objectContaining(event));
    expect(await actions(options.account)).toContainEqual({
      operator: 'kim@console',
      action: 'accounts reactivate',
    });
  });

  it('[USER-08] [USER-09] is no longer announced as closed once it is open again', async () => {
    const other = await world.makePerson('administrator');
    await provePasscode(world.gateway, world.dana);
    const closing = {
      params: { sysAccountId: world.accountId },
      version: 1,
      body: { expectedCards: 1, reason: null },
    };
    expect((await world.call('closeAccount', closing)).status).toBe(200);
    const open = async () => {
      const found = await world.callAs(other, 'searchNotifications', { query: { state: 'open' } });
      return pickEach(found.body, 'items', 'messageKey');
    };
    expect(await open()).toEqual(['notification.accountClosed']);
    await run('accounts reactivate', await own());
    expect(await open()).toEqual([]);
  });

  it('[USER-07] [ROLE-20] becomes read-only and open for changes again', async () => {
    const options = await own();
    await expect(run('accounts make-writable', options)).rejects.toThrow('The account is open');
    await run('accounts make-read-only', options);
    expect(await state()).toMatchObject({ state: 'readOnly' });
    expect(await mayChange()).toBe(false);
    await run('accounts make-writable', options);
    expect(await state()).toMatchObject({ state: 'open' });
    expect(await mayChange()).toBe(true);
  });
});

describe('keys rotate and keys verify', () => {
  it('reseals every secret in steps that continue where the last one ended', async () => {
    await world.db.deleteFrom('card_secrets').execute();
    const { vaultToken, numberHmac } = old.issueNumber();
    await addCardSecrets(world.db, world.account, world.cardId, {
      number_hmac: numberHmac,
      vault_token: vaultToken,
      pin_encrypted: old.sealPin(world.cardId, '4821'),
    });
    expect(await run('keys status')).toEqual({ secrets: 2, current: 0, old: 2 });
    expect(await run('keys rotate')).toEqual({ toSeal: 2 });
    const sent = [FIRST_STEP];
    const jobs: JobSender = {
      send: (_trx, name, data) => {
        if (isSealing(name, data)) sent.push(data);
        return Promise.resolve();
      },
    };
    for (const step of sent) await sealAgain({ db: world.db, jobs, vault: rotated }, step);
    expect(await run('keys status')).toEqual({ secrets: 2, current: 2, old: 0 });
    const stored = await world.db.selectFrom('card_secrets').selectAll().executeTakeFirstOrThrow();
    const alone = createCardVault({ lookUp, seal: Buffer.alloc(32, 3) });
    expect(alone.numberHmac({ token: stored.vault_token })).toBe(numberHmac);
    expect(alone.openPin(world.cardId, stored.pin_encrypted ?? '')).toBe('4821');
    await expect(run('keys rotate')).rejects.toThrow('already sealed with the current key');
    expect(await run('keys verify')).toEqual({ cards: 1, checks: 0, closed: 0 });
    await world.db
      .updateTable('card_secrets')
      .set({ pin_encrypted: old.sealPin(world.cardId, '4821').replace(/.$/, '!') })
      .execute();
    await expect(run('keys verify')).rejects.toThrow(
      'does not open the secrets of 1, out of 1 cards and 0 express checks',
    );
  });

  it('verifies express checks too, and counts those whose code does not open', async () => {
    await world.db.deleteFrom('card_secrets').execute();
    const give = async (code: IssuedCheckCode, id = newId()) => {
      await insertIn(world.db, world.accountId, 'express_checks', {
        id,
        sequence_number: id,
        fleet_id: world.account.fleetIds[0] ?? '',
        status: 'activated',
        amount_cents: 100,
        fee_cents: 0,
        fee_mode: 'plus',
        payee_name: 'Tow truck',
        purpose: 'repair',
        reference: '1',
        code_hmac: code.hmac,
        code_last4: code.last4,
        code_sealed: code.sealed,
        issued_at: world.gateway.clock.now().toISOString(),
        issued_on: '2026-11-21',
        issued_by: world.dana.userId,
      });
    };
    const id = newId();
    await give(old.issueCheckCode(id), id);
    expect(await run('keys verify')).toEqual({ cards: 0, checks: 1, closed: 0 });
    const lost = createCardVault({ lookUp, seal: Buffer.alloc(32, 9) });
    const other = newId();
    await give(lost.issueCheckCode(other), other);
    // opens, but belongs to another check
    await give(old.issueCheckCode(newId()));
    const swapped = newId();
    await give({ ...old.issueCheckCode(swapped), hmac: 'of another code' }, swapped);
    await expect(run('keys verify')).rejects.toThrow(
      'does not open the secrets of 3, out of 0 cards and 4 express checks',
    );
    await world.db.deleteFrom('express_checks').execute();
  });
});

const migrateWith = (ran: string[]) =>
  COMMANDS['migrate']?.run(
    { ...admin(), database: { ...world.gateway.database, migrate: () => Promise.resolve(ran) } },
    {},
  );
const recorded = () =>
  world.db
    .selectFrom('operator_actions')
    .select(['operator', 'details'])
    .where('action', '=', 'migrate')
    .execute();

describe('migrate', () => {
  it('records the migrations that ran, and nothing if none did', async () => {
    expect(await migrateWith([])).toEqual({ ran: [] });
    expect(await recorded()).toEqual([]);
    expect(await migrateWith(['026_a', '027_b'])).toEqual({ ran: ['026_a', '027_b'] });
    expect(await recorded()).toEqual([
      { operator: 'kim@console', details: { ran: ['026_a', '027_b'] } },
    ]);
  });
});

describe('secrets replace and secrets list', () => {
  const until = '2026-12-31';
  const replace = async (variable: string, holder?: string) => {
    const line = String(await run('secrets replace', { variable, holder, until }));
    const [, name = '', value = ''] = /^(\w+)='([^']*)'$/.exec(line) ?? [];
    return { config: readConfig({ [name]: value }), value };
  };

  it('adds a new secret and sets the end date of the current one', async () => {
    const { value } = await replace('NETWORK_KEYS', 'visa');
    expect(value).toMatch(
      /^visa:[0-9a-f]{64},visa:v{32}@2026-12-31,amex:b{32},amex:a{32}@2030-01-01$/,
    );
    expect((await replace('PAYMENT_SECRET')).value).toMatch(/^[0-9a-f]{64},q{32}@2026-12-31$/);
    const { config } = await replace('EXTERNAL_SERVICES', 'birst');
    expect(config.externalServices.birst).toEqual({
      url: 'https://reports.example',
      secret: expect.stringMatching(/^[0-9a-f]{64},s{32}@2026-12-31$/),
    });
    expect(config.externalServices.fis?.secret).toBe(`${written('u')}@2020-01-01`);
    expect(await actions('birst')).toEqual([
      { operator: 'kim@console', action: 'secrets replace' },
    ]);
  });

  it('refuses a third secret, a holder without one, and an end date in the past', async () => {
    await expect(replace('NETWORK_KEYS', 'amex')).rejects.toThrow('two valid secrets');
    await expect(replace('NETWORK_KEYS', 'other')).rejects.toThrow('no valid secret for other');
    await expect(replace('CARD_KEYS')).rejects.toThrow('CARD_KEYS is not one of');
    const options = { variable: 'NETWORK_KEYS', holder: 'visa', until: '2020-01-01' };
    await expect(run('secrets replace', options)).rejects.toThrow('within the next year');
  });

  it('lists holders and end dates, never the secrets themselves', async () => {
    const listed = await run('secrets list');
    expect(listed).toContainEqual({
      variable: 'PAYMENT_SECRET',
      holder: 'provider',
      ends: '2020-01-01T00:00:00.000Z',
      isValid: false,
    });
    expect(JSON.stringify(listed)).not.toMatch(/([vabqpsu])\1{31}/);
  });
});

const ADDRESS = { street: '1200 Elm St', city: 'Waco', state: 'TX', postalCode: '76701' };

function brokenClock(): Date {
  throw new Error('The clock stands still');
}

/** Asks for access to an account, by default the one of the test. */
const ask = async (
  account: string,
  userId: string,
  answer: 'pending' | 'denied',
  parts: Partial<NewRow<'membership_requests'>> = {},
) => {
  const row = {
    id: newId(),
    user_id: userId,
    account_number: account,
    account_id: world.accountId,
    note: 'I drove for Sal Ortiz',
    state: answer,
    requested_at: world.gateway.clock.now().toISOString(),
    decided_at: null,
    decided_by: null,
    ...parts,
  };
  await world.db.insertInto('membership_requests').values(row).execute();
  return row;
};

/** Records that someone was a user of an account. */
const addFormer = (accountId: string, userId: string) =>
  insertIn(world.db, accountId, 'deleted_users', {
    user_id: userId,
    role: 'viewer',
    fleet_ids: null,
    deleted_at: world.gateway.clock.now().toISOString(),
  });

/** IDs of the people in an export of the account. */
async function exportedPeople(account: string): Promise<unknown[]> {
  const to = join(folder, `${newId()}.ndjson`);
  await run('accounts export', { account, to });
  return readFileSync(to, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter((line) => pick(line, 'table') === 'people')
    .map((line) => pick(line, 'row', 'user_id'));
}

/** A person without access to any account. */
async function makeOutsider() {
  const person = await world.makePerson('viewer');
  await deleteIn(world.db, world.accountId, 'grants')
    .where('user_id', '=', person.userId)
    .execute();
  return person;
}

/** Exports the account, then closes and erases it; both must cover exactly these people. */
const exportAndErase = async (account: string, userIds: readonly string[]) => {
  expect(new Set(await exportedPeople(account))).toEqual(new Set(userIds));
  await world.setAccount({ state: 'closed' });
  const options = { account, confirm: account, reason: 'The owner asked' };
  const people = userIds.length;
  expect(await run('accounts erase', options)).toEqual({ account, people });
};

describe('accounts export and accounts erase', () => {
  it('exports an account without its card secrets', async () => {
    await addCardSecrets(world.db, world.account, world.cardId);
    const to = join(folder, 'account.ndjson');
    const account = await numberOf();
    await expect(run('accounts export', { account: '0', to })).rejects.toThrow('not found');
    await world.call('updateMe', { body: { address: ADDRESS } });
    await run('accounts export', { account, to });
    const lines = readFileSync(to, 'utf8').trim().split('\n');
    const tables = lines.map((line): string => JSON.parse(line).table);
    expect(tables).toEqual(
      expect.arrayContaining(['accounts', 'cards', 'fleets', 'people', 'person_events']),
    );
    expect(tables).not.toContain('card_secrets');
    await expect(run('accounts export', { account, to })).rejects.toThrow('already exists');
  });

  it('leaves no partial file after a failure, so the same path works again', async () => {
    const options = { account: await numberOf(), to: join(folder, 'again.ndjson') };
    const failing = COMMANDS['accounts export']?.run({ ...admin(), now: brokenClock }, options);
    await expect(failing).rejects.toThrow('The clock stands still');
    expect(existsSync(options.to)).toBe(false);
    expect(await run('accounts export', options)).toMatchObject({ file: options.to });
  });

  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'is written while everyone works in the account',
    async () => {
      const { db } = world.gateway.database;
      const account = await numberOf();
      // a lock on one table pauses the export partway
      let exporting: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (trx) => {
        await sql`LOCK TABLE vehicles IN ACCESS EXCLUSIVE MODE`.execute(trx);
        exporting = run('accounts export', { account, to: join(folder, 'busy.ndjson') });
        const isWaiting = async () => {
          const { rows } = await sql<{ waits: boolean }>`
            SELECT EXISTS (SELECT FROM pg_locks
              WHERE relation = 'vehicles'::regclass AND NOT granted) AS waits`.execute(db);
          return rows[0]?.waits;
        };
        await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
        await db.transaction().execute(async (other) => {
          await sql`SET LOCAL lock_timeout = '1s'`.execute(other);
          await record(other, admin(), world.accountId, {
            subject: ['account', world.accountId],
            action: 'account.opened',
          });
          await updateIn(other, world.accountId, 'accounts')
            .set({ name: 'Renamed in the meantime' })
            .execute();
        });
      });
      expect(await exporting).toMatchObject({ account });
      expect(readFileSync(join(folder, 'busy.ndjson'), 'utf8')).not.toContain('in the meantime');
    },
  );

  it('leaves out every secret column, and erases every personal one', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT c.table_name AS table, c.column_name AS column
      FROM information_schema.columns c JOIN pg_class t ON t.relname = c.table_name
      WHERE c.table_schema = 'public' AND t.relkind IN ('r', 'p') AND NOT t.relispartition
        AND EXISTS (SELECT 1 FROM information_schema.columns k
          WHERE k.table_name = c.table_name AND k.column_name = 'account_id')`.execute(world.db);
    const secret = /hmac|sealed|token|secret|_hash$|^pin_/;
    const open = rows
      .filter(({ table, column }) => secret.test(column) && !LEFT_OUT.has(table))
      .filter(({ column }) => !SECRET_COLUMNS.includes(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(open.toSorted()).toEqual([
      'imports.content_hash',
      'imports.file_hash',
      'orders.content_hash',
      'webhook_endpoints.earlier_secret_ends_at',
    ]);
    const personal =
      /first_name|last_name|username|email|phone|mobile|sms|recipient|delivery|driver_name|name_on|placed_by|license_n|employee|^note$|^word$/;
    const erased: readonly string[] = [...DELETED, 'grants'];
    const stored = rows
      .filter(({ table, column }) => personal.test(column) && !erased.includes(table))
      .filter(({ table, column }) => !BLANKED[table]?.[column])
      .map(({ table, column }) => `${table}.${column}`);
    expect(stored).toEqual([]);
  });

  it('erases only a closed account, including its people’s personal data', async () => {
    const account = await numberOf();
    const options = { account, confirm: account, reason: 'The owner asked' };
    await world.call('updateMe', { body: { address: ADDRESS } });
    const stranger = await makePerson(world.gateway, await makeAccount(world.db));
    const request = await ask(account, stranger.userId, 'denied');
    await expect(run('accounts erase', { ...options, confirm: '1' })).rejects.toThrow('--confirm');
    await expect(run('accounts erase', options)).rejects.toThrow('Close the account first');
    await world.setAccount({ state: 'closed' });
    expect(await run('accounts erase', options)).toEqual({ account, people: 1 });
    const person = await world.db
      .selectFrom('people')
      .select(['first_name', 'last_name', 'email', 'phone', 'address'])
      .where('user_id', '=', world.dana.userId)
      .executeTakeFirst();
    const nothing = { last_name: '', email: '', phone: null, address: null };
    expect(person).toEqual({ first_name: 'Erased', ...nothing });
    const requests = world.db.selectFrom('membership_requests').select('note');
    expect(await requests.where('id', '=', request.id).execute()).toEqual([]);
    expect((await world.call('listFleets')).status).toBe(403);
  });

  it('covers former users and people who asked for access, unless they have another account', async () => {
    const account = await numberOf();
    const stranger = await makePerson(world.gateway, await makeAccount(world.db));
    await ask(account, stranger.userId, 'pending');
    const [former, asking] = [await makeOutsider(), await makeOutsider()];
    await addFormer(world.accountId, former.userId);
    await ask(account, asking.userId, 'pending');
    const expected = [world.dana, former, asking].map(({ userId }) => userId);
    await exportAndErase(account, expected);
    const names = await world.db
      .selectFrom('people')
      .select(['user_id', 'first_name'])
      .where('user_id', 'in', [...expected, stranger.userId])
      .execute();
    const kept = names.filter(({ first_name }) => first_name !== 'Erased');
    expect(kept).toEqual([{ user_id: stranger.userId, first_name: 'Dana' }]);
  });

  it('[USER-13] leaves out former users of another account, not those with requests that are over', async () => {
    const account = await numberOf();
    const other = await makeAccount(world.db);
    const { account_number: elsewhere } = await selectIn(world.db, other.accountId, 'accounts')
      .select('account_number')
      .executeTakeFirstOrThrow();
    const ofOther = { account_id: other.accountId };
    const [former, asking, late, lost] = [
      await makeOutsider(),
      await makeOutsider(),
      await makeOutsider(),
      await makeOutsider(),
    ];
    for (const { userId } of [former, asking, late, lost]) await addFormer(world.accountId, userId);
    await addFormer(other.accountId, former.userId);
    await ask(elsewhere, asking.userId, 'pending', ofOther);
    const longAgo = { requested_at: '2026-10-21T12:00:00.000Z' };
    await ask(elsewhere, late.userId, 'pending', { ...ofOther, ...longAgo });
    await ask('0000000001', lost.userId, 'pending', { account_id: null });
    const expected = [world.dana, late, lost].map(({ userId }) => userId);
    await exportAndErase(account, expected);
    const names = await world.db
      .selectFrom('people')
      .select('user_id')
      .where('user_id', 'in', [...expected, former.userId, asking.userId])
      .where('first_name', '<>', 'Erased')
      .execute();
    const kept = [former, asking].map(({ userId }) => userId);
    expect(new Set(names.map((row) => row.user_id))).toEqual(new Set(kept));
  });
});

const read = (...typed: string[]) => readCommandLine(COMMANDS, typed);

describe('readCommandLine', () => {
  it('names missing and unknown options, and shows help', () => {
    expect(() => read('people', 'unlock', '--account', '1')).toThrow(
      'Missing --username, --reason',
    );
    expect(() => read('people', 'unlock', '--acount', '1')).toThrow('--acount');
    expect(() => read('people')).toThrow('Unknown command');
    expect(read('people', 'unlock', '--help')).toMatchObject({ is: 'help' });
    expect(read()).toMatchObject({ is: 'help', text: expect.stringContaining('keys rotate') });
  });

  it('parses options and switches', () => {
    expect(read('migrate', '--plan', '--json', '--by', 'kim')).toMatchObject({
      options: { plan: 'true' },
      isJson: true,
      operator: 'kim',
    });
  });
});
