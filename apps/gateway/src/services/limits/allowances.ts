import { centsOfGallons } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCard, readCard } from '../cards/lockCard.ts';

const toAllowance = (row: Row<'limit_allowances'>) => ({
  allowanceId: row.id,
  amountCents: row.amount_cents,
  milligallons: row.milligallons,
  siteNumber: row.site_number,
  until: row.until_at,
  reason: row.reason,
  createdAt: row.created_at,
  createdBy: row.created_by,
});

/** Purchases that a card may still make beyond its limits. [CARD-30] */
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

/** What was allowed and ran out makes room for what is allowed now. */
const cancelOver = ({ trx, account, now }: Parameters<HandlerOf<'allowOnce'>>[1], cardId: string) =>
  updateIn(trx, account.account_id, 'limit_allowances')
    .set({ state: 'canceled' })
    .where('card_id', '=', cardId)
    .where('state', '=', 'open')
    .where('until_at', '<=', now.toISOString())
    .execute();

/** Lets a card make one purchase beyond its limits. [CARD-30] */
export const allowOnce: HandlerOf<'allowOnce'> = async ({ params, body }, context) => {
  const { trx, account, person, now } = context;
  if (Date.parse(body.until) <= now.getTime()) throw new Refusal(409, 'allowance.over');
  const card = await lockCard(context, params.cardId);
  const { milligallons = null, siteNumber = null } = body;
  const amountCents = body.amountCents ?? centsOfGallons(milligallons ?? 0);
  await cancelOver(context, card.id);
  const [row] = await trx
    .insertInto('limit_allowances')
    .values({
      account_id: account.account_id,
      id: newId(),
      card_id: card.id,
      amount_cents: amountCents,
      milligallons,
      site_number: siteNumber,
      until_at: body.until,
      reason: body.reason,
      state: 'open',
      created_at: now.toISOString(),
      created_by: `${person.first_name} ${person.last_name}`,
      transaction_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  if (!row) throw new Refusal(409, 'allowance.exists');
  await recordEvent(context, ['card', card.id], 'card.allowedOnce', {
    after: { amountCents, milligallons, siteNumber, until: body.until },
    reason: body.reason === '' ? null : body.reason,
  });
  return toAllowance(row);
};

/** Takes back what was allowed once and is not used yet. */
export const cancelAllowance: HandlerOf<'cancelAllowance'> = async ({ params }, context) => {
  const { trx, account } = context;
  const card = await lockCard(context, params.cardId);
  const canceled = await updateIn(trx, account.account_id, 'limit_allowances')
    .set({ state: 'canceled' })
    .where('id', '=', params.allowanceId)
    .where('card_id', '=', card.id)
    .where('state', '=', 'open')
    .returning('amount_cents')
    .executeTakeFirstOrThrow(() => notFound('allowance'));
  await recordEvent(context, ['card', card.id], 'card.allowanceCanceled', {
    before: { amountCents: canceled.amount_cents },
  });
  return { isCanceled: true };
};
