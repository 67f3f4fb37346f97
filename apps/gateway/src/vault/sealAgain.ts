import { sql } from 'kysely';
import type { JobData, JobSender } from '../jobs/queue.ts';
import { updateIn } from '../store/inAccount.ts';
import type { Db, Trx } from '../store/schema.ts';
import type { CardVault } from './cardVault.ts';

/** Rows of one step. */
const ROWS_AT_ONCE = 200;

/** Where the work begins. */
export const FIRST_STEP: JobData['seal-again'] = { what: 'cards', accountId: '', id: '' };

type Step = JobData['seal-again'];
type Next = Pick<Step, 'accountId' | 'id'> | null;
const isOld = (vault: CardVault, sealed: string | null): sealed is string =>
  sealed !== null && !sealed.startsWith(vault.currentSeal);

async function sealCards(trx: Trx, vault: CardVault, { accountId, id }: Step): Promise<Next> {
  const rows = await trx
    .selectFrom('card_secrets')
    .select(['account_id', 'card_id', 'vault_token', 'pin_encrypted'])
    .where(sql<boolean>`(account_id, card_id) > (${accountId}, ${id})`)
    .orderBy('account_id')
    .orderBy('card_id')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const { account_id, card_id, vault_token: token, pin_encrypted: pin } of rows) {
    // what was sealed anew meanwhile has the current key: no cluster locks rows of many accounts
    const secrets = updateIn(trx, account_id, 'card_secrets').where('card_id', '=', card_id);
    if (isOld(vault, token)) {
      const vault_token = vault.sealAgain.number(token);
      await secrets.set({ vault_token }).where('vault_token', '=', token).execute();
    }
    if (isOld(vault, pin)) {
      const pin_encrypted = vault.sealAgain.pin(card_id, pin);
      await secrets.set({ pin_encrypted }).where('pin_encrypted', '=', pin).execute();
    }
  }
  const last = rows.at(-1);
  return last ? { accountId: last.account_id, id: last.card_id } : null;
}

async function sealChecks(trx: Trx, vault: CardVault, { accountId, id }: Step): Promise<Next> {
  const rows = await trx
    .selectFrom('express_checks')
    .select(['account_id', 'id', 'code_sealed'])
    .where('code_sealed', 'is not', null)
    .where(sql<boolean>`(account_id, id) > (${accountId}, ${id})`)
    .orderBy('account_id')
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const { account_id, id: checkId, code_sealed: code } of rows) {
    if (!isOld(vault, code)) continue;
    await updateIn(trx, account_id, 'express_checks')
      .set({ code_sealed: vault.sealAgain.checkCode(checkId, code) })
      .where('id', '=', checkId)
      .where('code_sealed', '=', code)
      .execute();
  }
  const last = rows.at(-1);
  return last ? { accountId: last.account_id, id: last.id } : null;
}

/**
 * Seals the next rows with the current key and enqueues the step after them in the same transaction:
 * whatever ends the process, the work goes on where it was.
 */
export async function sealAgain(
  { db, jobs, vault }: { readonly db: Db; readonly jobs: JobSender; readonly vault: CardVault },
  step: Step,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const next = await (step.what === 'cards' ? sealCards : sealChecks)(trx, vault, step);
    if (next) await jobs.send(trx, 'seal-again', { what: step.what, ...next }, 0);
    else if (step.what === 'cards') {
      await jobs.send(trx, 'seal-again', { what: 'checks', accountId: '', id: '' }, 0);
    }
  });
}

export interface SealCount {
  /** Secrets in all, and of them those of the current key. */
  readonly sealed: number;
  readonly current: number;
}

/** How many secrets there are, and how many have the current key. */
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
