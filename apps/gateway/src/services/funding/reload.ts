import {
  firstPayDay,
  FUND_FEE_BASIS_POINTS,
  fundFeeCents,
  paymentCountry,
  reloadCents,
} from '@forecourt/validation';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import type { JobScope } from '../../http/context.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { lockBalances, scheduledPayments } from '../payments/bills.ts';
import { insertTransfer } from '../transfers/newTransfer.ts';
import { hasPendingFunds } from './addFunds.ts';
import { fundsLeft, toAutoReload } from './fundingAccount.ts';
import { toMethod } from './methodRows.ts';

/** Whether a standing consent covers the method's fee; always true if there is no fee. */
async function hasConsent(trx: Trx, accountId: string, basisPoints: number): Promise<boolean> {
  if (basisPoints === 0) return true;
  return hasRow(
    selectIn(trx, accountId, 'fee_consents')
      .where('basis_points', '=', basisPoints)
      .where('ended_at', 'is', null),
  );
}

async function methodOf(trx: Trx, settings: Row<'funding_settings'>, now: Date) {
  const row = await selectIn(trx, settings.account_id, 'funding_methods')
    .selectAll()
    .where('id', '=', settings.auto_method_id)
    .executeTakeFirst();
  const method = row && toMethod(row, now);
  return method?.isUsable ? method : null;
}

/**
 * Read-only accounts move no money automatically, also while they are locked, and closed ones make
 * no purchases.
 */
const isReloadable = ({ state, locked_from }: Row<'accounts'>): boolean =>
  state === 'open' || (state === 'locked' && locked_from !== 'readOnly');

/** Adds funds if auto-reload is due and none are pending. [FUND-01, FUND-02, FUND-07] */
async function reloadAccount({ trx, now, jobs }: JobScope, accountId: string): Promise<void> {
  // first, like what else locks both: a bill payment must see this reload, or the reload it
  await lockBalances(trx, accountId);
  const settings = await selectIn(trx, accountId, 'funding_settings')
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const account = await readAccount(trx, accountId);
  if (!settings || !account || !isReloadable(account)) return;
  const { balanceCents } = await fundsLeft(trx, accountId);
  const amountCents = reloadCents(toAutoReload(settings), settings.mode, {
    balanceCents,
    scheduled: await scheduledPayments(trx, accountId),
    nextPayDay: firstPayDay(now, paymentCountry(account.currency)),
  });
  const method = await methodOf(trx, settings, now);
  if (amountCents === null || !method || (await hasPendingFunds(trx, accountId))) return;
  const points = FUND_FEE_BASIS_POINTS[method.type];
  if (!(await hasConsent(trx, accountId, points))) return;
  const transfer = await insertTransfer({
    trx,
    account,
    now,
    purpose: 'funds',
    methodId: method.methodId,
    amountCents,
    feeCents: fundFeeCents(amountCents, points),
    payOn: null,
    askedBy: null,
  });
  if (!transfer) return;
  const source = systemSource(accountId, now);
  await recordFact(trx, source, ['transfer', transfer.id], 'transfer.asked', {
    after: { amountCents, balanceCents },
  });
  await jobs.send(trx, 'transfer-submit', { accountId, transferId: transfer.id }, 0);
}

/** Reloads every account with auto-reload on, each in its own transaction. */
export async function reloadAccounts(sweep: Sweep): Promise<void> {
  const { db, now, jobs } = sweep;
  const withReload = db
    .selectFrom('funding_settings')
    .select('account_id')
    .where('auto_is_on', '=', true);
  await eachAccount(
    sweep,
    ({ account_id }) =>
      db.transaction().execute((trx) => reloadAccount({ trx, now, jobs }, account_id)),
    (accounts) => accounts.where('account_id', 'in', withReload),
  );
}
