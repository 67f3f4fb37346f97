import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

/** A card that the person may see. @throws Refusal `card.notFound` */
export async function findCard(
  { trx, account, fleetIds }: AccountContext,
  cardId: string,
): Promise<Row<'cards'>> {
  const card = await trx
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .where('id', '=', cardId)
    .where(inFleets('cards.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}
