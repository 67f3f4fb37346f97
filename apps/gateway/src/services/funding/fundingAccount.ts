import {
  dayIn,
  firstOfMonth,
  FUND_CENTS_MIN,
  FUND_FEE_BASIS_POINTS,
  fundFeeCents,
  PENDING_STAGES,
} from '@forecourt/validation';
import type { FundingAccount } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { requireCurrent } from '../../http/refusal.ts';
import { readOwed } from '../../ledger/readOwed.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { newestTransfer, transfersOf } from '../transfers/transferRows.ts';
import { agreeToFee, endStandingConsents } from './consents.ts';
import { usableMethod } from './methodRows.ts';

/** Defaults until an account chooses: preloaded funds, without auto-reload. */
const defaultSettings = (accountId: string): Row<'funding_settings'> => ({
  account_id: accountId,
  mode: 'preload',
  auto_is_on: false,
  auto_threshold_cents: FUND_CENTS_MIN,
  auto_amount_cents: FUND_CENTS_MIN,
  auto_method_id: null,
  version: 0,
});

export const toAutoReload = (settings: Row<'funding_settings'>) => ({
  isOn: settings.auto_is_on,
  thresholdCents: settings.auto_threshold_cents,
  amountCents: settings.auto_amount_cents,
  methodId: settings.auto_method_id,
});

/** The account's remaining funds, and the approved but unposted purchases deducted from them. */
export async function fundsLeft(trx: Trx, accountId: string) {
  const { postedCents, pendingCents } = await readOwed(trx, accountId);
  return { balanceCents: 0 - postedCents - pendingCents, pendingCents };
}

async function feesThisCycle({ trx, account, now }: AccountContext): Promise<number> {
  const cycleStart = firstOfMonth(dayIn(account.time_zone, now)).toString();
  const { cents } = await selectIn(trx, account.account_id, 'ledger_entries')
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::bigint`.as('cents'))
    .where('ledger', '=', 'fees')
    .where('kind', '=', 'fee.funding')
    .where('entered_on', '>=', cycleStart)
    .executeTakeFirstOrThrow();
  return cents;
}

const readSettings = async (trx: Trx, accountId: string): Promise<Row<'funding_settings'>> =>
  (await selectIn(trx, accountId, 'funding_settings').selectAll().executeTakeFirst()) ??
  defaultSettings(accountId);

async function readFundingAccount(context: AccountContext): Promise<FundingAccount> {
  const { trx, account } = context;
  const accountId = account.account_id;
  const settings = await readSettings(trx, accountId);
  const { balanceCents, pendingCents } = await fundsLeft(trx, accountId);
  const pending = await newestTransfer(
    transfersOf(trx, accountId)
      .where('t.purpose', '=', 'funds')
      .where('t.stage', 'in', PENDING_STAGES),
  );
  return {
    currency: account.currency,
    mode: settings.mode,
    balanceCents,
    pendingPurchasesCents: pendingCents,
    pending,
    autoReload: toAutoReload(settings),
    feesThisCycleCents: await feesThisCycle(context),
    version: settings.version,
  };
}

/** [GW-110, FUND-01, FUND-02] */
export const getFundingAccount: HandlerOf<'getFundingAccount'> = (_input, context) =>
  readFundingAccount(context);

/** Changes the funding mode and auto-reload; one consent covers each reload's fee. [GW-113] */
export const changeFundingAccount: HandlerOf<'changeFundingAccount'> = async (
  { body },
  context,
) => {
  const { trx, account } = context;
  const { mode, autoReload } = body;
  const before = requireCurrent(context, await readSettings(trx, account.account_id));
  await endStandingConsents(context);
  if (autoReload.isOn && autoReload.methodId !== null) {
    const method = await usableMethod(context, autoReload.methodId);
    const points = FUND_FEE_BASIS_POINTS[method.type];
    await agreeToFee(context, fundFeeCents(autoReload.amountCents, points), body.agreement, points);
  }
  const values = {
    mode,
    auto_is_on: autoReload.isOn && autoReload.methodId !== null,
    auto_threshold_cents: autoReload.thresholdCents,
    auto_amount_cents: autoReload.amountCents,
    auto_method_id: autoReload.methodId,
  };
  await putVersioned(context, 'funding_settings', {}, values);
  await recordEvent(context, ['account', account.account_id], 'funding.changed', {
    before: { mode: before.mode, autoReload: toAutoReload(before) },
    after: { mode, autoReload },
  });
  return readFundingAccount(context);
};
