import {
  MICRO_DEPOSIT_TRIES_MAX,
  type FundingMethod,
  type FundingMethodState,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalidAt, notFound, Refusal, requireCurrent } from '../../http/refusal.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, selectIn, updateIn } from '../../store/inAccount.ts';
import type { NewRow, Row } from '../../store/schema.ts';
import { hasFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { changeAppliesAt, lockMethod, methodsOf, toMethod } from './methodRows.ts';

/** Current methods, including removed ones until their removal takes effect. [GW-109, FUND-08] */
export const listPaymentMethods: HandlerOf<'listPaymentMethods'> = async ({ query }, context) => {
  const { fleetId } = query;
  if (fleetId !== undefined && !hasFleets(context.fleetIds, [fleetId])) throw notFound('fleet');
  const rows = await methodsOf(context).orderBy('added_at').execute();
  return { items: rows.map((row) => toMethod(row, context.now)) };
};

const record = (
  context: AccountContext,
  methodId: string,
  action: `fundingMethod.${string}`,
  after: unknown,
): Promise<void> => recordEvent(context, ['fundingMethod', methodId], action, { after });

/** What the provider says about a method. */
type DetailColumns = Pick<NewRow<'funding_methods'>, 'name' | 'token'> &
  Partial<Pick<Row<'funding_methods'>, 'last4' | 'expires_on' | 'reference' | 'tries_left'>>;

/**
 * Adds a method; an account has one of each type. Its place is taken before `readDetails` asks the
 * provider, which may send deposits: of two added at once, one must be refused before.
 *
 * @throws Refusal `fund.methodTaken` [FUND-10]
 */
async function addMethod(
  context: AccountContext,
  type: FundingMethod,
  state: FundingMethodState,
  readDetails: () => Promise<DetailColumns>,
) {
  const { trx, account, person, now } = context;
  const { id } = await trx
    .insertInto('funding_methods')
    .values({
      account_id: account.account_id,
      id: newId(),
      type,
      state,
      name: '',
      token: '',
      last4: null,
      expires_on: null,
      reference: null,
      tries_left: null,
      added_at: now.toISOString(),
      added_by: `${person.first_name} ${person.last_name}`,
      usable_from: await changeAppliesAt(context),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'fund.methodTaken'));
  const row = await updateIn(trx, account.account_id, 'funding_methods')
    .set(await readDetails())
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(context, id, 'fundingMethod.added', { type, last4: row.last4 });
  return { method: toMethod(row, now) };
}

const invalidToken = (path: string) => invalidAt(path, 'value.invalid');

/** The details behind a token of the provider's iframe, which the request has at `path`. */
async function readToken(
  { payments }: AccountContext,
  kind: 'bank' | 'card',
  token: string,
  path: string,
): Promise<DetailColumns> {
  const details = await payments.readToken(kind, token);
  if (!details) throw invalidToken(path);
  return columnsOf(details);
}

/** Adds a bank, linked in the provider's iframe or typed in and unverified. [GW-102, FUND-05] */
export const addBank: HandlerOf<'addBank'> = async ({ body: { linked, typed } }, context) => {
  if (linked !== null)
    return addMethod(context, 'bank', 'active', () => readToken(context, 'bank', linked, 'linked'));
  if (typed === null) throw invalidToken('typed');
  return addMethod(context, 'bank', 'verifying', async () => ({
    ...columnsOf(await context.payments.startDeposits(typed)),
    tries_left: MICRO_DEPOSIT_TRIES_MAX,
  }));
};

/** Adds a card by its token from the iframe; it must be verified next. [GW-105, FUND-04] */
export const addCard: HandlerOf<'addCard'> = async ({ body }, context) =>
  addMethod(context, 'card', 'verifying', () => readToken(context, 'card', body.token, 'token'));

/** Adds a method with which the customer initiates payment, such as a wire. [FUND-03, ENT-41] */
export const addSentMethod: HandlerOf<'addSentMethod'> = async ({ body: { type } }, context) =>
  addMethod(context, type, 'active', () =>
    context.payments.sentMethod(type, context.account.account_number),
  );

async function setState(
  { trx, account, now }: Pick<AccountContext, 'trx' | 'account' | 'now'>,
  methodId: string,
  change: Partial<Pick<Row<'funding_methods'>, 'state' | 'tries_left' | 'removed_at'>>,
) {
  const row = await changeRow(trx, account.account_id, 'funding_methods', methodId, change);
  return toMethod(row, now);
}

/** Verifies micro-deposits. After three wrong answers, the bank must be added again. [GW-104] */
export const verifyBank: HandlerOf<'verifyBank'> = async ({ body }, context) => {
  const row = await lockMethod(context, body.methodId);
  if (row.type !== 'bank' || row.state !== 'verifying') {
    throw new Refusal(409, 'funds.methodNotUsable');
  }
  const isProven = await context.payments.areDeposits(row.token, body.amountsCents);
  const triesLeft = Math.max(0, (row.tries_left ?? 0) - (isProven ? 0 : 1));
  const failedState = triesLeft === 0 ? ('refused' as const) : ('verifying' as const);
  const method = await setState(context, row.id, {
    state: isProven ? 'active' : failedState,
    tries_left: isProven ? null : triesLeft,
  });
  await record(context, row.id, 'fundingMethod.verified', { isProven });
  return { method, isProven };
};

/** Verifies that a card can be charged; otherwise marks it as refused. [GW-107, MSG-45] */
export const verifyFundingCard: HandlerOf<'verifyFundingCard'> = async ({ body }, context) => {
  const row = await lockMethod(context, body.methodId);
  if (row.type !== 'card' || row.state !== 'verifying') {
    return { method: toMethod(row, context.now) };
  }
  const isChargeable = await context.payments.wouldCharge(row.token);
  const state = isChargeable ? ('active' as const) : ('refused' as const);
  await record(context, row.id, 'fundingMethod.verified', { isProven: isChargeable });
  return { method: await setState(context, row.id, { state }) };
};

/** Requires that no auto-reload or scheduled transfer uses the method. @throws Refusal */
async function requireUnused({ trx, account }: AccountContext, methodId: string): Promise<void> {
  const accountId = account.account_id;
  const autoReloads = selectIn(trx, accountId, 'funding_settings')
    .where('auto_is_on', '=', true)
    .where('auto_method_id', '=', methodId);
  if (await hasRow(autoReloads)) throw new Refusal(409, 'funds.methodInUse');
  const scheduledTransfers = selectIn(trx, accountId, 'transfers')
    .where('stage', '=', 'scheduled')
    .where('method_id', '=', methodId);
  if (await hasRow(scheduledTransfers)) throw new Refusal(409, 'funds.methodScheduled');
}

/** Removes a method; while money is in transit, it stays in effect for up to a day. [FUND-08] */
const removeHandler =
  (types: readonly FundingMethod[]) =>
  async (
    { params }: { readonly params: { readonly methodId: string } },
    context: AccountContext,
  ) => {
    const row = await lockMethod(context, params.methodId);
    if (!types.includes(row.type)) throw notFound('fundingMethod');
    requireCurrent(context, row);
    await requireUnused(context, row.id);
    const method = await setState(context, row.id, { removed_at: await changeAppliesAt(context) });
    await record(context, row.id, 'fundingMethod.removed', { removedAt: method.removedAt });
    return { method };
  };

/** [GW-103] */
export const removeBank: HandlerOf<'removeBank'> = removeHandler(['bank']);
/** [GW-106] */
export const removeFundingCard: HandlerOf<'removeFundingCard'> = removeHandler(['card']);
export const removeSentMethod: HandlerOf<'removeSentMethod'> = removeHandler([
  'westernUnion',
  'wireAch',
]);

/** [GW-112] */
export const getIframeAttributes: HandlerOf<'getIframeAttributes'> = async (
  { query },
  { payments },
) => payments.frameFor(query.what);

/** [GW-111] */
export const createBankLinkToken: HandlerOf<'createBankLinkToken'> = async (
  _input,
  { payments, account },
) => ({ linkToken: await payments.createLinkToken(account.account_id) });
