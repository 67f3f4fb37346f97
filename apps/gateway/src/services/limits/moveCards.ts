import { cardLifecycle, type MessageKey } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { lockCards } from '../cards/lockCard.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';

type MovedCard = Pick<Row<'cards'>, 'id' | 'status' | 'profile_id'>;

const reasonAgainst = ({ status, profile_id }: MovedCard, profileId: string): MessageKey | null => {
  if (profile_id === profileId) return 'profile.sameProfile';
  return cardLifecycle.table.edit.from.includes(status) ? null : `card.is.${status}`;
};

/** Points cards to a profile, and records the change in each card's history. */
async function pointCards(
  context: AccountContext,
  cards: readonly MovedCard[],
  profileId: string,
): Promise<void> {
  const { trx, account } = context;
  await updateIn(trx, account.account_id, 'cards')
    .set((e) => ({ profile_id: profileId, version: e('version', '+', 1) }))
    .where('id', '=', anyOf(cards.map(({ id }) => id)))
    .execute();
  const profiles = await selectIn(trx, account.account_id, 'limit_profiles')
    .select(['id', 'name'])
    .execute();
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
  await recordFacts(
    context,
    cards.map((card): EventFact => ({
      subject: ['card', card.id],
      action: 'card.profileChanged',
      before: { profileId: card.profile_id, profile: nameOf(card.profile_id) },
      after: { profileId, profile: nameOf(profileId) },
    })),
  );
}

/**
 * Points cards to a card limit or profile. Ended cards, and those already on it, are `skipped`,
 * each with the key of the reason.
 *
 * @throws Refusal `card.notFound` if the person cannot see one of them.
 */
export async function moveCards(
  context: AccountContext,
  cardIds: readonly string[],
  profileId: string,
) {
  const requestedIds = [...new Set(cardIds)];
  const cards = await lockCards(context, requestedIds);
  if (cards.length !== requestedIds.length) throw notFound('card');
  const skipped = cards.flatMap((card) => {
    const key = reasonAgainst(card, profileId);
    return key === null ? [] : [{ cardId: card.id, key }];
  });
  const movable = cards.filter((card) => reasonAgainst(card, profileId) === null);
  if (movable.length > 0) await pointCards(context, movable, profileId);
  return { changed: movable.length, skipped };
}

/** Points every card of one profile to another, including ended cards. Returns the number moved. */
export async function moveAllCards(
  context: AccountContext,
  fromId: string,
  toId: string,
): Promise<number> {
  const { trx, account } = context;
  const cards = await selectIn(trx, account.account_id, 'cards')
    .select(['id', 'status', 'profile_id'])
    .where('profile_id', '=', fromId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (cards.length > 0) await pointCards(context, cards, toId);
  return cards.length;
}
