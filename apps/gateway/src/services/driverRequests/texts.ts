import { jsonb } from '@forecourt/server';
import {
  DRIVER_STATION_MILES_MAX,
  GUIDE_TOKEN,
  MILLISECONDS_PER_DAY,
  nearestStations,
  type DriverStation,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { JobData } from '../../jobs/jobs.ts';
import type { Outbox, OutgoingMessage } from '../../messages/outbox.ts';
import { insertIn, rowIn, selectIn, setIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import type { CardVault } from '../../vault/cardVault.ts';
import { secretHash } from '../../vault/handedSecrets.ts';
import { sendReported } from '../alerts/serviceStates.ts';
import { systemSource } from '../events/source.ts';
import { DRIVER_TEXT, GUIDE_TEXT } from './driverText.ts';
import { isOpen } from './guideLinks.ts';
import { tokenOf } from './links.ts';
import { recordRequest } from './request.ts';
import { readDeclined, readTexted } from './textedCard.ts';
import { recordUnreached } from './unreached.ts';

const MINUTE_MILLISECONDS = 60_000;

export interface TextParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
  readonly vault: Pick<CardVault, 'driverLinkSecret'>;
  /** Origin of the portal, for links in texts. */
  readonly portalOrigin: string;
}

/** Minimum miles per degree of latitude; for longitude, multiply by the cosine of the latitude. */
const MILES_PER_DEGREE = 68.7;

/** Stations near a pump, in the states where the card works. */
async function stationsNear(
  db: Db | Trx,
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
  const latitudeRange = DRIVER_STATION_MILES_MAX / MILES_PER_DEGREE;
  const longitudeRange = latitudeRange / Math.cos((latitude * Math.PI) / 180);
  const nearby = await sites()
    .where('state', 'in', states)
    .where(
      sql<boolean>`latitude BETWEEN ${latitude - latitudeRange} AND ${latitude + latitudeRange}`,
    )
    .where(
      sql<boolean>`longitude BETWEEN ${longitude - longitudeRange} AND ${longitude + longitudeRange}`,
    )
    .execute();
  return nearestStations(pump, nearby);
}

const readLink = (db: Db, accountId: string, linkId: string) =>
  selectIn(db, accountId, 'driver_links as l')
    .innerJoin('sites as s', 's.site_number', 'l.site_number')
    .selectAll('l')
    .select('s.name')
    .where('l.id', '=', linkId)
    .executeTakeFirst();

/**
 * Replaces a link's token with that of a new text. The old token still works for a phone that
 * opened it, so that no one else with the link can end that page by requesting a text.
 */
async function renewToken(db: Db, accountId: string, linkId: string, tokenHash: string) {
  await db.transaction().execute(async (trx) => {
    const link = await rowIn(trx, accountId, 'driver_links', linkId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { token_hash, device_hash, offer } = link;
    if (token_hash === tokenHash) return;
    if (token_hash !== null && device_hash !== null) {
      const openedLink = { token_hash, device_hash, link_id: linkId };
      await insertIn(trx, accountId, 'driver_opened_links', openedLink);
    }
    const stations = await stationsNear(trx, link.site_number, offer.states);
    await setIn(trx, accountId, 'driver_links', linkId, {
      token_hash: tokenHash,
      device_hash: null,
      ...(stations.length === 0 ? {} : { offer: jsonb({ ...offer, stations }) }),
    });
  });
}

/** Sends a text to a driver; returns `false`, and records it, if the driver cannot be texted. */
async function textDriver(
  parts: TextParts,
  link: Parameters<typeof recordUnreached>[1],
  message: Pick<OutgoingMessage, 'messageId' | 'to' | 'text'>,
): Promise<boolean> {
  const { account_id: accountId } = link;
  const outcome = await sendReported(parts, { ...message, accountId, channel: 'sms', subject: '' });
  if (outcome !== 'sent') await recordUnreached(parts.db, link, outcome, parts.now());
  return outcome === 'sent';
}

/**
 * Texts a link, if it would work now, at least once: if the outcome of a send is unknown, the same
 * text is sent again with the same ID, so that the link that arrived first still works. Only the
 * hash of its secret is stored.
 */
export async function sendDriverText(
  parts: TextParts,
  { accountId, linkId }: JobData['driver-text'],
): Promise<void> {
  const { db, now, vault, portalOrigin } = parts;
  const link = await readLink(db, accountId, linkId);
  if (!link) return;
  if (link.sent_at !== null && link.sent_at >= (link.texted_at ?? link.created_at)) return;
  const at = now();
  const minutes = Math.floor((Date.parse(link.expires_at) - at.getTime()) / MINUTE_MILLISECONDS);
  if (minutes < 1) return;
  const texted = await readDeclined(db, link, link.expires_at, at);
  if (!texted || texted.mobile === null) return;
  const messageId = `${linkId}.${link.texts}`;
  const secret = vault.driverLinkSecret(messageId);
  await renewToken(db, accountId, linkId, secretHash(secret));
  const text = DRIVER_TEXT[texted.language]({
    last4: texted.last4,
    site: link.name,
    link: `${portalOrigin}/en/driver/#${tokenOf(accountId, secret)}`,
    minutes,
  });
  const to = texted.mobile;
  if (!(await textDriver(parts, link, { messageId, to, text }))) return;
  await db.transaction().execute(async (trx) => {
    await setIn(trx, accountId, 'driver_links', linkId, { sent_at: at.toISOString() });
    await recordRequest(trx, systemSource(accountId, now()), link, 'Texted');
  });
}

/** Texts the link to a card guide, if it would work now; like `sendDriverText`, at least once. */
export async function sendGuideText(
  parts: TextParts,
  { accountId, guideId }: JobData['guide-text'],
): Promise<void> {
  const { db, now, vault, portalOrigin } = parts;
  const guide = await rowIn(db, accountId, 'card_guides', guideId).executeTakeFirst();
  if (!guide || guide.sent_at !== null) return;
  const { card, language, last4 } = await readTexted(db, accountId, guide.card_id);
  const at = now();
  if (!isOpen(guide, card, at)) return;
  const secret = vault.driverLinkSecret(guideId);
  const mark = (values: Partial<Row<'card_guides'>>) =>
    setIn(db, accountId, 'card_guides', guideId, values);
  await mark({ token_hash: secretHash(secret) });
  const text = GUIDE_TEXT[language]({
    last4,
    link: `${portalOrigin}/en/driver/#${GUIDE_TOKEN}${tokenOf(accountId, secret)}`,
    days: Math.ceil((Date.parse(guide.expires_at) - at.getTime()) / MILLISECONDS_PER_DAY),
  });
  const { mobile: to } = guide;
  if (!(await textDriver(parts, guide, { messageId: guideId, to, text }))) return;
  await mark({ sent_at: at.toISOString() });
}
