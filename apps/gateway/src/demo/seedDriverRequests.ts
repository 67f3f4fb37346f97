import { jsonb } from '@forecourt/server';
import {
  CARD_GUIDE_DAYS,
  DRIVER_ASK_CENTS_MAX,
  DRIVER_REQUEST_DEFAULTS,
  isFlaggableRule,
  isPurchaseRule,
  MILLISECONDS_PER_DAY,
} from '@forecourt/validation';
import { groupOf } from '../services/driverRequests/request.ts';
import { notifyGrouped } from '../services/notifications/notify.ts';
import { newId } from '../store/ids.ts';
import { insertIn, sameAccount, selectIn } from '../store/inAccount.ts';
import { insertRows } from '../store/insertRows.ts';
import type { Trx } from '../store/schema.ts';
import { PUMP_PICTURE } from './pumpPicture.ts';

const LOOK_BACK_DAYS = 14;
const MINUTE_MILLISECONDS = 60_000;
/** The request of the demo can be answered longer than one at a pump. */
const OPEN_HOURS = 12;
const AUTO_CENTS = 3_000;
const GUIDE_DAYS_AGO = 3;
const DISPATCH = { name: 'Dispatch', phone: '214 555 0110' };
/** Of the drivers whose number is known, every so many reads one of the other languages. */
const SPANISH_EVERY = 4;
const FRENCH_EVERY = 9;

const languageOf = (index: number) =>
  index % SPANISH_EVERY === 1 ? 'es' : index % FRENCH_EVERY === 2 ? 'fr' : 'en';

/** The latest decline that a manager could have allowed, of a card with a driver who has a phone. */
async function findDecline(trx: Trx, accountId: string, since: Date) {
  const rows = await selectIn(trx, accountId, 'transactions as t')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 't.driver_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .select(['t.id', 't.card_id', 't.fleet_id', 't.site_number', 't.occurred_on'])
    .select(['t.decline_reasons', 't.asked_lines', 't.occurred_at', 'c.last4'])
    .select(['d.id as driver_id', 'd.first_name', 'd.last_name'])
    .select(['s.name as site_name', 's.city', 's.state as site_state'])
    .where('t.status', '=', 'declined')
    .where('t.occurred_at', '>=', since.toISOString())
    .where('c.status', '=', 'active')
    .where('d.mobile', 'is not', null)
    .where('d.status', '=', 'active')
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id')
    .execute();
  return rows.flatMap((row) => {
    const [first] = row.decline_reasons;
    const cents = row.asked_lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const isAskable =
      row.decline_reasons.every(({ rule }) => isFlaggableRule(rule) && rule !== 'tankCapacity') &&
      cents > 0 &&
      cents <= DRIVER_ASK_CENTS_MAX;
    return first && isPurchaseRule(first.rule) && isAskable
      ? [{ ...row, rule: first.rule, cents }]
      : [];
  })[0];
}

/** A driver has the guide to a card, and opened it. */
async function seedGuide(trx: Trx, accountId: string, asOf: Date): Promise<void> {
  const card = await selectIn(trx, accountId, 'cards as k')
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'k.driver_id'))
    .select(['k.id', 'd.id as driver_id', 'd.mobile'])
    .where('k.status', '=', 'active')
    .where('d.status', '=', 'active')
    .where('d.mobile', 'is not', null)
    .orderBy('k.last4')
    .executeTakeFirst();
  if (!card || card.mobile === null) return;
  const { user_id } = await selectIn(trx, accountId, 'grants')
    .select('user_id')
    .where('role', '=', 'administrator')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const textedAt = asOf.getTime() - GUIDE_DAYS_AGO * MILLISECONDS_PER_DAY;
  const at = (milliseconds: number) => new Date(textedAt + milliseconds).toISOString();
  await insertIn(trx, accountId, 'card_guides', {
    id: newId(),
    token_hash: null,
    device_hash: null,
    card_id: card.id,
    driver_id: card.driver_id,
    mobile: card.mobile,
    created_at: at(0),
    created_by: user_id,
    sent_at: at(MINUTE_MILLISECONDS),
    opened_at: at(2 * MINUTE_MILLISECONDS),
    expires_at: at(CARD_GUIDE_DAYS * MILLISECONDS_PER_DAY),
    revoked_at: null,
  });
}

/** The main account answers its drivers at the pump; one of them waits, and one has a card guide. */
export async function seedDriverRequests(trx: Trx, accountId: string, asOf: Date): Promise<void> {
  const fleets = await selectIn(trx, accountId, 'fleets').select('id').execute();
  const { escalateMinutes } = DRIVER_REQUEST_DEFAULTS;
  await insertRows(
    trx,
    'driver_request_settings',
    fleets.map(({ id }) => ({
      account_id: accountId,
      fleet_id: id,
      is_on: true,
      answered_by: [],
      escalate_minutes: escalateMinutes,
      auto_grant_cents: AUTO_CENTS,
      contact: DISPATCH,
      version: 1,
    })),
  );
  const drivers = await selectIn(trx, accountId, 'drivers')
    .select('id')
    .where('mobile', 'is not', null)
    .orderBy('driver_id')
    .execute();
  const consentedAt = new Date(asOf.getTime() - LOOK_BACK_DAYS * MILLISECONDS_PER_DAY);
  await insertRows(
    trx,
    'driver_contacts',
    drivers.map(({ id }, index) => ({
      account_id: accountId,
      driver_id: id,
      language: languageOf(index),
      consented_at: consentedAt.toISOString(),
      version: 1,
    })),
  );
  await seedGuide(trx, accountId, asOf);
  const found = await findDecline(trx, accountId, consentedAt);
  if (!found) return;
  const after = (minutes: number) =>
    new Date(Date.parse(found.occurred_at) + minutes * MINUTE_MILLISECONDS).toISOString();
  const until = new Date(asOf.getTime() + OPEN_HOURS * 60 * MINUTE_MILLISECONDS).toISOString();
  const askedAt = after(4);
  const shared = {
    transaction_id: found.id,
    driver_id: found.driver_id,
    card_id: found.card_id,
    fleet_id: found.fleet_id,
  };
  await insertIn(trx, accountId, 'driver_links', {
    ...shared,
    id: newId(),
    token_hash: null,
    device_hash: null,
    site_number: found.site_number,
    offer: jsonb({
      rule: found.rule,
      askedCents: found.cents,
      lessCents: null,
      products: [],
      laterAt: null,
      states: [],
      askMaxCents: DRIVER_ASK_CENTS_MAX,
    }),
    declined_at: found.occurred_at,
    created_at: after(0),
    sent_at: after(1),
    opened_at: after(2),
    expires_at: until,
  });
  const id = newId();
  await insertIn(trx, accountId, 'driver_requests', {
    ...shared,
    id,
    amount_cents: found.cents,
    reason: 'longerRoute',
    note: 'Detour, 80 extra miles today',
    state: 'open',
    asked_at: askedAt,
    asked_on: askedAt.slice(0, 10),
    until_at: until,
    escalated_at: null,
    answered_at: null,
    answered_by: null,
    answer_cents: null,
    word: null,
    allowance_id: null,
    used_at: null,
  });
  await insertIn(trx, accountId, 'driver_pictures', {
    transaction_id: found.id,
    content: Buffer.from(PUMP_PICTURE, 'base64'),
  });
  await notifyGrouped(
    trx,
    {
      accountId,
      fleetId: found.fleet_id,
      kind: 'notification.driverRequest',
      params: {
        name: `${found.first_name} ${found.last_name}`,
        last4: found.last4,
        amountCents: found.cents,
        site: found.site_name,
        city: found.city,
        state: found.site_state,
      },
      cardId: found.card_id,
      orderId: null,
      transactionId: found.id,
      at: new Date(askedAt),
    },
    groupOf(id),
  );
}
