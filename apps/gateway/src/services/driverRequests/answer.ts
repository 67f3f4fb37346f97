import { can, stateOfRequest } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireAllowed } from '../../http/refusal.ts';
import { rowIn, sameAccount, selectIn, setIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { sourceOf } from '../events/source.ts';
import { resolveOpen, signalNotifications } from '../notifications/notify.ts';
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

/** When, and by whom, the card of an allowed request was stopped. */
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
  const withdrawnBy = nameOf(stop.first_name, stop.last_name);
  return { withdrawnAt: stop.occurred_at, withdrawnBy };
}

async function readRequest(context: AccountContext, transactionId: string) {
  const { trx, account, fleetIds, now } = context;
  const row = await requestsIn(trx, account.account_id)
    .where('q.transaction_id', '=', transactionId)
    .where(inFleets('q.fleet_id', fleetIds))
    .executeTakeFirstOrThrow(() => notFound('driverRequest'));
  const request = toRequest(row, account.currency, now);
  if (!request.isWithdrawn || request.withdrawnAt !== null) return request;
  return { ...request, ...(await cardStopped(trx, row)) };
}

/** Returns a driver's request after a decline, with its current state. */
export const getDriverRequest: HandlerOf<'getDriverRequest'> = ({ params }, context) =>
  readRequest(context, params.transactionId);

/** Returns the picture that was sent with a request. */
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

async function refuse(context: AccountContext, request: Row<'driver_requests'>, word: string) {
  const { trx, account, person, now } = context;
  await setIn(trx, account.account_id, 'driver_requests', request.id, {
    state: 'refused',
    answered_at: now.toISOString(),
    answered_by: person.user_id,
    word,
  });
  await recordRequest(trx, sourceOf(context), request, 'Refused', { reason: word });
}

/** Allows a request. Rechecks the card, which may have been stopped since. @throws Refusal */
async function allow(
  context: AccountContext,
  request: Row<'driver_requests'>,
  { amountCents, minutes }: { readonly amountCents: number; readonly minutes: number },
): Promise<void> {
  const { trx, account, person, now } = context;
  if (amountCents > request.amount_cents) throw new Refusal(409, 'driverRequest.tooMuch');
  const card = await rowIn(trx, account.account_id, 'cards', request.card_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const link = await selectIn(trx, account.account_id, 'driver_links')
    .selectAll()
    .where('transaction_id', '=', request.transaction_id)
    .executeTakeFirstOrThrow();
  // if the card has moved to another fleet, that fleet's people decide
  const isSameFleet = card.fleet_id === request.fleet_id;
  // a found phone and card are of no use once the driver has left or changed numbers
  const belongsToDriver = (await readDeclined(trx, link, request.until_at, now)) !== undefined;
  if (!isSameFleet || !belongsToDriver || card.status !== 'active') {
    throw new Refusal(409, 'driverRequest.cannot');
  }
  const by = { userId: person.user_id, name: `${person.first_name} ${person.last_name}` };
  if (!(await allowRequest(context, request, link, { amountCents, minutes, by }))) {
    throw new Refusal(409, 'allowance.exists');
  }
  await recordRequest(trx, sourceOf(context), request, 'Allowed', { after: { amountCents } });
}

/** Answers a request. If it was already answered, returns it unchanged: the first answer stands. */
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
    return readRequest(context, params.transactionId);
  }
  await (body.answer === 'refuse'
    ? refuse(context, request, body.word)
    : allow(context, request, body));
  const settling = { accountId, by: person.user_id, at: now };
  await resolveOpen(trx, settling, 'group_key', [groupOf(request.id)]);
  // even if the notification was already settled, because the request's page listens for this
  await signalNotifications(trx, accountId);
  return readRequest(context, params.transactionId);
};
