import { jsonb } from '@forecourt/server';
import {
  DRIVER_LINK_MINUTES,
  DRIVER_TEXTS_PER_DAY,
  DRIVER_STATION_MILES_MAX,
  getsDriverText,
  nearestStations,
  offerAtDecline,
  type DriverStation,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobData } from '../../jobs/queue.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { newSecret, secretHash } from '../../vault/handedSecrets.ts';
import { reportService } from '../alerts/serviceStates.ts';
import type { RaiseScope } from '../alerts/raise.ts';
import type { Decided } from '../authorization/decideBatch.ts';
import { recordEvents } from '../events/record.ts';
import { DRIVER_TEXT } from './driverText.ts';

const DAY_MILLISECONDS = 86_400_000;
const MINUTE_MILLISECONDS = 60_000;

/** The token of a link says whose account it is, so that it is looked for in that one alone. */
export const tokenOf = (accountId: string, secret: string) => `${accountId}.${secret}`;
export function readToken(token: string): { readonly accountId: string; readonly hash: string } {
  const [accountId = '', secret = ''] = token.split('.');
  return { accountId, hash: secretHash(secret) };
}

/** Drivers of fleets that answer requests, with what they were texted lately. */
async function contactsOf(
  trx: Trx,
  accountId: string,
  driverIds: readonly string[],
  fleetIds: readonly string[],
  now: Date,
) {
  const on = await selectIn(trx, accountId, 'driver_request_settings')
    .select('fleet_id')
    .where('is_on', '=', true)
    .where('fleet_id', 'in', fleetIds)
    .execute();
  if (on.length === 0) return new Map<string, never>();
  const since = new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
  const rows = await selectIn(trx, accountId, 'drivers as d')
    .innerJoin('driver_contacts as c', (join) => sameAccount(join, 'c.driver_id', 'd.id'))
    .leftJoin('driver_links as l', (join) =>
      sameAccount(join, 'l.driver_id', 'd.id').on('l.created_at', '>', since),
    )
    .select(['d.id', 'd.mobile', 'd.status', 'c.consented_at'])
    .select([
      sql<number>`coalesce(sum(l.texts), 0)::integer`.as('texts'),
      sql<string | null>`max(l.created_at)`.as('last_at'),
    ])
    .where('d.id', 'in', driverIds)
    .groupBy(['d.account_id', 'd.id', 'c.account_id', 'c.driver_id'])
    .execute();
  const fleets = new Set(on.map((row) => row.fleet_id));
  return new Map(rows.map((row) => [row.id, { ...row, fleets }]));
}

/** The driver of each decline gets a link, where the fleet and the driver want it. */
export async function offerToDrivers(
  { trx, jobs, now }: RaiseScope,
  accountId: string,
  decided: readonly Decided[],
): Promise<void> {
  const declined = decided.flatMap((one) =>
    one.decision.outcome === 'declined' && one.driverId !== null
      ? [{ ...one, driverId: one.driverId }]
      : [],
  );
  if (declined.length === 0) return;
  const contacts = await contactsOf(
    trx,
    accountId,
    [...new Set(declined.map(({ driverId }) => driverId))],
    [...new Set(declined.map(({ card }) => card.row.fleet_id))],
    now,
  );
  const texted = new Set<string>();
  for (const { driverId, card, transactionId, arrival, usage, attempt } of declined) {
    const contact = contacts.get(driverId);
    if (!contact || texted.has(driverId)) continue;
    const isSent = getsDriverText(
      {
        isOn: contact.fleets.has(card.row.fleet_id),
        isActive: contact.status === 'active',
        mobile: contact.mobile,
        hasConsent: contact.consented_at !== null,
        textsOfDay: contact.texts,
        lastTextAt: contact.last_at === null ? null : new Date(contact.last_at),
      },
      now,
    );
    const offer = isSent ? offerAtDecline(card.limits, usage, attempt) : null;
    if (!offer) continue;
    texted.add(driverId);
    const id = newId();
    await insertIn(trx, accountId, 'driver_links', {
      id,
      token_hash: null,
      device_hash: null,
      driver_id: driverId,
      card_id: card.row.id,
      fleet_id: card.row.fleet_id,
      site_number: arrival.site.site_number,
      transaction_id: transactionId,
      offer: jsonb(offer),
      declined_at: arrival.at.toISOString(),
      created_at: now.toISOString(),
      sent_at: null,
      opened_at: null,
      expires_at: endOf(now),
    });
    await jobs.send(trx, 'driver-text', { accountId, linkId: id }, 0);
  }
}

const endOf = (now: Date) =>
  new Date(now.getTime() + DRIVER_LINK_MINUTES * MINUTE_MILLISECONDS).toISOString();

/** Asks for another text; so many of a link that they stay within what a driver gets in a day. */
export async function askForText(
  { trx, jobs }: Pick<RaiseScope, 'trx' | 'jobs'>,
  link: Row<'driver_links'>,
): Promise<void> {
  if (link.texts >= DRIVER_TEXTS_PER_DAY) return;
  await updateIn(trx, link.account_id, 'driver_links')
    .set({ texts: link.texts + 1 })
    .where('id', '=', link.id)
    .execute();
  await jobs.send(trx, 'driver-text', { accountId: link.account_id, linkId: link.id }, 0);
}

export interface TextParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
  /** Where the portal is. */
  readonly portalOrigin: string;
}

/** A degree of latitude is at least so many miles; one of longitude, times the cosine of the latitude. */
const MILES_PER_DEGREE = 68.7;

/** Stations near a pump in the states where the card works. */
async function stationsNear(
  db: Db,
  siteNumber: string,
  states: readonly string[],
): Promise<DriverStation[]> {
  if (states.length === 0) return [];
  const sites = () =>
    db
      .selectFrom('sites')
      .select(['name', 'city', 'state', 'latitude', 'longitude'])
      .where('latitude', 'is not', null)
      .where('longitude', 'is not', null)
      .$narrowType<{ latitude: number; longitude: number }>();
  const pump = await sites().where('site_number', '=', siteNumber).executeTakeFirst();
  if (!pump) return [];
  const { latitude, longitude } = pump;
  const high = DRIVER_STATION_MILES_MAX / MILES_PER_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const near = await sites()
    .where('state', 'in', states)
    .where(sql<boolean>`latitude BETWEEN ${latitude - high} AND ${latitude + high}`)
    .where(sql<boolean>`longitude BETWEEN ${longitude - wide} AND ${longitude + wide}`)
    .execute();
  return nearestStations(pump, near);
}

/**
 * Texts a link. Its secret is made here and only its hash is kept, so a text that is sent again has
 * another one, and the one before no longer opens anything.
 */
export async function sendDriverText(
  { db, now, outbox, portalOrigin }: TextParts,
  { accountId, linkId }: JobData['driver-text'],
): Promise<void> {
  const link = await selectIn(db, accountId, 'driver_links as l')
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'l.driver_id'))
    .innerJoin('cards as k', (on) => sameAccount(on, 'k.id', 'l.card_id'))
    .leftJoin('driver_contacts as c', (on) => sameAccount(on, 'c.driver_id', 'd.id'))
    .innerJoin('sites as s', 's.site_number', 'l.site_number')
    .select(['l.card_id', 'l.texts', 'l.expires_at', 'd.mobile', 'k.last4', 's.name'])
    .select(['l.offer', 'l.site_number'])
    .select(['c.language', 'c.consented_at'])
    .where('l.id', '=', linkId)
    .executeTakeFirst();
  const at = now().toISOString();
  if (!link || link.mobile === null || link.consented_at === null || link.expires_at <= at) return;
  const secret = newSecret();
  const stations = await stationsNear(db, link.site_number, link.offer.states);
  await updateIn(db, accountId, 'driver_links')
    .set({
      token_hash: secretHash(secret),
      device_hash: null,
      opened_at: null,
      ...(stations.length === 0 ? {} : { offer: jsonb({ ...link.offer, stations }) }),
    })
    .where('id', '=', linkId)
    .execute();
  const text = DRIVER_TEXT[link.language ?? 'en']({
    last4: link.last4,
    site: link.name,
    link: `${portalOrigin}/en/driver/#${tokenOf(accountId, secret)}`,
  });
  const message = { accountId, messageId: newId(), channel: 'sms', to: link.mobile } as const;
  try {
    await outbox.send({ ...message, subject: '', text });
  } catch (error) {
    await reportService(db, 'sms', false, now());
    throw error;
  }
  await reportService(db, 'sms', true, now());
  await db.transaction().execute(async (trx) => {
    await updateIn(trx, accountId, 'driver_links')
      .set({ sent_at: at })
      .where('id', '=', linkId)
      .execute();
    await recordEvents(trx, { accountId, userId: null, requestId: null, at: now() }, [
      { subject: ['card', link.card_id], action: 'card.driverTexted' },
    ]);
  });
}
