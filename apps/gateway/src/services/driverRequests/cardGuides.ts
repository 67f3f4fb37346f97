import { can, CARD_GUIDE_DAYS, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import type { Row } from '../../store/schema.ts';
import { lockCard, notPossible, readCard } from '../cards/lockCard.ts';
import { sourceOf } from '../events/source.ts';
import { namesOfPeople } from '../people/namesOfPeople.ts';
import { addGuide, endGuides, readGuides } from './guideLinks.ts';
import { recordRequest } from './request.ts';

const MOBILE_ENDING = 4;

const nameOf = async ({ trx }: AccountContext, userId: string | null) =>
  userId === null ? null : ((await namesOfPeople(trx, [userId])).get(userId) ?? null);

async function describeGuide(context: AccountContext, card: Row<'cards'>) {
  const guides = await readGuides(context, card.account_id, card.id);
  const [link] = guides.open;
  const mayCall = can(context.actor, 'drivers.view', { fleetId: card.fleet_id }).allowed;
  return {
    driver: guides.card.driver && {
      name: `${guides.first_name} ${guides.last_name}`,
      mobileEnding: mayCall ? (guides.mobile?.slice(-MOBILE_ENDING) ?? null) : null,
      language: guides.language,
    },
    refusal: guides.refusal && { key: guides.refusal.key, params: { ...guides.refusal.params } },
    link: link
      ? {
          requestedAt: link.created_at,
          requestedBy: await nameOf(context, link.created_by),
          sentAt: link.sent_at,
          openedAt: link.opened_at,
          expiresAt: link.expires_at,
        }
      : null,
  };
}

/** Returns whether a card's guide can be texted, and the newest link that works. */
export const getCardGuide: HandlerOf<'getCardGuide'> = async ({ params }, context) =>
  describeGuide(context, await readCard(context, params.cardId));

/** Texts a card's guide to its driver and revokes all earlier links. */
export const textCardGuide: HandlerOf<'textCardGuide'> = async ({ params }, context) => {
  const { trx, person, now } = context;
  const card = await lockCard(context, params.cardId);
  const { card: guided, refusal } = await readGuides(context, card.account_id, card.id);
  if (refusal) throw notPossible({ path: 'driver', ...refusal });
  const { driver } = guided;
  if (!driver || driver.mobile === null)
    throw new Error('A driver who can be texted has a number.');
  await endGuides(context, card.account_id, card.id, { isAll: true });
  const guide = await addGuide(context, card.account_id, {
    card_id: card.id,
    driver_id: driver.id,
    mobile: driver.mobile,
    created_by: person.user_id,
    expires_at: new Date(now.getTime() + CARD_GUIDE_DAYS * MILLISECONDS_PER_DAY).toISOString(),
  });
  await recordRequest(trx, sourceOf(context), guide, 'GuideTexted');
  return describeGuide(context, card);
};

/** Revokes every link to a card's guide, such as after a phone was lost. */
export const revokeCardGuide: HandlerOf<'revokeCardGuide'> = async ({ params }, context) => {
  const card = await lockCard(context, params.cardId);
  const [revoked] = await endGuides(context, card.account_id, card.id, { isAll: true });
  if (revoked) await recordRequest(context.trx, sourceOf(context), revoked, 'GuideRevoked');
  return describeGuide(context, card);
};
