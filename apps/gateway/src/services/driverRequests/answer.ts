import { can, stateOfRequest } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireAllowed } from '../../http/refusal.ts';
import { sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { lockCard } from '../cards/lockCard.ts';
import { sourceOf } from '../events/source.ts';
import { settleOpen, tellOfNotifications } from '../notifications/notify.ts';
import { allowRequest } from './allow.ts';
import { groupOf, recordRequest, requestsIn, toRequest } from './request.ts';

async function read(context: AccountContext, transactionId: string) {
  const { trx, account, fleetIds, now } = context;
  const row = await requestsIn(trx, account.account_id)
    .where('q.transaction_id', '=', transactionId)
    .where(inFleets('q.fleet_id', fleetIds))
    .executeTakeFirst();
  if (!row) throw notFound('driverRequest');
  return toRequest(row, account.currency, now);
}

/** What a driver requested after a decline, with every step. */
export const getDriverRequest: HandlerOf<'getDriverRequest'> = ({ params }, context) =>
  read(context, params.transactionId);

/** The picture that came with a request. */
export const getDriverPicture: HandlerOf<'getDriverPicture'> = async (
  { params },
  { trx, account, fleetIds },
) => {
  const { content } = await selectIn(trx, account.account_id, 'driver_pictures as i')
    .innerJoin('driver_requests as q', (on) =>
      sameAccount(on, 'q.transaction_id', 'i.transaction_id'),
    )
    .select('i.content')
    .where('i.transaction_id', '=', params.transactionId)
    .where(inFleets('q.fleet_id', fleetIds))
    .executeTakeFirstOrThrow(() => notFound('driverRequest'));
  return { contentBase64: Buffer.from(content).toString('base64') };
};

/**
 * Answers a request. Whoever answers second gets it as the first one left it: there is one result.
 * The card is asked again, since it may have been stopped in the meantime.
 */
export const answerDriverRequest: HandlerOf<'answerDriverRequest'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, actor, fleetIds, now } = context;
  const { account_id: accountId } = account;
  const request = await selectIn(trx, accountId, 'driver_requests')
    .selectAll()
    .where('transaction_id', '=', params.transactionId)
    .where(inFleets('fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('driverRequest'));
  requireAllowed(can(actor, 'overrides.approve', { fleetId: request.fleet_id }));
  if (stateOfRequest(request.state, request.until_at, now) !== 'open') {
    return read(context, params.transactionId);
  }
  const source = sourceOf(context);
  if (body.answer === 'refuse') {
    await updateIn(trx, accountId, 'driver_requests')
      .set({
        state: 'refused',
        answered_at: now.toISOString(),
        answered_by: person.user_id,
        word: body.word,
      })
      .where('id', '=', request.id)
      .execute();
    await recordRequest(trx, source, request, 'Refused', { reason: body.word });
  } else {
    const { amountCents, minutes } = body;
    if (amountCents > request.amount_cents) throw new Refusal(409, 'driverRequest.tooMuch');
    const card = await lockCard(context, request.card_id);
    if (card.status !== 'active') throw new Refusal(409, 'driverRequest.cannot');
    const name = `${person.first_name} ${person.last_name}`;
    const by = { userId: person.user_id, name };
    if (!(await allowRequest(trx, request, { amountCents, minutes, now, by }))) {
      throw new Refusal(409, 'allowance.exists');
    }
    await recordRequest(trx, source, request, 'Allowed', { after: { amountCents } });
  }
  const settling = { accountId, by: person.user_id, at: now };
  await settleOpen(trx, settling, 'group_key', [groupOf(request.id)]);
  // also where someone had settled the notification: the request's page follows it
  await tellOfNotifications(trx, accountId);
  return read(context, params.transactionId);
};
