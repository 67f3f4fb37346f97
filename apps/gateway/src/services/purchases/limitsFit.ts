import { dayIn, LIMITS_FIT_DAYS, limitsFit, type MessageKey } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { rowIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { ownOf, storeOwnLimits } from '../limits/ownLimits.ts';
import { attemptOf, readPast, tankOf, type PastRow } from './pastPurchases.ts';
import { byCard, PAST_PURCHASES_MAX } from './replayLimits.ts';

const CARDS_SHOWN = 50;

/** Those of the cards that are active and visible to the person, with their limits. */
async function readActiveCards(
  { trx, account, fleetIds }: AccountContext,
  cardIds: readonly string[],
) {
  if (cardIds.length === 0) return [];
  return selectIn(trx, account.account_id, 'cards as c')
    .leftJoin('limit_profiles as p', (on) => sameAccount(on, 'p.id', 'c.profile_id'))
    .where('c.status', '=', 'active')
    .where('c.id', 'in', [...cardIds])
    .where(inFleets('c.fleet_id', fleetIds))
    .select(['c.id', 'c.last4', 'c.name_on_card', 'c.custom_limits', 'c.version'])
    .select(['p.name as profile_name', 'p.limits'])
    .execute();
}

/** Cards whose limits far exceed what they bought, those with the most findings first. */
export const getLimitsFit: HandlerOf<'getLimitsFit'> = async ({ query }, context) => {
  const { account, now } = context;
  const since = dayIn(account.time_zone, now).subtract({ days: LIMITS_FIT_DAYS }).toString();
  const { cardId, profileId } = query;
  const limit = PAST_PURCHASES_MAX + 1;
  const pastRows = await readPast(context, { cardId, profileId, since, limit });
  const approved = pastRows
    .slice(0, PAST_PURCHASES_MAX)
    .filter(({ status }) => status !== 'declined');
  const purchases = byCard(approved);
  const cards = await readActiveCards(context, [...purchases.keys()]);
  const findingsOf = (card: (typeof cards)[number], rows: readonly PastRow[]) => {
    const limits = effectiveLimits(card.limits ?? undefined, card.custom_limits);
    const attempts = rows.map((row) => attemptOf(row, account));
    const [first] = rows;
    return limitsFit(limits, attempts, first ? tankOf(first) : null);
  };
  const misfits = cards
    .map((card) => {
      const rows = purchases.get(card.id) ?? [];
      return { card, rows, findings: findingsOf(card, rows) };
    })
    .filter(({ findings }) =>
      findings.some(({ misfit, proposed }) => misfit !== 'blank' && proposed !== null),
    )
    .toSorted((a, b) => b.findings.length - a.findings.length);
  return {
    looked: cards.length,
    isPartial: pastRows.length > PAST_PURCHASES_MAX,
    cards: misfits.slice(0, query.limit ?? CARDS_SHOWN).map(({ card, rows, findings }) => ({
      cardId: card.id,
      last4: card.last4,
      name: card.name_on_card,
      profileName: card.profile_name,
      version: card.version,
      purchases: rows.length,
      findings,
    })),
  };
};

type AcceptedLimits = Parameters<HandlerOf<'acceptLimits'>>[0]['body']['cards'][number];

async function acceptOne(
  context: AccountContext,
  { cardId, version, limits }: AcceptedLimits,
): Promise<MessageKey | null> {
  const { trx, account, fleetIds } = context;
  const card = await rowIn(trx, account.account_id, 'cards', cardId)
    .where(inFleets('fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirst();
  if (!card) return 'limitsFit.cardGone';
  if (card.version !== version) return 'limitsFit.cardChanged';
  await storeOwnLimits(context, card, { ...card.custom_limits, ...ownOf(limits) }, null);
  return null;
}

/** Sets limits that fit what cards buy; skips cards that changed in the meantime. */
export const acceptLimits: HandlerOf<'acceptLimits'> = async ({ body }, context) => {
  const skipped: { cardId: string; key: MessageKey }[] = [];
  for (const card of body.cards.toSorted((a, b) => a.cardId.localeCompare(b.cardId))) {
    const key = await acceptOne(context, card);
    if (key !== null) skipped.push({ cardId: card.cardId, key });
  }
  return { changed: body.cards.length - skipped.length, skipped };
};
