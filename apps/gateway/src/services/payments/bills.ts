import {
  billDueOn,
  dayIn,
  firstOfMonth,
  firstPayDay,
  isFeeKey,
  paymentCountry,
  paymentCutoffAt,
  PENDING_STAGES,
  spreadPayments,
  type Bill,
} from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { readDays } from '../../http/days.ts';
import { besidesPostings, chargedOn, RECEIVED, receivableAfter } from '../../ledger/readOwed.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { newestTransfer, transfersOf } from '../transfers/transferRows.ts';

/** Maximum number of bills that are listed: three years. */
const BILLS_MAX = 36;
type Charge = { readonly month: string; readonly kind: string; readonly cents: number };

const monthOf = sql<string>`to_char(e.entered_on, 'YYYY-MM')`.as('month');
const centsOf = sql<number>`sum(e.amount_cents)::bigint`.as('cents');

/** Purchases by the month of their posting; for closed months, the sums on the statements. */
async function readPostings(trx: Trx, accountId: string): Promise<Charge[]> {
  const statements = await selectIn(trx, accountId, 'statements')
    .select(['starts_on', 'ends_on', 'purchases_cents'])
    .orderBy('starts_on')
    .execute();
  const openMonths = await receivableAfter(trx, accountId, statements.at(-1)?.ends_on ?? null)
    .where('e.kind', '=', 'posting')
    .select([monthOf, centsOf])
    .groupBy('month')
    .execute();
  const months = statements.map(({ starts_on: day, purchases_cents: cents }) => ({
    month: day.slice(0, 7),
    cents,
  }));
  return [...months, ...openMonths]
    .filter(({ cents }) => cents !== 0)
    .map((charge) => ({ ...charge, kind: 'purchases' }));
}

async function readCharges(trx: Trx, accountId: string): Promise<Charge[]> {
  const otherCharges = await besidesPostings(trx, accountId)
    .select([
      monthOf,
      // a credit in a later month than its charge is a payment toward that bill
      sql<string>`CASE WHEN e.kind IN (${sql.join([...RECEIVED])})
          OR ${chargedOn(accountId, 'e')} < date_trunc('month', e.entered_on) THEN 'received'
        WHEN e.kind LIKE 'fee.%' THEN e.kind
        ELSE 'purchases' END`.as('kind'),
      centsOf,
    ])
    .groupBy(sql`1, 2`)
    .execute();
  return [...(await readPostings(trx, accountId)), ...otherCharges];
}

const sum = (charges: readonly Pick<Charge, 'cents'>[]) =>
  charges.reduce((total, { cents }) => total + cents, 0);

/** Bill payments that are scheduled for a later day. */
export async function scheduledPayments(trx: Trx, accountId: string) {
  const rows = await selectIn(trx, accountId, 'transfers')
    .select(['amount_cents as cents', 'pay_on'])
    .where('purpose', '=', 'bill')
    .where('stage', '=', 'scheduled')
    .execute();
  return rows.map(({ cents, pay_on }) => ({ cents, payOn: pay_on ?? '' }));
}

/** Automatic transfers under way that pay what was used. In preload they only add funds. */
const pendingReloads = (trx: Trx, accountId: string): Promise<{ readonly cents: number }[]> =>
  selectIn(trx, accountId, 'transfers as t')
    .innerJoin('funding_settings as s', 's.account_id', 't.account_id')
    .select('t.amount_cents as cents')
    .where('t.purpose', '=', 'funds')
    .where('t.stage', 'in', PENDING_STAGES)
    .where('t.asked_by', 'is', null)
    .where('s.mode', '=', 'payAsYouGo')
    .execute();

const scheduledCents = async (trx: Trx, accountId: string): Promise<number> =>
  sum([...(await scheduledPayments(trx, accountId)), ...(await pendingReloads(trx, accountId))]);

/** Bills for the months before this one, oldest first, with the paid and open part of each. */
export function billsOf(
  charges: readonly Charge[],
  runningMonth: string,
  accountNumber: string,
  scheduled: number,
): Bill[] {
  const billed = charges.filter(({ kind, month }) => kind !== 'received' && month < runningMonth);
  const received = -sum(charges.filter(({ kind }) => kind === 'received'));
  const months = [...new Set(billed.map(({ month }) => month))].toSorted();
  const chargesOf = (month: string) => billed.filter((charge) => charge.month === month);
  const spread = spreadPayments(
    months.map((month) => ({ month, chargedCents: sum(chargesOf(month)) })),
    received,
  );
  let remainingScheduled = scheduled;
  return spread.map(({ month, paidCents, openCents }) => {
    const issueDay = parseDate(`${month}-01`).add({ months: 1 });
    const rows = chargesOf(month);
    const amountCents = sum(rows);
    const isScheduled = openCents > 0 && remainingScheduled >= openCents;
    remainingScheduled = Math.max(0, remainingScheduled - openCents);
    const state = isScheduled ? ('scheduled' as const) : ('unpaid' as const);
    return {
      month,
      number: `${accountNumber}-${month.replace('-', '')}`,
      amountCents,
      issuedOn: issueDay.toString(),
      dueOn: billDueOn(issueDay).toString(),
      state: openCents === 0 ? ('paid' as const) : state,
      purchasesCents: sum(rows.filter(({ kind }) => kind === 'purchases')),
      fees: rows.flatMap(({ kind, cents }) => (isFeeKey(kind) ? [{ feeKey: kind, cents }] : [])),
      paidCents,
      openCents,
    };
  });
}

/** Locks both balances that a payment moves, in the order in which every movement does. */
export const lockBalances = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'account_balances')
    .select(['ledger', 'amount_cents'])
    .where('ledger', 'in', ['payments', 'receivable'])
    .orderBy('ledger')
    .forUpdate()
    .execute();

/**
 * The total owed, and how much of it scheduled payments and pending reloads cover. Locks the
 * balances.
 */
export async function owedOf({ trx, account }: Pick<AccountContext, 'trx' | 'account'>) {
  const rows = await lockBalances(trx, account.account_id);
  return {
    owedCents: rows.find(({ ledger }) => ledger === 'receivable')?.amount_cents ?? 0,
    scheduledCents: await scheduledCents(trx, account.account_id),
  };
}

/** [GW-98, PAY-01] */
export const listBills: HandlerOf<'listBills'> = async (_input, context) => {
  const { trx, account, now } = context;
  const charges = await readCharges(trx, account.account_id);
  const runningMonth = firstOfMonth(dayIn(account.time_zone, now)).toString().slice(0, 7);
  const scheduled = await scheduledCents(trx, account.account_id);
  const bills = billsOf(charges, runningMonth, account.account_number, scheduled);
  const openBills = bills.filter(({ openCents }) => openCents > 0);
  const country = paymentCountry(account.currency);
  const payOn = firstPayDay(now, country);
  const lastPayment = await newestTransfer(
    transfersOf(trx, account.account_id)
      .where('t.purpose', '=', 'bill')
      .where('t.stage', '=', 'settled'),
    't.received_on',
  );
  return {
    currency: account.currency,
    owedCents: sum(charges),
    dueCents: openBills.reduce((total, { openCents }) => total + openCents, 0),
    dueOn: openBills[0]?.dueOn ?? null,
    scheduledCents: scheduled,
    lastPayment,
    payOn,
    cutoffAt: new Date(paymentCutoffAt(payOn, country)).toISOString(),
    items: bills.toReversed().slice(0, BILLS_MAX),
  };
};

const FEE_ROWS_MAX = 1_000;

/** Totals by fee, and the latest fee entries, newest first. */
export const listFees: HandlerOf<'listFees'> = async ({ query }, context) => {
  const { trx, account } = context;
  const { fromDate, toDate } = readDays(query);
  let feeEntries = selectIn(trx, account.account_id, 'ledger_entries as l')
    .leftJoin('transfers as t', (on) => sameAccount(on, 't.id', 'l.reference_id'))
    .leftJoin('express_checks as k', (on) => sameAccount(on, 'k.id', 'l.reference_id'))
    .where('l.ledger', '=', 'fees');
  if (query.feeKey) feeEntries = feeEntries.where('l.kind', '=', query.feeKey);
  if (fromDate !== null) feeEntries = feeEntries.where('l.entered_on', '>=', fromDate);
  if (toDate !== null) feeEntries = feeEntries.where('l.entered_on', '<=', toDate);
  const sums = await feeEntries
    .select(['l.kind', sql<number>`(-sum(l.amount_cents))::bigint`.as('cents')])
    .groupBy('l.kind')
    .orderBy('l.kind')
    .execute();
  const rows = await feeEntries
    .select(['l.id as entryId', 'l.entered_on as enteredOn', 'l.kind', 'l.amount_cents'])
    .select(['t.id as transferId', 't.transfer_number as transferNumber'])
    .select(['k.id as checkId', 'k.sequence_number as checkNumber'])
    .orderBy('l.entered_on', 'desc')
    .orderBy('l.id', 'desc')
    .limit(FEE_ROWS_MAX)
    .execute();
  return {
    currency: account.currency,
    totals: sums.flatMap(({ kind, cents }) => (isFeeKey(kind) ? [{ feeKey: kind, cents }] : [])),
    items: rows.flatMap(({ kind, amount_cents, ...row }) =>
      isFeeKey(kind) ? [{ ...row, feeKey: kind, cents: 0 - amount_cents }] : [],
    ),
  };
};
