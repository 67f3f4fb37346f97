import {
  addOnMonthCents,
  dayIn,
  firstOfMonth,
  packageMonthCents,
  withDefaults,
  type FeeKey,
} from '@forecourt/validation';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { between } from '../../ledger/postMovement.ts';
import { postToday } from '../../ledger/postToday.ts';
import { hasRow } from '../../store/hasRow.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { describeAccount } from '../accounts/details.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { paidCards } from '../accounts/packages.ts';
import { lockBalances } from '../payments/bills.ts';

interface DueFee {
  readonly kind: FeeKey;
  readonly cents: number;
}

/** The account's nonzero fees for this month. [ADDON-10, ADDON-11, ADDON-17, ADDON-18] */
async function feesDue(trx: Trx, account: Row<'accounts'>, now: Date): Promise<DueFee[]> {
  const { account_id: accountId, features } = account;
  const { package: name } = await describeAccount({ trx, account, now });
  const enrollment = await selectIn(trx, accountId, 'add_on_enrolments')
    .select('settings')
    .where('service', '=', 'fraudProtector')
    .where('is_enrolled', '=', true)
    .executeTakeFirst();
  const isCovered = enrollment !== undefined && features.includes('fraudProtector');
  const settings = isCovered ? withDefaults('fraudProtector', enrollment.settings) : null;
  const fees: DueFee[] = [
    { kind: 'fee.program', cents: packageMonthCents(name, await paidCards(trx, accountId)) },
    {
      kind: 'fee.fraudProtector',
      cents: settings ? (addOnMonthCents('fraudProtector', settings) ?? 0) : 0,
    },
  ];
  return fees.filter(({ cents }) => cents > 0);
}

/** Whether this month's fee was already charged: rerunning the job must not charge it twice. */
const isCharged = (trx: Trx, accountId: string, kind: FeeKey, month: string) =>
  hasRow(
    selectIn(trx, accountId, 'ledger_entries')
      .where('ledger', '=', 'fees')
      .where('kind', '=', kind)
      .where('entered_on', '>=', month),
  );

/** Charges one account's fees for the current month, unless it is closed. */
async function chargeMonth(trx: Trx, accountId: string, now: Date): Promise<void> {
  // the balances first, like what else locks both
  await lockBalances(trx, accountId);
  const account = await lockAccount(trx, accountId);
  if (account.state === 'closed') return;
  const month = firstOfMonth(dayIn(account.time_zone, now)).toString();
  for (const { kind, cents } of await feesDue(trx, account, now)) {
    if (await isCharged(trx, accountId, kind, month)) continue;
    await postToday({ trx, account, now }, kind, null, between('receivable', 'fees', cents));
  }
}

/** Charges every account that is not closed, each in its own transaction. */
export const chargeMonths = (sweep: Sweep): Promise<void> =>
  eachAccount(
    sweep,
    ({ account_id }) =>
      sweep.db.transaction().execute((trx) => chargeMonth(trx, account_id, sweep.now)),
    (accounts) => accounts.where('state', '<>', 'closed'),
  );
