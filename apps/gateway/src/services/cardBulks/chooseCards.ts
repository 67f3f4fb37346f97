import { sql } from 'kysely';
import { CARDS_PER_BULK_MAX, readCardList, type CardToken } from '@forecourt/validation';
import type { CardBulk } from '@forecourt/api-client/contract';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { sameAccount } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { selectCards } from '../cards/listCards.ts';
import { visibleCards } from '../cards/cardRows.ts';

type Selection = Parameters<HandlerOf<'previewCardBulk'>>[0]['body']['selection'];

/** What a bulk action must know of a card. */
export type ChosenCard = Pick<
  Row<'cards'>,
  | 'id'
  | 'status'
  | 'card_type'
  | 'driver_id'
  | 'vehicle_id'
  | 'profile_id'
  | 'group_id'
  | 'fleet_id'
  | 'department_id'
  | 'custom_limits'
  | 'id_prompt'
  | 'odometer_prompt'
  | 'expires_on'
  | 'version'
>;

export interface Choice {
  readonly cards: readonly ChosenCard[];
  readonly notFound: CardBulk['notFound'];
}

const COLUMNS = [
  'c.id',
  'c.status',
  'c.card_type',
  'c.driver_id',
  'c.vehicle_id',
  'c.profile_id',
  'c.group_id',
  'c.fleet_id',
  'c.department_id',
  'c.custom_limits',
  'c.id_prompt',
  'c.odometer_prompt',
  'c.expires_on',
  'c.version',
] as const;

const VALUES_AT_ONCE = 1_000;

interface Match extends ChosenCard {
  readonly last4: string;
  readonly unit_number: string | null;
  readonly ending_hmac: string | null;
}

/** Cards that a pasted list names, found by the three kinds of entries at once. */
async function matchesOf(
  context: AccountContext,
  tokens: readonly CardToken[],
): Promise<readonly Match[]> {
  const { trx, vault } = context;
  const valuesOf = (kind: CardToken['kind']) =>
    tokens.filter((token) => token.kind === kind).map(({ value }) => value);
  const endings = valuesOf('ending').flatMap((digits) => vault.endingHmac(digits) ?? []);
  const lists = [
    [sql.ref('c.last4'), valuesOf('last4')],
    [sql.ref('v.unit_number'), valuesOf('unit')],
    [sql.ref('s.ending_hmac'), endings],
  ] as const;
  const conditions = lists.flatMap(([column, values]) =>
    values.length === 0 ? [] : [sql<boolean>`${column} IN (${sql.join(values)})`],
  );
  return visibleCards(trx, context)
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .leftJoin('card_secrets as s', (on) => sameAccount(on, 's.card_id', 'c.id'))
    .select([...COLUMNS, 'c.last4', 'v.unit_number', 's.ending_hmac'])
    .where(sql<boolean>`(${sql.join(conditions, sql` OR `)})`)
    .execute();
}

async function fromList(context: AccountContext, pasted: string): Promise<Choice> {
  const tokens = readCardList(pasted);
  const found = new Map<string, ChosenCard>();
  const notFound: CardBulk['notFound'] = [];
  for (let from = 0; from < tokens.length; from += VALUES_AT_ONCE) {
    const some = tokens.slice(from, from + VALUES_AT_ONCE);
    const matches = await matchesOf(context, some);
    for (const token of some) {
      const value = token.kind === 'ending' ? context.vault.endingHmac(token.value) : token.value;
      const fitting = matches.filter((card) =>
        token.kind === 'ending'
          ? card.ending_hmac === value
          : token.kind === 'last4'
            ? card.last4 === value
            : card.unit_number === value,
      );
      const [only] = fitting;
      if (only && fitting.length === 1) found.set(only.id, only);
      else notFound.push({ text: token.text, why: only ? 'many' : 'none' });
    }
  }
  return { cards: [...found.values()], notFound };
}

async function byIds(context: AccountContext, ids: readonly string[]): Promise<ChosenCard[]> {
  const unique = [...new Set(ids)];
  const rows: ChosenCard[] = [];
  for (let from = 0; from < unique.length; from += VALUES_AT_ONCE) {
    const some = await visibleCards(context.trx, context)
      .select(COLUMNS)
      .where('c.id', 'in', unique.slice(from, from + VALUES_AT_ONCE))
      .execute();
    rows.push(...some);
  }
  return rows;
}

/** The cards that a person means, of those that they may see; one too many tells that it is too many. */
export async function chooseCards(context: AccountContext, selection: Selection): Promise<Choice> {
  if (selection.pasted !== undefined) return fromList(context, selection.pasted);
  if (selection.cardIds) return { cards: await byIds(context, selection.cardIds), notFound: [] };
  const cards = await selectCards(context, selection.filters ?? {})
    .select(COLUMNS)
    .orderBy('c.last4')
    .orderBy('c.id')
    .limit(CARDS_PER_BULK_MAX + 1)
    .execute();
  return { cards, notFound: [] };
}
