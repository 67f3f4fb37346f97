import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { sql, type RawBuilder } from 'kysely';
import type { JobScope } from '../http/context.ts';
import { readOwed } from '../ledger/readOwed.ts';
import { readOtherAccounts } from '../services/users/otherAccounts.ts';
import { anyOf } from '../store/anyOf.ts';
import type { Schema, Trx } from '../store/schema.ts';
import { accountIdOf, lockAccountByNumber, note, CommandRefused, type Command } from './admin.ts';

const ROWS_AT_ONCE = 1_000;
/** Tables left out of an export: secrets, and internals of no use to the account's owner. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'api_key_secrets',
  'card_secrets',
  'card_numbers',
  'card_view_tokens',
  'download_links',
  'file_export_parts',
  'idempotency_keys',
  'live_help_sessions',
  'push_subscriptions',
  'sandbox_transfers',
]);

/** Columns left out of the other tables: secrets and their lookup values. */
export const SECRET_COLUMNS: readonly string[] = [
  'code_hmac',
  'code_sealed',
  'device_hash',
  'earlier_secret_id',
  'secret_id',
  'token',
  'token_hash',
];

interface AccountTable {
  readonly name: string;
  /** Columns of its primary key, in order. */
  readonly key: string[];
}

/** Lists the tables with rows of accounts, except those left out. */
async function accountTables(trx: Trx): Promise<AccountTable[]> {
  const { rows } = await sql<AccountTable>`
    SELECT c.relname AS name, json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum)) AS key
    FROM pg_class c
    JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = c.oid AND attname = 'account_id')
    GROUP BY c.relname ORDER BY c.relname`.execute(trx);
  return rows.filter(({ name }) => !LEFT_OUT.has(name));
}

type JsonRow = Readonly<Record<string, unknown>>;

interface Page {
  readonly row: JsonRow;
  /** The row's primary key as text: the cursor for the next page. */
  readonly at: readonly string[];
}

async function readPage(
  trx: Trx,
  { name, key }: AccountTable,
  accountId: string,
  after: readonly string[] | null,
): Promise<Page[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const texts = sql.join(key.map((column) => sql`${sql.ref(column)}::text`));
  const condition = after ? sql`AND (${columns}) > (${sql.join([...after])})` : sql``;
  const { rows } = await sql<Page>`
    SELECT to_jsonb(t) - ARRAY[${sql.join([...SECRET_COLUMNS])}]::text[] AS row, json_build_array(${texts}) AS at FROM ${sql.table(name)} t
    WHERE account_id = ${accountId} ${condition} ORDER BY ${columns} LIMIT ${ROWS_AT_ONCE}`.execute(
    trx,
  );
  return rows;
}

/** Yields a table's rows page by page, in primary-key order. */
async function* rowsOf(trx: Trx, table: AccountTable, accountId: string): AsyncGenerator<JsonRow> {
  let page = await readPage(trx, table, accountId, null);
  for (;;) {
    for (const { row } of page) yield row;
    const last = page.at(-1);
    if (!last || page.length < ROWS_AT_ONCE) return;
    page = await readPage(trx, table, accountId, last.at);
  }
}

/** Tables about the account's people, who may also belong to other accounts. */
const OF_PEOPLE = [
  'people',
  'person_properties',
  'person_events',
  'terms_acceptances',
] as const satisfies readonly (keyof Schema)[];

type Write = (table: string, row: unknown) => Promise<void>;

/** IDs of the people with a row of the account in the table. */
async function idsIn(
  trx: Trx,
  accountId: string,
  table: 'grants' | 'deleted_users' | 'membership_requests',
): Promise<string[]> {
  const rows = await trx
    .selectFrom(table)
    .select('user_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => row.user_id);
}

/** IDs of people who use, used, or asked to use the account, and have no other. */
async function ownPeople(trx: Trx, accountId: string, now: Date): Promise<string[]> {
  const ids = new Set([
    ...(await idsIn(trx, accountId, 'grants')),
    ...(await idsIn(trx, accountId, 'deleted_users')),
    ...(await idsIn(trx, accountId, 'membership_requests')),
  ]);
  for (const { userId } of await readOtherAccounts({ trx, now }, accountId, [...ids]))
    ids.delete(userId);
  return [...ids];
}

/** Writes the account's users, and those former and prospective ones who have no other account. */
async function writePeople(
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  accountId: string,
  write: Write,
): Promise<void> {
  const users = await idsIn(trx, accountId, 'grants');
  const ids = [...new Set([...users, ...(await ownPeople(trx, accountId, now))])];
  for (const table of OF_PEOPLE) {
    const { rows } = await sql<{ row: JsonRow }>`
      SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t
      WHERE t.user_id = ${anyOf(ids)}`.execute(trx);
    for (const { row } of rows) await write(table, row);
  }
}

/** Opens the export's target. `-` is standard output, which then gets nothing else. */
async function openTarget(target: string): Promise<Writable> {
  if (target === '-') return process.stdout;
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  await once(file, 'open').catch(() => {
    throw new CommandRefused(`${target} already exists or cannot be written.`);
  });
  // writers check `errored`; without a listener, an error event would end the process
  file.on('error', () => undefined);
  return file;
}

/** Closes the file once it is complete; deletes it if writing fails. */
async function writeWhole(target: string, write: (out: Writable) => Promise<void>): Promise<void> {
  const out = await openTarget(target);
  if (target === '-') return write(out);
  try {
    await write(out);
    out.end();
    await finished(out);
  } catch (error) {
    out.destroy();
    await rm(target, { force: true });
    throw error;
  }
}

/** Exports everything stored about an account and its people, for its owner. */
export const exportAccount: Command = {
  does: 'Exports everything about an account except its secrets, as JSON lines.',
  options: {
    account: { is: 'account number' },
    to: { is: 'path of a new file; - writes to standard output' },
  },
  run: async (admin, { account: number = '', to = '' }) => {
    const rows: Record<string, number> = {};
    // one snapshot of the data, however long the export takes; it takes no locks, so nobody waits
    await admin.database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const accountId = await accountIdOf(trx, number);
        await writeWhole(to, async (out) => {
          const write = async (table: string, row: unknown) => {
            rows[table] = (rows[table] ?? 0) + 1;
            if (out.errored) throw out.errored;
            if (!out.write(`${JSON.stringify({ table, row })}\n`)) await once(out, 'drain');
          };
          for (const table of await accountTables(trx)) {
            for await (const row of rowsOf(trx, table, accountId)) await write(table.name, row);
          }
          await writePeople({ trx, now: admin.now() }, accountId, write);
          await note(trx, admin, 'accounts export', number, { rows });
        });
      });
    return to === '-' ? undefined : { account: number, file: to, rows };
  },
};

/** Tables whose rows hold only people's identities, preferences, or messages sent to them. */
export const DELETED: readonly (keyof Schema)[] = [
  'webhook_attempts',
  'webhook_messages',
  'webhook_endpoints',
  'vehicle_signals',
  'purchase_signals',
  'api_key_secrets',
  'push_subscriptions',
  'alert_messages',
  'alert_rules',
  'alert_times',
  'card_view_tokens',
  'download_links',
  'file_export_parts',
  'file_exports',
  'dispute_documents',
  'card_guides',
  'driver_pictures',
  'driver_opened_links',
  'feedback',
  'import_rows',
  'notifications',
  'outbox_messages',
  'saved_views',
  'saved_reports',
  'prompted_id_cards',
  'prompted_ids',
  'pin_reminders',
  'live_help_sessions',
  'deleted_users',
  'membership_requests',
  'idempotency_keys',
  'card_hold_schedules',
  'person_accounts',
  'default_properties',
  'driver_contacts',
  'card_secrets',
  'card_numbers',
];

const ERASED = 'Erased';
const NOBODY = sql.lit(ERASED);
const NOTHING = sql.lit(null);

/** Identifying columns, with their replacements, in the rows that stay. */
export const BLANKED: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  card_groups: { delivery: NOTHING },
  cards: { name_on_card: NOBODY },
  driver_links: { token_hash: NOTHING, device_hash: NOTHING, mobile: NOTHING },
  driver_request_settings: { contact: NOTHING },
  driver_requests: { note: sql.lit(''), word: NOTHING },
  drivers: {
    first_name: NOBODY,
    last_name: sql.lit(''),
    employee_id: NOTHING,
    license_number: NOTHING,
    license_state: NOTHING,
    mobile: NOTHING,
  },
  orders: {
    delivery: sql`delivery || jsonb_build_object('attention', ${NOBODY}::text)`,
    placed_by: NOBODY,
  },
  proximity_enrollments: { alerts_on: sql.lit(false), alert_emails: sql`'[]'` },
  recorded_purchases: { driver_name: NOTHING },
};

async function blankPeople(trx: Trx, accountId: string): Promise<void> {
  for (const [table, columns] of Object.entries(BLANKED)) {
    const assignments = Object.entries(columns).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    );
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(assignments)} WHERE account_id = ${accountId}`.execute(
      trx,
    );
  }
}

/** Anonymizes people, so nobody can sign in as them. */
async function forgetPeople(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const table of [
    'drafts',
    'membership_requests',
    'passcode_proofs',
    'person_properties',
    'person_proofs',
    'verbal_passcodes',
  ] as const) {
    await trx.deleteFrom(table).where('user_id', '=', anyOf(ids)).execute();
  }
  await trx
    .updateTable('people')
    .set({
      subject: sql<string>`'erased:' || user_id`,
      username: sql<string>`'erased-' || user_id`,
      first_name: ERASED,
      last_name: '',
      email: '',
      phone: null,
      address: null,
      last_session_id: null,
    })
    .where('user_id', '=', anyOf(ids))
    .execute();
}

/**
 * Erases whatever identifies people. The business records that the law requires stay: the books,
 * purchases, statements, invoices, payments, disputes, and the history.
 */
export const eraseAccount: Command = {
  does: 'Erases personal data in a closed account. Books, purchases, and history stay.',
  options: {
    account: { is: 'account number' },
    confirm: { is: 'the account number again' },
    reason: { is: 'reason, recorded in the history' },
  },
  run: (admin, { account: number = '', confirm, reason = '' }) =>
    admin.database.db.transaction().execute(async (trx) => {
      if (confirm !== number) throw new CommandRefused('--confirm must repeat the account number.');
      const { account_id: accountId, state } = await lockAccountByNumber(trx, number);
      if (state !== 'closed')
        throw new CommandRefused('Close the account first. Only closed accounts can be erased.');
      const owed = await readOwed(trx, accountId);
      if (owed.postedCents !== 0 || owed.pendingCents !== 0) {
        throw new CommandRefused('The account still has a balance. Settle it first.');
      }
      // before the rows that name them are deleted
      const people = await ownPeople(trx, accountId, admin.now());
      for (const table of DELETED) {
        await sql`DELETE FROM ${sql.table(table)} WHERE account_id = ${accountId}`.execute(trx);
      }
      await blankPeople(trx, accountId);
      await trx.deleteFrom('drafts').where('account_key', '=', accountId).execute();
      await trx.deleteFrom('grants').where('account_id', '=', accountId).execute();
      await forgetPeople(trx, people);
      await note(trx, admin, 'accounts erase', number, { reason, people: people.length });
      return { account: number, people: people.length };
    }),
};
