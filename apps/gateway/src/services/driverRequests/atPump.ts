import {
  answerableUntil,
  dayIn,
  DRIVER_LINK_MINUTES,
  isGrantedAutomatically,
  effectiveRequestState,
  type DriverRequestInput,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { driverSource, systemSource } from '../events/source.ts';
import { allowRequest } from './allow.ts';
import { bindLink, requestOf } from './bindLink.ts';
import { lockDriver, recordRequest } from './request.ts';
import { settingsOf } from './settings.ts';
import { isQuiet, notifyAnswerers } from './notifyAnswerers.ts';

async function pageOf(
  context: AnyoneContext,
  link: Row<'driver_links'>,
  request: Row<'driver_requests'> | undefined,
  newKey: string | null,
) {
  const { trx, now } = context;
  const facts = await selectIn(trx, link.account_id, 'cards as k')
    .innerJoin('accounts as a', 'a.account_id', 'k.account_id')
    .leftJoin('driver_contacts as c', (on) =>
      on.onRef('c.account_id', '=', 'k.account_id').on('c.driver_id', '=', link.driver_id),
    )
    .leftJoin('driver_request_settings as s', (on) => sameAccount(on, 's.fleet_id', 'k.fleet_id'))
    .leftJoin('limit_allowances as w', (on) =>
      // '' instead of null, because a cluster cannot plan a join on a condition that is never true
      on.onRef('w.account_id', '=', 'k.account_id').on('w.id', '=', request?.allowance_id ?? ''),
    )
    .select(['k.last4', 'k.status', 'a.currency', 'c.language', 's.contact'])
    .select('w.state as allowance')
    .where('k.id', '=', link.card_id)
    .executeTakeFirstOrThrow();
  const site = await trx
    .selectFrom('sites')
    .select(['name as siteName', 'city', 'state', 'time_zone as timeZone'])
    .where('site_number', '=', link.site_number)
    .executeTakeFirstOrThrow();
  const isWaiting = request ? request.state === 'open' : link.offer.askMaxCents > 0;
  return {
    deviceKey: newKey,
    language: facts.language ?? ('en' as const),
    last4: facts.last4,
    ...site,
    declinedAt: link.declined_at,
    currency: facts.currency,
    offer: link.offer,
    contact: facts.contact,
    expiresAt: link.expires_at,
    isQuiet: isWaiting && (await isQuiet(trx, link.account_id, link.fleet_id, now)),
    request: request
      ? {
          ...effectiveRequestState(
            {
              state: request.state,
              until: request.until_at,
              allowance: facts.allowance,
              card: facts.status,
              withdrawnAt: request.withdrawn_at,
            },
            now,
          ),
          amountCents: request.amount_cents,
          askedAt: request.asked_at,
          answerCents: request.answer_cents,
          until: request.until_at,
          word: request.word,
          isHereOnly: request.is_auto,
        }
      : null,
  };
}

/** Returns a decline and its request, if any, for the driver's page. */
export const openDriverLink: HandlerOf<'openDriverLink'> = async ({ body }, context) => {
  const { link, request, newKey } = await bindLink(context, body);
  return pageOf(context, link, request, newKey);
};

/** Counts today's automatically granted requests of this card or this driver. */
const grantedToday = ({ trx }: AnyoneContext, request: Row<'driver_requests'>) =>
  countOf(
    selectIn(trx, request.account_id, 'driver_requests')
      .where('asked_on', '=', request.asked_on)
      .where('is_auto', '=', true)
      .where(sql<boolean>`(card_id = ${request.card_id} OR driver_id = ${request.driver_id})`),
  );

async function addRequest(
  context: AnyoneContext,
  link: Row<'driver_links'>,
  ask: DriverRequestInput,
) {
  const { trx, now, requestId } = context;
  const { account_id: accountId } = link;
  const { offer } = link;
  if (offer.askMaxCents === 0) throw new Refusal(409, 'driverRequest.cannot');
  if (ask.amountCents > offer.askMaxCents) throw new Refusal(409, 'driverRequest.tooMuch');
  const settings = await settingsOf(trx, accountId, link.fleet_id);
  // lock both, so that two requests of a card or driver cannot both be the day's first
  const card = await selectIn(trx, accountId, 'cards')
    .innerJoin('accounts', 'accounts.account_id', 'cards.account_id')
    .select(['cards.status', 'cards.fleet_id', 'accounts.time_zone', 'accounts.state'])
    .where('cards.id', '=', link.card_id)
    .forUpdate('cards')
    .executeTakeFirstOrThrow();
  await lockDriver(trx, accountId, link.driver_id);
  // people who answer for the link's fleet cannot allow purchases on another fleet's card
  const isSameFleet = card.fleet_id === link.fleet_id;
  if (!settings.isOn || !isSameFleet || card.status !== 'active' || card.state !== 'open') {
    throw new Refusal(409, 'driverRequest.cannot');
  }
  const request = await addRow(trx, accountId, 'driver_requests', {
    id: newId(),
    transaction_id: link.transaction_id,
    driver_id: link.driver_id,
    card_id: link.card_id,
    fleet_id: link.fleet_id,
    amount_cents: ask.amountCents,
    reason: ask.reason,
    note: ask.note.trim(),
    state: 'open',
    asked_at: now.toISOString(),
    asked_on: dayIn(card.time_zone, now).toString(),
    until_at: answerableUntil(link.expires_at, now),
    escalated_at: null,
    answered_at: null,
    answered_by: null,
    answer_cents: null,
    word: null,
    allowance_id: null,
    used_at: null,
  });
  if (ask.picture !== undefined) {
    await insertIn(trx, accountId, 'driver_pictures', {
      transaction_id: link.transaction_id,
      content: Buffer.from(ask.picture, 'base64'),
    });
  }
  const after = { amountCents: ask.amountCents };
  const details = { after, reason: ask.note || null };
  await recordRequest(trx, driverSource(link, now, requestId), request, 'Asked', details);
  const grantedCount = await grantedToday(context, request);
  const isAutoGranted = isGrantedAutomatically(settings, offer, ask.amountCents, grantedCount);
  const terms = { amountCents: ask.amountCents, minutes: DRIVER_LINK_MINUTES, by: null };
  if (isAutoGranted && (await allowRequest(context, request, link, terms))) {
    const source = systemSource(accountId, now, { requestId });
    await recordRequest(trx, source, request, 'Allowed', { after });
  } else {
    await notifyAnswerers(context, request, settings);
  }
}

/** Requests one purchase over the limits. If repeated, the first request stands. */
export const askAtPump: HandlerOf<'askAtPump'> = async ({ body }, context) => {
  const { link, request, newKey } = await bindLink(context, body);
  if (!request) await addRequest(context, link, body.ask);
  return pageOf(context, link, request ?? (await requestOf(context, link)), newKey);
};
