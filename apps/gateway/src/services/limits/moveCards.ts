import { sql } from 'kysely';
import type { CardState, MessageKey } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';

/** States in which a card buys nothing ever again, so that no profile is of use to it. */
export const ENDED: ReadonlySet<CardState> = new Set([
  'blocked',
  'lostOrStolen',
  'canceled',
  'deactivated',
]);

export interface MovedCards {
  readonly changed: number;
  /** Cards that stay as they are, each with the key of the reason. */
  readonly skipped: readonly { readonly cardId: string; readonly key: MessageKey }[];
}

interface MovedCard {
  readonly id: string;
  readonly status: CardState;
  readonly profile_id: string | null;
}

async function lockCards(
  { trx, account, fleetIds }: AccountContext,
  cardIds: readonly string[],
): Promise<MovedCard[]> {
  return selectIn(trx, account.account_id, 'cards')
    .select(['id', 'status', 'profile_id'])
    .where(sql<boolean>`id = ANY(${sql.val([...cardIds])}::text[])`)
    .where(inFleets('fleet_id', fleetIds))
    .orderBy('id')
    .forUpdate()
    .execute();
}

const reasonAgainst = ({ status, profile_id }: MovedCard, profileId: string): MessageKey | null => {
  if (profile_id === profileId) return 'profile.sameProfile';
  return ENDED.has(status) ? `card.is.${status}` : null;
};

/** Points cards, by their rows, to a profile; each leaves a line in its own history. */
async function profileNames({ trx, account }: AccountContext) {
  const rows = await selectIn(trx, account.account_id, 'limit_profiles')
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function point(
  context: AccountContext,
  cards: readonly MovedCard[],
  profileId: string,
): Promise<void> {
  const { trx, account } = context;
  await updateIn(trx, account.account_id, 'cards')
    .set((e) => ({ profile_id: profileId, version: e('version', '+', 1) }))
    .where(sql<boolean>`id = ANY(${sql.val(cards.map(({ id }) => id))}::text[])`)
    .execute();
  const names = await profileNames(context);
  const name = (id: string | null) => names.get(id ?? '') ?? null;
  await recordFacts(
    context,
    cards.map((card): EventFact => ({
      subject: ['card', card.id],
      action: 'card.profileChanged',
      before: { profileId: card.profile_id, profile: name(card.profile_id) },
      after: { profileId, profile: name(profileId) },
    })),
  );
}

/**
 * Points cards to a card limit or profile, but those that have ended or are on it already.
 *
 * @throws Refusal `card.notFound` when one of them is none that the person may see.
 */
export async function moveCards(
  context: AccountContext,
  cardIds: readonly string[],
  profileId: string,
): Promise<MovedCards> {
  const asked = [...new Set(cardIds)];
  const found = await lockCards(context, asked);
  if (found.length !== asked.length) throw notFound('card');
  const skipped = found.flatMap((card) => {
    const key = reasonAgainst(card, profileId);
    return key === null ? [] : [{ cardId: card.id, key }];
  });
  const left = found.filter((card) => reasonAgainst(card, profileId) === null);
  if (left.length > 0) await point(context, left, profileId);
  return { changed: left.length, skipped };
}

/** Points every card of one profile to another, ended ones too; answers how many. */
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
  if (cards.length > 0) await point(context, cards, toId);
  return cards.length;
}
