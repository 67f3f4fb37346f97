import { sql } from 'kysely';
import { CARDS_PER_BULK_MAX, readCardList, type CardToken } from '@forecourt/validation';
import type { CardBulk } from '@forecourt/api-client/contract';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { visibleCards } from '../cards/cardRows.ts';
import { selectCards } from '../cards/listCards.ts';

type Selection = Parameters<HandlerOf<'previewCardBulk'>>[0]['body']['selection'];

/** Card columns that bulk actions need. */
const CARD_COLUMNS = [
  'id',
  'status',
  'card_type',
  'driver_id',
  'vehicle_id',
  'profile_id',
  'group_id',
  'fleet_id',
  'department_id',
  'custom_limits',
  'id_prompt',
  'odometer_prompt',
  'expires_on',
  'version',
] as const;
const COLUMNS = CARD_COLUMNS.map((column) => `c.${column}` as const);

export type ChosenCard = Pick<Row<'cards'>, (typeof CARD_COLUMNS)[number]>;

export interface Choice {
  readonly cards: readonly ChosenCard[];
  readonly notFound: CardBulk['notFound'];
}

/** Finds the cards that match a pasted list's entries, grouped by value for each kind of entry. */
async function namedCards(context: AccountContext, tokens: readonly CardToken[]) {
  const columns = { last4: 'c.last4', unit: 'v.unit_number', ending: 's.ending_hmac' } as const;
  const conditions = [...Map.groupBy(tokens, ({ kind }) => kind)].map(
    ([kind, ofKind]) =>
      sql<boolean>`${sql.ref(columns[kind])} = ${anyOf(ofKind.map(({ value }) => value))}`,
  );
  const cards = await visibleCards(context)
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .leftJoin('card_secrets as s', (on) => sameAccount(on, 's.card_id', 'c.id'))
    .select([...COLUMNS, 'c.last4', 'v.unit_number', 's.ending_hmac'])
    .where(sql<boolean>`(${sql.join(conditions, sql` OR `)})`)
    .execute();
  return {
    last4: Map.groupBy(cards, (card) => card.last4),
    unit: Map.groupBy(cards, (card) => card.unit_number),
    ending: Map.groupBy(cards, (card) => card.ending_hmac),
  };
}

async function fromList(context: AccountContext, pasted: string): Promise<Choice> {
  const tokens = readCardList(pasted).map((token) => {
    const isEnding = token.kind === 'ending';
    return isEnding ? { ...token, value: context.vault.endingHmac(token.value) ?? '' } : token;
  });
  const chosen = new Map<string, ChosenCard>();
  const notFound: CardBulk['notFound'] = [];
  if (tokens.length === 0) return { cards: [], notFound };
  const matches = await namedCards(context, tokens);
  for (const { text, kind, value } of tokens) {
    const [only, other] = matches[kind].get(value) ?? [];
    if (only && !other) chosen.set(only.id, only);
    else notFound.push({ text, why: only ? 'many' : 'none' });
  }
  return { cards: [...chosen.values()], notFound };
}

/** The selected cards that the person may see; filters return at most one over the maximum. */
export async function chooseCards(context: AccountContext, selection: Selection): Promise<Choice> {
  if (selection.pasted !== undefined) return fromList(context, selection.pasted);
  if (selection.cardIds) {
    const cards = await visibleCards(context)
      .select(COLUMNS)
      .where('c.id', '=', anyOf(new Set(selection.cardIds)))
      .execute();
    return { cards, notFound: [] };
  }
  const cards = await selectCards(context, selection.filters ?? {})
    .select(COLUMNS)
    .orderBy('c.last4')
    .orderBy('c.id')
    .limit(CARDS_PER_BULK_MAX + 1)
    .execute();
  return { cards, notFound: [] };
}
