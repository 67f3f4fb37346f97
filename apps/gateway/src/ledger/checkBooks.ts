import type { Log } from '@forecourt/server';
import { sql } from 'kysely';
import { eachAccount } from '../jobs/eachAccount.ts';
import type { Db, Row } from '../store/schema.ts';
import { checkLedger } from './checkLedger.ts';

interface BalanceFault {
  readonly ledger: string;
  readonly storedCents: number;
  readonly totalCents: number;
}

/** Finds an account's balances that differ from the sum of their entries. */
export async function checkBalances(db: Db, accountId: string): Promise<BalanceFault[]> {
  const { rows } = await sql<BalanceFault>`
    SELECT coalesce(b.ledger, l.ledger) AS ledger,
      coalesce(b.amount_cents, 0)::bigint AS "storedCents",
      coalesce(l.total, 0)::bigint AS "totalCents"
    FROM (SELECT * FROM account_balances WHERE account_id = ${accountId}) b
    FULL JOIN (SELECT ledger, sum(amount_cents) AS total FROM ledger_entries
      WHERE account_id = ${accountId} GROUP BY ledger) l ON l.ledger = b.ledger
    WHERE coalesce(b.amount_cents, 0) <> coalesce(l.total, 0)`.execute(db);
  return rows;
}

interface SpendFault {
  readonly day: string;
  readonly fleetId: string;
}

/** Finds the days of a fleet whose stored sums differ from its purchases and their lines. */
export async function checkSpend(db: Db, accountId: string): Promise<SpendFault[]> {
  const { rows } = await sql<SpendFault>`
    WITH bought AS (SELECT occurred_on, fleet_id, count(*) AS tries,
        count(*) FILTER (WHERE status = 'declined') AS declines,
        count(*) FILTER (WHERE flags <> '[]') AS flagged, sum(net_cents) AS net,
        sum(discount_cents) AS discount, sum(fuel_milligallons) AS fuel
      FROM transactions WHERE account_id = ${accountId} GROUP BY 1, 2),
    lines AS (SELECT t.occurred_on, t.fleet_id, coalesce(s.region, '') AS region, l.product_code,
        l.category_id, l.unit, sum(l.net_cents) AS net, sum(l.quantity_thousandths) AS quantity
      FROM transactions t JOIN transaction_lines l ON l.account_id = ${accountId}
        AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id
      LEFT JOIN sites s ON s.site_number = t.site_number
      WHERE t.account_id = ${accountId} AND t.status <> 'declined' GROUP BY 1, 2, 3, 4, 5, 6)
    SELECT DISTINCT occurred_on AS day, fleet_id AS "fleetId" FROM (
      SELECT occurred_on, fleet_id FROM bought b
        FULL JOIN (SELECT * FROM spend_days WHERE account_id = ${accountId}) k
        USING (occurred_on, fleet_id)
        WHERE (b.tries, b.declines, b.flagged, b.net, b.discount, b.fuel) IS DISTINCT FROM
          (k.purchases + k.declines, k.declines, k.flagged, k.net_cents, k.discount_cents, k.fuel_milligallons)
      UNION ALL SELECT occurred_on, fleet_id FROM lines l
        FULL JOIN (SELECT * FROM product_days WHERE account_id = ${accountId}) k
        USING (occurred_on, fleet_id, region, product_code, category_id, unit)
        WHERE coalesce(l.net, 0) <> coalesce(k.net_cents, 0)
          OR coalesce(l.quantity, 0) <> coalesce(k.quantity_thousandths, 0)) f
    ORDER BY 1, 2`.execute(db);
  return rows;
}

const HOURS_PER_DAY = 24;

/** The hour (0 to 23) in which an account is due, once a day. */
const DUE_HOUR = sql<number>`abs(hashtext(account_id)::bigint) % ${sql.lit(HOURS_PER_DAY)}`;

interface BooksToCheck {
  readonly db: Db;
  readonly log: Log;
  /** Checks only accounts due in this hour (0 to 23), since every entry ever made is read. */
  readonly hour?: number;
}

/**
 * Checks the accounts' books and logs faults without correcting them. An account that can't be
 * checked counts as one fault and doesn't stop the others. Returns the number of faults.
 */
export async function checkBooks({ db, log, hour }: BooksToCheck): Promise<number> {
  let faults = 0;
  const onFailure = (err: unknown, accountId: string) => {
    faults += 1;
    log.error({ err, accountId }, 'could not check the ledger');
  };
  const check = async ({ account_id: accountId }: Row<'accounts'>) => {
    const accountFaults = [
      ...(await checkLedger(db, accountId)),
      ...(await checkBalances(db, accountId)),
      ...(await checkSpend(db, accountId)),
    ];
    faults += accountFaults.length;
    if (accountFaults.length > 0)
      log.error({ accountId, found: accountFaults }, 'the ledger check found faults');
  };
  await eachAccount({ db, onFailure }, check, (accounts) =>
    hour === undefined ? accounts : accounts.where(DUE_HOUR, '=', hour),
  );
  return faults;
}
