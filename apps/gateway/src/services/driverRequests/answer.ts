import { can, stateOfRequest } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireAllowed } from '../../http/refusal.ts';
import { rowIn, sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { sourceOf } from '../events/source.ts';
import { settleOpen, tellOfNotifications } from '../notifications/notify.ts';
import { allowRequest } from './allow.ts';
import {
  groupOf,
  nameOf,
  recordRequest,
  requestsIn,
  toRequest,
  type RequestRow,
} from './request.ts';
import { readDeclined } from './textedCard.ts';

/** When the card of what was allowed was stopped, and by whom. */
async function cardStopped(trx: Trx, request: RequestRow) {
  const stop = await selectIn(trx, request.account_id, 'events as e')
    .leftJoin('people as p', 'p.user_id', 'e.user_id')
    .select(['e.occurred_at', 'p.first_name', 'p.last_name'])
    .where('e.subject_type', '=', 'card')
    .where('e.subject_id', '=', request.card_id)
    .where('e.occurred_at', '>=', request.answered_at)
    .where(sql<boolean>`e.before ->> 'status' = 'active' AND e.after ->> 'status' <> 'active'`)
    .orderBy('e.id', 'desc')
    .executeTakeFirst();
  if (!stop) return {};
  return {
    withdrawnAt: stop.occurred_at,
    withdrawnBy: nameOf(stop.first_name, stop.last_name),
  };
}

async function read(context: AccountContext, transactionId: string) {
  const { trx, account, fleetIds, now } = context;
  const row = await requestsIn(trx, account.account_id)
    .where('q.transaction_id', '=', transactionId)
    .where(inFleets('q.fleet_id', fleetIds))
    .executeTakeFirst();
  if (!row) throw notFound('driverRequest');
  const request = toRequest(row, account.currency, now);
  if (!request.isWithdrawn || request.withdrawnAt !== null) return request;
  return { ...request, ...(await cardStopped(trx, row)) };
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
    const card = await rowIn(trx, accountId, 'cards', request.card_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const link = await selectIn(trx, accountId, 'driver_links')
      .selectAll()
      .where('transaction_id', '=', request.transaction_id)
      .executeTakeFirstOrThrow();
    // of a card that went to another fleet, that fleet's people decide
    const isTheirs = card.fleet_id === request.fleet_id;
    // whoever found a phone and a card is allowed nothing once the driver left or has another number
    const isDrivers = (await readDeclined(trx, link, request.until_at, now)) !== undefined;
    if (!isTheirs || !isDrivers || card.status !== 'active')
      throw new Refusal(409, 'driverRequest.cannot');
    const name = `${person.first_name} ${person.last_name}`;
    const by = { userId: person.user_id, name };
    if (!(await allowRequest(context, request, link, { amountCents, minutes, by }))) {
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
