import { belongsTo, endingActionOf, type Card, type EndingAction } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { cardsByIds } from '../cards/cardRows.ts';
import type { RosterKind } from './roster.ts';

/** Maximum number of cards that are listed with a driver or vehicle. */
const CARDS_SHOWN_MAX = 100;

/** A driver's or vehicle's cards in the person's fleets, active ones first. */
export async function cardsOf(
  context: AccountContext,
  kind: RosterKind,
  id: string,
): Promise<Card[]> {
  const { trx, account, fleetIds } = context;
  const rows = await selectIn(trx, account.account_id, 'cards')
    .select('id')
    .where(kind.column, '=', id)
    .where(inFleets('cards.fleet_id', fleetIds))
    .orderBy(sql`status = 'active'`, 'desc')
    .orderBy('id', 'desc')
    .limit(CARDS_SHOWN_MAX)
    .execute();
  return cardsByIds(
    context,
    rows.map((row) => row.id),
  );
}

export interface EndingCard {
  readonly row: Row<'cards'>;
  readonly action: EndingAction;
}

/** Cards that end with a driver or vehicle, in every fleet, and how each ends. */
export async function endingCards(
  { trx, account }: AccountContext,
  kind: RosterKind,
  id: string,
  lock = false,
): Promise<EndingCard[]> {
  const query = selectIn(trx, account.account_id, 'cards')
    .selectAll()
    .where(kind.column, '=', id)
    .orderBy('id');
  const rows = await (lock ? query.forUpdate() : query).execute();
  return rows.flatMap((row) => {
    if (!belongsTo(kind.subject, row.card_type)) return [];
    const action = endingActionOf(row.status, { accountState: account.state });
    return action ? [{ row, action }] : [];
  });
}
