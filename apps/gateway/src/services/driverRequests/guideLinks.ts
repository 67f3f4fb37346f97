import {
  CARD_GUIDE_DAYS,
  guideTextRefusal,
  isGuideOpen,
  type GuidedCard,
} from '@forecourt/validation';
import type { AnyoneContext, JobScope } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { addRow, rowIn, selectIn, updateIn } from '../../store/inAccount.ts';
import { daysBefore } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import { secretHash } from '../../vault/handedSecrets.ts';
import { driverSource } from '../events/source.ts';
import type { Link } from './bindLink.ts';
import { readToken } from './links.ts';
import { recordRequest } from './request.ts';
import { readTexted } from './textedCard.ts';

type Guide = Row<'card_guides'>;

/** Whether a guide link still works. */
export const isOpen = (guide: Guide, card: GuidedCard, now: Date) =>
  isGuideOpen(
    {
      driverId: guide.driver_id,
      mobile: guide.mobile,
      createdAt: guide.created_at,
      expiresAt: guide.expires_at,
      revokedAt: guide.revoked_at,
    },
    card,
    now,
  );

/** Reads a card's driver, why its guide cannot be texted, and its open links, newest first. */
export async function readGuides(
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  accountId: string,
  cardId: string,
) {
  const guided = await readTexted(trx, accountId, cardId);
  const guides = await selectIn(trx, accountId, 'card_guides')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('created_at', '>', daysBefore(now, CARD_GUIDE_DAYS))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const [last] = guides;
  const history = {
    textsOfDay: guides.filter((guide) => guide.created_at > daysBefore(now, 1)).length,
    lastTextAt: last ? new Date(last.created_at) : null,
  };
  return {
    ...guided,
    refusal: guideTextRefusal(guided.card, history, now),
    open: guides.filter((guide) => isOpen(guide, guided.card, now)),
  };
}

/** Revokes a card's unexpired guide links; those that a phone has opened only if `isAll` is set. */
export async function endGuides(
  { trx, now }: Pick<JobScope, 'trx' | 'now'>,
  accountId: string,
  cardId: string,
  { isAll }: { readonly isAll: boolean },
): Promise<Guide[]> {
  let update = updateIn(trx, accountId, 'card_guides')
    .set({ revoked_at: now.toISOString() })
    .where('card_id', '=', cardId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());
  if (!isAll) update = update.where('device_hash', 'is', null);
  return update.returningAll().execute();
}

type NewGuide = Pick<Guide, 'card_id' | 'driver_id' | 'mobile' | 'created_by' | 'expires_at'>;

/** Adds a guide link and queues the job that texts it. */
export async function addGuide(
  { trx, jobs, now }: JobScope,
  accountId: string,
  values: NewGuide,
): Promise<Guide> {
  const guide = await addRow(trx, accountId, 'card_guides', {
    ...values,
    id: newId(),
    token_hash: null,
    device_hash: null,
    created_at: now.toISOString(),
    sent_at: null,
    opened_at: null,
    revoked_at: null,
  });
  await jobs.send(trx, 'guide-text', { accountId, guideId: guide.id }, 0);
  return guide;
}

/** Finds the guide link of a token; `undefined` if it does not exist or no longer works. */
async function findGuide({ trx, now }: AnyoneContext, token: string) {
  const { accountId, hash } = readToken(token);
  const guide = await selectIn(trx, accountId, 'card_guides')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!guide) return undefined;
  const guided = await readTexted(trx, accountId, guide.card_id);
  return isOpen(guide, guided.card, now) ? { guide, guided } : undefined;
}

/**
 * Opens a guide link and binds it to the first phone that does.
 * @throws Refusal `driverLink.over`, `driverLink.elsewhere`
 */
export async function openGuide(context: AnyoneContext, { token, deviceKey }: Link) {
  const { trx, now } = context;
  const match = await findGuide(context, token);
  if (!match) throw new Refusal(422, 'driverLink.over');
  const { guide, guided } = match;
  const elsewhere = new Refusal(409, 'driverLink.elsewhere');
  if (deviceKey === null) throw elsewhere;
  const deviceHash = secretHash(deviceKey);
  if (guide.device_hash === null) {
    const { numUpdatedRows } = await updateIn(trx, guide.account_id, 'card_guides')
      .set({ device_hash: deviceHash, opened_at: now.toISOString() })
      .where('id', '=', guide.id)
      .where('device_hash', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw elsewhere;
    await recordRequest(trx, driverSource(guide, now, context.requestId), guide, 'GuideOpened');
  } else if (guide.device_hash !== deviceHash) {
    throw elsewhere;
  }
  return { guide, language: guided.language };
}

/** Texts the guide again on request of its link's holder; keeps its expiration and text limits. */
export async function renewGuide(context: AnyoneContext, token: string): Promise<void> {
  const { trx, now, requestId } = context;
  const match = await findGuide(context, token);
  if (!match) return;
  const { account_id: accountId, card_id: cardId } = match.guide;
  // locked, so that two concurrent requests get only one text
  await rowIn(trx, accountId, 'cards', cardId).forUpdate().executeTakeFirstOrThrow();
  const { open, refusal } = await readGuides(context, accountId, cardId);
  const guide = open.find(({ id }) => id === match.guide.id);
  if (!guide || refusal) return;
  await endGuides(context, accountId, cardId, { isAll: false });
  const { driver_id, mobile, expires_at } = guide;
  const values = { card_id: cardId, driver_id, mobile, expires_at, created_by: null };
  const added = await addGuide(context, accountId, values);
  await recordRequest(trx, driverSource(added, now, requestId), added, 'GuideTextedAgain');
}
