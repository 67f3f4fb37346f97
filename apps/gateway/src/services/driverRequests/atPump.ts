import {
  cardInWordsOf,
  dayIn,
  DRIVER_LINK_MINUTES,
  isGrantedAlone,
  NO_USAGE,
  standingOfRequest,
  stateOfRequest,
  type DriverAsk,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AnyoneContext, HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { addRow, insertIn, sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { limitsInForce } from '../cards/getCard.ts';
import { readUsages } from '../cards/usage.ts';
import type { EventSource } from '../events/record.ts';
import { allowRequest } from './allow.ts';
import { askForText, readToken } from './links.ts';
import { holdDriver, recordRequest } from './request.ts';
import { settingsOf } from './settings.ts';
import { isQuiet, tellAnswerers } from './tellAnswerers.ts';

interface Link {
  readonly token: string;
  readonly deviceKey: string | null;
}

const sourceOf = ({ requestId, now }: AnyoneContext, accountId: string): EventSource => ({
  accountId,
  userId: null,
  requestId,
  at: now,
});

/** The link of a token, held; of one that a later text replaced, with the phone that had opened it. */
async function findLink({ trx }: Pick<AnyoneContext, 'trx'>, token: string) {
  const { accountId, hash } = readToken(token);
  const opened = await selectIn(trx, accountId, 'driver_opened_links')
    .select(['link_id', 'device_hash'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  const link = await selectIn(trx, accountId, 'driver_links')
    .selectAll()
    .where((is) => (opened ? is('id', '=', opened.link_id) : is('token_hash', '=', hash)))
    .forUpdate()
    .executeTakeFirst();
  return link && opened ? { ...link, device_hash: opened.device_hash } : link;
}

const requestOf = ({ trx }: AnyoneContext, link: Row<'driver_links'>) =>
  selectIn(trx, link.account_id, 'driver_requests')
    .selectAll()
    .where('transaction_id', '=', link.transaction_id)
    .executeTakeFirst();

/**
 * The link of a token, held, for the phone that opens it first: by the key that it made, or by one that
 * it gets where it sends none. An allowance that is still good keeps the link open.
 * @throws Refusal `driverLink.over`, `driverLink.elsewhere`
 */
async function holdLink(context: AnyoneContext, { token, deviceKey }: Link) {
  const { trx, now } = context;
  const link = await findLink(context, token);
  if (!link) throw new Refusal(422, 'driverLink.over');
  const request = await requestOf(context, link);
  const isLive =
    Date.parse(link.expires_at) > now.getTime() ||
    (request && stateOfRequest(request.state, request.until_at, now) === 'allowed');
  if (!isLive) throw new Refusal(422, 'driverLink.over');
  if (link.device_hash !== null) {
    if (deviceKey === null || secretHash(deviceKey) !== link.device_hash) {
      throw new Refusal(409, 'driverLink.elsewhere');
    }
    return { link, request, newKey: null, isFirst: false };
  }
  const key = deviceKey ?? newSecret();
  await updateIn(trx, link.account_id, 'driver_links')
    .set({ device_hash: secretHash(key), opened_at: now.toISOString() })
    .where('id', '=', link.id)
    .execute();
  await recordRequest(trx, sourceOf(context, link.account_id), link, 'Opened');
  return { link, request, newKey: deviceKey === null ? key : null, isFirst: true };
}

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
      // no null: a cluster plans no join on what is never true
      on.onRef('w.account_id', '=', 'k.account_id').on('w.id', '=', request?.allowance_id ?? ''),
    )
    .select([
      'k.last4',
      'k.status',
      'a.currency',
      'c.language',
      's.contact',
      'w.state as allowance',
    ])
    .where('k.id', '=', link.card_id)
    .executeTakeFirstOrThrow();
  const site = await trx
    .selectFrom('sites')
    .select(['name', 'city', 'state', 'time_zone'])
    .where('site_number', '=', link.site_number)
    .executeTakeFirstOrThrow();
  const isWaiting = request ? request.state === 'open' : link.offer.askMaxCents > 0;
  return {
    deviceKey: newKey,
    language: facts.language ?? ('en' as const),
    last4: facts.last4,
    siteName: site.name,
    city: site.city,
    state: site.state,
    declinedAt: link.declined_at,
    timeZone: site.time_zone,
    currency: facts.currency,
    offer: link.offer,
    contact: facts.contact,
    expiresAt: link.expires_at,
    isQuiet: isWaiting && (await isQuiet(trx, link.account_id, link.fleet_id, now)),
    request: request
      ? {
          ...standingOfRequest(
            {
              state: request.state,
              until: request.until_at,
              allowance: facts.allowance,
              card: facts.status,
            },
            now,
          ),
          amountCents: request.amount_cents,
          askedAt: request.asked_at,
          answerCents: request.answer_cents,
          until: request.until_at,
          word: request.word,
        }
      : null,
  };
}

/** Shows a decline and its request to the driver. */
export const openDriverLink: HandlerOf<'openDriverLink'> = async ({ body }, context) => {
  const { link, request, newKey } = await holdLink(context, body);
  return pageOf(context, link, request, newKey);
};

/** What the card of a link allows now: what its driver may know, and nothing of others. */
export const openDriverCard: HandlerOf<'openDriverCard'> = async ({ body }, context) => {
  const { trx, now } = context;
  const { link, isFirst } = await holdLink(context, body);
  // a link is opened with its page
  if (isFirst) throw new Refusal(409, 'driverLink.elsewhere');
  const accountId = link.account_id;
  const card = await selectIn(trx, accountId, 'cards as k')
    .innerJoin('accounts as a', 'a.account_id', 'k.account_id')
    .leftJoin('limit_profiles as p', (on) => sameAccount(on, 'p.id', 'k.profile_id'))
    .leftJoin('driver_request_settings as s', (on) => sameAccount(on, 's.fleet_id', 'k.fleet_id'))
    .select(['k.last4', 'k.status', 'k.expires_on', 'k.card_type', 'k.custom_limits'])
    .select(['k.id_prompt', 'k.odometer_prompt', 'p.limits', 's.contact'])
    .select(['a.account_id', 'a.currency', 'a.time_zone', 'a.week_starts_on'])
    .where('k.id', '=', link.card_id)
    .executeTakeFirstOrThrow();
  const limits = limitsInForce(card.limits ?? undefined, card.custom_limits);
  const usages = await readUsages(trx, card, [{ cardId: link.card_id, limits }], now);
  return {
    last4: card.last4,
    isActive: card.status === 'active',
    expiresOn: card.expires_on,
    currency: card.currency,
    timeZone: card.time_zone,
    card: cardInWordsOf(limits, usages.get(link.card_id) ?? NO_USAGE, {
      cardType: card.card_type,
      prompts: { id: card.id_prompt, odometer: card.odometer_prompt },
    }),
    contact: card.contact,
  };
};

/** Texts the driver again; says nothing of whether there is such a link. */
export const renewDriverLink: HandlerOf<'renewDriverLink'> = async ({ body }, context) => {
  const link = await findLink(context, body.token);
  if (link && Date.parse(link.expires_at) > context.now.getTime()) await askForText(context, link);
  return { accepted: true };
};

/** Granted today without asking anyone, to this card or this driver. */
const grantedToday = ({ trx }: AnyoneContext, request: Row<'driver_requests'>) =>
  countOf(
    selectIn(trx, request.account_id, 'driver_requests')
      .where('asked_on', '=', request.asked_on)
      .where('is_auto', '=', true)
      .where(sql<boolean>`(card_id = ${request.card_id} OR driver_id = ${request.driver_id})`),
  );

async function addRequest(context: AnyoneContext, link: Row<'driver_links'>, ask: DriverAsk) {
  const { trx, now } = context;
  const { account_id: accountId } = link;
  const { offer } = link;
  if (offer.askMaxCents === 0) throw new Refusal(409, 'driverRequest.cannot');
  if (ask.amountCents > offer.askMaxCents) throw new Refusal(409, 'driverRequest.tooMuch');
  const settings = await settingsOf(trx, accountId, link.fleet_id);
  // both held, so that two requests of a card or a driver are not both the first of the day
  const card = await selectIn(trx, accountId, 'cards')
    .innerJoin('accounts', 'accounts.account_id', 'cards.account_id')
    .select(['cards.status', 'accounts.time_zone', 'accounts.state'])
    .where('cards.id', '=', link.card_id)
    .forUpdate('cards')
    .executeTakeFirstOrThrow();
  await holdDriver(trx, accountId, link.driver_id);
  if (!settings.isOn || card.status !== 'active' || card.state !== 'open') {
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
    until_at: link.expires_at,
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
  const source = sourceOf(context, accountId);
  const after = { amountCents: ask.amountCents };
  await recordRequest(trx, source, request, 'Asked', { after, reason: ask.note || null });
  const isAlone = isGrantedAlone(settings, ask.amountCents, await grantedToday(context, request));
  const given = { amountCents: ask.amountCents, minutes: DRIVER_LINK_MINUTES, now, by: null };
  if (isAlone && (await allowRequest(trx, request, given))) {
    await recordRequest(trx, source, request, 'Allowed', { after });
  } else {
    await tellAnswerers(context, request, settings);
  }
}

/** Requests one purchase over the limits; requested again, the first request stands. */
export const askAtPump: HandlerOf<'askAtPump'> = async ({ body }, context) => {
  const { link, request, newKey } = await holdLink(context, body);
  if (!request) await addRequest(context, link, body.ask);
  return pageOf(context, link, request ?? (await requestOf(context, link)), newKey);
};
