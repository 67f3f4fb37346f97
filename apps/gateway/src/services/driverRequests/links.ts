import { jsonb } from '@forecourt/server';
import {
  DRIVER_LINK_MINUTES,
  DRIVER_TEXTS_PER_LINK,
  getsDriverText,
  GUIDE_TOKEN,
  offerAtDecline,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn, setIn } from '../../store/inAccount.ts';
import { daysBefore, minutesAfter } from '../../store/instants.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { secretHash } from '../../vault/handedSecrets.ts';
import type { DecidedRequest } from '../authorization/decideBatch.ts';
import { lockDriver } from './request.ts';

/** A link's token. Includes the account ID, so that only that account has to be searched. */
export const tokenOf = (accountId: string, secret: string) => `${accountId}.${secret}`;
export function readToken(token: string): { readonly accountId: string; readonly hash: string } {
  const [accountId = '', secret = ''] = token.replace(GUIDE_TOKEN, '').split('.');
  return { accountId, hash: secretHash(secret) };
}

/** The drivers, by ID, with their texts of the last day; empty if no fleet has requests on. */
async function contactsOf(
  trx: Trx,
  accountId: string,
  driverIds: readonly string[],
  fleetIds: readonly string[],
  now: Date,
) {
  const enabled = await selectIn(trx, accountId, 'driver_request_settings')
    .select('fleet_id')
    .where('is_on', '=', true)
    .where('fleet_id', 'in', fleetIds)
    .execute();
  if (enabled.length === 0) return new Map<string, never>();
  const yesterday = daysBefore(now, 1);
  const rows = await selectIn(trx, accountId, 'drivers as d')
    .innerJoin('driver_contacts as c', (join) => sameAccount(join, 'c.driver_id', 'd.id'))
    .leftJoin('driver_links as l', (join) =>
      sameAccount(join, 'l.driver_id', 'd.id').on('l.created_at', '>', yesterday),
    )
    .select(['d.id', 'd.mobile', 'd.status', 'c.consented_at'])
    .select([
      sql<number>`coalesce(sum(l.texts), 0)::integer`.as('texts'),
      sql<string | null>`max(coalesce(l.texted_at, l.created_at))`.as('last_at'),
    ])
    .where('d.id', 'in', driverIds)
    .groupBy(['d.account_id', 'd.id', 'c.account_id', 'c.driver_id'])
    .execute();
  const fleets = new Set(enabled.map((row) => row.fleet_id));
  return new Map(rows.map((row) => [row.id, { ...row, fleets }]));
}
type Contact = NonNullable<ReturnType<Awaited<ReturnType<typeof contactsOf>>['get']>>;

const canBeTexted = (contact: Contact, fleetId: string, now: Date) =>
  getsDriverText(
    {
      isOn: contact.fleets.has(fleetId),
      isActive: contact.status === 'active',
      mobile: contact.mobile,
      hasConsent: contact.consented_at !== null,
      textsOfDay: contact.texts,
      lastTextAt: contact.last_at === null ? null : new Date(contact.last_at),
    },
    now,
  );

const expiryOf = (now: Date) => minutesAfter(now, DRIVER_LINK_MINUTES);

/** Creates a link for the driver of each decline, if fleet and driver opted in; queues its text. */
export async function offerToDrivers(
  { trx, jobs, now }: JobScope,
  accountId: string,
  purchases: readonly DecidedRequest[],
): Promise<void> {
  const declined = purchases.flatMap((purchase) =>
    purchase.decision.outcome === 'declined' && purchase.driverId !== null
      ? [{ ...purchase, driverId: purchase.driverId }]
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
    const offer = canBeTexted(contact, card.row.fleet_id, now)
      ? offerAtDecline(card.limits, usage, attempt)
      : null;
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
      mobile: contact.mobile,
      offer: jsonb(offer),
      declined_at: arrival.at.toISOString(),
      created_at: now.toISOString(),
      sent_at: null,
      opened_at: null,
      expires_at: expiryOf(now),
    });
    await jobs.send(trx, 'driver-text', { accountId, linkId: id }, 0);
  }
}

/**
 * Texts the driver of a link again, if they may be texted now. Anyone with the link can request it,
 * so it counts toward the driver's daily limit, and a cap per link leaves some for later links.
 */
export async function requestDriverText(
  { trx, jobs, now }: JobScope,
  link: Row<'driver_links'>,
): Promise<void> {
  const { account_id: accountId, driver_id: driverId, fleet_id: fleetId } = link;
  if (link.texts >= DRIVER_TEXTS_PER_LINK) return;
  await lockDriver(trx, accountId, driverId);
  const contact = (await contactsOf(trx, accountId, [driverId], [fleetId], now)).get(driverId);
  if (!contact || !canBeTexted(contact, fleetId, now)) return;
  const changes = { texts: link.texts + 1, texted_at: now.toISOString() };
  await setIn(trx, accountId, 'driver_links', link.id, changes);
  await jobs.send(trx, 'driver-text', { accountId, linkId: link.id }, 0);
}
