import { sql } from 'kysely';
import type { JobData } from '../jobs/jobs.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { CardVault } from './cardVault.ts';

/** Rows per step. */
const ROWS_AT_ONCE = 200;

/** Where resealing starts. */
export const FIRST_STEP: JobData['seal-again'] = { what: 'cards', accountId: '', id: '' };

type Step = JobData['seal-again'];
type NextPosition = Pick<Step, 'accountId' | 'id'> | null;
type Reseal = (vault: CardVault, owner: string, sealed: string) => string;

interface SecretTable {
  readonly table: 'card_secrets' | 'express_checks';
  /** The column that identifies what a secret was sealed for. */
  readonly owner: string;
  readonly secrets: Readonly<Record<string, Reseal>>;
}
const SECRET_TABLES: Readonly<Record<Step['what'], SecretTable>> = {
  cards: {
    table: 'card_secrets',
    owner: 'card_id',
    secrets: {
      vault_token: ({ sealAgain: reseal }, _card, token) => reseal.number(token),
      pin_encrypted: ({ sealAgain: reseal }, card, pin) => reseal.pin(card, pin),
    },
  },
  checks: {
    table: 'express_checks',
    owner: 'id',
    secrets: { code_sealed: ({ sealAgain: reseal }, check, code) => reseal.checkCode(check, code) },
  },
};

type SealedRow = Readonly<Record<string, string | null>> & {
  readonly account_id: string;
  readonly owner: string;
};

/**
 * Reseals the next rows with a secret of an older key. Rows aren't locked, since a cluster can't
 * lock rows of many accounts. A secret changed after the read already has the current key.
 */
async function sealRows(trx: Trx, vault: CardVault, step: Step): Promise<NextPosition> {
  const { table, owner, secrets } = SECRET_TABLES[step.what];
  const position = sql`(account_id, ${sql.ref(owner)})`;
  const isOld = (name: string) => sql`NOT starts_with(${sql.ref(name)}, ${vault.currentSeal})`;
  const names = Object.keys(secrets);
  const { rows } = await sql<SealedRow>`
    SELECT account_id, ${sql.ref(owner)} AS owner, ${sql.join(names.map((name) => sql.ref(name)))}
    FROM ${sql.table(table)}
    WHERE ${position} > (${step.accountId}, ${step.id}) AND (${sql.join(names.map(isOld), sql` OR `)})
    ORDER BY account_id, ${sql.ref(owner)} LIMIT ${ROWS_AT_ONCE}`.execute(trx);
  for (const row of rows) {
    for (const [name, reseal] of Object.entries(secrets)) {
      const oldSecret = row[name];
      if (!oldSecret || oldSecret.startsWith(vault.currentSeal)) continue;
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(name)} = ${reseal(vault, row.owner, oldSecret)}
        WHERE account_id = ${row.account_id} AND ${sql.ref(owner)} = ${row.owner}
        AND ${sql.ref(name)} = ${oldSecret}`.execute(trx);
    }
  }
  const last = rows.at(-1);
  return last ? { accountId: last.account_id, id: last.owner } : null;
}

/**
 * Reseals the next rows with the current key and enqueues the step after them in the same
 * transaction, so that the work continues where it was, whatever ends the process.
 */
export async function sealAgain(
  { db, jobs, vault }: { readonly db: Db; readonly jobs: JobSender; readonly vault: CardVault },
  step: Step,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const next = await sealRows(trx, vault, step);
    if (next) await jobs.send(trx, 'seal-again', { what: step.what, ...next }, 0);
    else if (step.what === 'cards') {
      await jobs.send(trx, 'seal-again', { what: 'checks', accountId: '', id: '' }, 0);
    }
  });
}

export interface SealCount {
  /** Number of all secrets, and of those with the current key. */
  readonly sealed: number;
  readonly current: number;
}

/** Counts all secrets, and those with the current key. */
export async function countSeals(db: Db, vault: CardVault): Promise<SealCount> {
  const { rows } = await sql<SealCount>`
    SELECT count(*)::int AS sealed, count(*) FILTER (WHERE starts_with(s, ${vault.currentSeal}))::int AS current
    FROM (SELECT vault_token AS s FROM card_secrets
      UNION ALL SELECT pin_encrypted FROM card_secrets WHERE pin_encrypted IS NOT NULL
      UNION ALL SELECT code_sealed FROM express_checks WHERE code_sealed IS NOT NULL) all_secrets`.execute(
    db,
  );
  return rows[0] ?? { sealed: 0, current: 0 };
}

export interface KeyTest {
  readonly cards: number;
  readonly checks: number;
  /** Cards and checks with a secret that no key of ours opens, or that opens to something else. */
  readonly closed: number;
}

/** Opens every secret of cards and express checks, and compares it with its lookup value. */
export async function testKeys(db: Db, vault: CardVault): Promise<KeyTest> {
  const cards = await tryRows(
    (after) =>
      db
        .selectFrom('card_secrets')
        .select(['account_id', 'card_id as id', 'number_hmac', 'vault_token', 'pin_encrypted'])
        .where(sql<boolean>`(account_id, card_id) > (${after.account_id}, ${after.id})`)
        .orderBy('account_id')
        .orderBy('card_id')
        .limit(ROWS_AT_ONCE)
        .execute(),
    ({ id, number_hmac, vault_token: token, pin_encrypted: pin }) =>
      vault.numberHmac({ token }) === number_hmac && opens(() => pin && vault.openPin(id, pin)),
  );
  const checks = await tryRows(
    (after) =>
      db
        .selectFrom('express_checks')
        .select(['account_id', 'id', 'code_hmac', 'code_sealed'])
        .where('code_sealed', 'is not', null)
        .where(sql<boolean>`(account_id, id) > (${after.account_id}, ${after.id})`)
        .orderBy('account_id')
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute(),
    ({ id, code_hmac, code_sealed: code }) =>
      opens(() => vault.checkCodeHmac(vault.openCheckCode(id, code ?? '')) === code_hmac),
  );
  return { cards: cards.tried, checks: checks.tried, closed: cards.closed + checks.closed };
}

interface RowKey {
  readonly account_id: string;
  readonly id: string;
}

/** Tries the secrets of every row, in batches. */
async function tryRows<R extends RowKey>(
  read: (after: RowKey) => Promise<readonly R[]>,
  isOpen: (row: R) => boolean,
): Promise<{ readonly tried: number; readonly closed: number }> {
  const totals = { tried: 0, closed: 0 };
  let after: RowKey = { account_id: '', id: '' };
  for (;;) {
    const rows = await read(after);
    totals.tried += rows.length;
    totals.closed += rows.filter((row) => !isOpen(row)).length;
    const last = rows.at(-1);
    if (!last) return totals;
    after = last;
  }
}

/** Whether it opens, and to the right value: `false` means a wrong one. */
function opens(open: () => unknown): boolean {
  try {
    return open() !== false;
  } catch {
    return false;
  }
}
