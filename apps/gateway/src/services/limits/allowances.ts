import { contract } from '@forecourt/api-client/contract';
import { jsonb } from '@forecourt/server';
import { centsOfGallons } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { hasRow } from '../../store/hasRow.ts';
import { newId } from '../../store/ids.ts';
import { rowIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { lockCard, readCard } from '../cards/lockCard.ts';
import { factsOfRequest } from '../driverRequests/request.ts';
import type { EventFact } from '../events/record.ts';
import { recordEvent, recordFacts } from '../events/recordEvent.ts';
import { signalNotifications } from '../notifications/notify.ts';

const toAllowance = (row: Row<'limit_allowances'>) => ({
  ...factsOf(contract.allowOnce.response, row),
  allowanceId: row.id,
  until: row.until_at,
});

/** Open allowances: single purchases that a card may make beyond its limits. [CARD-30] */
export const listAllowances: HandlerOf<'listAllowances'> = async ({ params }, context) => {
  const { trx, account, now } = context;
  const card = await readCard(context, params.cardId);
  const rows = await selectIn(trx, account.account_id, 'limit_allowances')
    .selectAll()
    .where('card_id', '=', card.id)
    .where('state', '=', 'open')
    .where('until_at', '>', now.toISOString())
    .execute();
  return { items: rows.map(toAllowance) };
};

type NewAllowance = Omit<Row<'limit_allowances'>, 'id' | 'state' | 'created_at' | 'transaction_id'>;

/** Reopens the unexpired allowance, and driver's request, of a purchase that was not made. */
export async function reopenAllowance(
  trx: Trx,
  { account_id: accountId, card_id: cardId, transaction_id: transactionId }: Row<'authorizations'>,
  now: Date,
): Promise<void> {
  // locks the card, so that no other allowance is added meanwhile
  await rowIn(trx, accountId, 'cards', cardId).select('id').forNoKeyUpdate().executeTakeFirst();
  const openAllowances = selectIn(trx, accountId, 'limit_allowances')
    .where('card_id', '=', cardId)
    .where('state', '=', 'open');
  if (await hasRow(openAllowances)) return;
  const reopened = await updateIn(trx, accountId, 'limit_allowances')
    .set({ state: 'open', transaction_id: null })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'used')
    .where('until_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  if (!reopened) return;
  await updateIn(trx, accountId, 'driver_requests')
    .set({ state: 'allowed', used_at: null })
    .where('allowance_id', '=', reopened.id)
    .execute();
  await signalNotifications(trx, accountId);
}

/**
 * Adds an allowance to a locked card, canceling an expired one. Returns `undefined` if the card has
 * an open one.
 */
export async function addAllowance(
  trx: Trx,
  now: Date,
  values: NewAllowance,
): Promise<Row<'limit_allowances'> | undefined> {
  await updateIn(trx, values.account_id, 'limit_allowances')
    .set({ state: 'canceled' })
    .where('card_id', '=', values.card_id)
    .where('state', '=', 'open')
    .where('until_at', '<=', now.toISOString())
    .execute();
  return trx
    .insertInto('limit_allowances')
    .values({
      ...values,
      groups: values.groups && jsonb(values.groups),
      id: newId(),
      state: 'open',
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Lets a card make one purchase beyond its limits. [CARD-30] */
export const allowOnce: HandlerOf<'allowOnce'> = async ({ params, body }, context) => {
  const { trx, account, person, now } = context;
  if (Date.parse(body.until) <= now.getTime()) throw new Refusal(409, 'allowance.over');
  const card = await lockCard(context, params.cardId);
  const { milligallons = null, siteNumber = null, groups = null } = body;
  const amountCents = body.amountCents ?? centsOfGallons(milligallons ?? 0);
  const row = await addAllowance(trx, now, {
    account_id: account.account_id,
    card_id: card.id,
    amount_cents: amountCents,
    milligallons,
    site_number: siteNumber,
    groups,
    until_at: body.until,
    reason: body.reason,
    created_by: `${person.first_name} ${person.last_name}`,
  });
  if (!row) throw new Refusal(409, 'allowance.exists');
  await recordEvent(context, ['card', card.id], 'card.allowedOnce', {
    after: { amountCents, milligallons, siteNumber, groups, until: body.until },
    reason: body.reason || null,
  });
  return toAllowance(row);
};

/** Cancels an unused allowance, and marks the driver's request that it granted as withdrawn. */
export const cancelAllowance: HandlerOf<'cancelAllowance'> = async ({ params }, context) => {
  const { trx, account, person, now } = context;
  const card = await lockCard(context, params.cardId);
  const canceled = await updateIn(trx, account.account_id, 'limit_allowances')
    .set({ state: 'canceled' })
    .where('id', '=', params.allowanceId)
    .where('card_id', '=', card.id)
    .where('state', '=', 'open')
    .returning('amount_cents')
    .executeTakeFirstOrThrow(() => notFound('allowance'));
  const request = await updateIn(trx, account.account_id, 'driver_requests')
    .set({ withdrawn_at: now.toISOString(), withdrawn_by: person.user_id })
    .where('allowance_id', '=', params.allowanceId)
    .returning(['card_id', 'driver_id'])
    .executeTakeFirst();
  const before = { amountCents: canceled.amount_cents };
  const fact = { action: 'card.allowanceCanceled', before } as const;
  const facts: readonly EventFact[] = request
    ? factsOfRequest(request, card.driver_id, fact)
    : [{ subject: ['card', card.id], ...fact }];
  await recordFacts(context, facts);
  // updates whoever is viewing the driver's request
  if (request) await signalNotifications(trx, account.account_id);
  return { isCanceled: true };
};
