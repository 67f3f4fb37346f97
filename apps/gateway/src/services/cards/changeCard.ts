import type { UpdateObject } from 'kysely';
import type { Card } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row, Schema } from '../../store/schema.ts';
import { cardsByIds } from './cardRows.ts';

export type CardPatch = Omit<UpdateObject<Schema, 'cards'>, 'account_id' | 'id' | 'version'>;

/** Rewrites a locked card and increments its version. */
export async function writeCard(
  { trx, account }: Pick<AccountContext, 'trx' | 'account'>,
  card: Pick<Row<'cards'>, 'id' | 'version'>,
  patch: CardPatch,
): Promise<void> {
  await changeRow(trx, account.account_id, 'cards', card.id, patch);
}

/** One card as lists show it. @throws Refusal */
export async function readCard(context: AccountContext, cardId: string): Promise<Card> {
  const [card] = await cardsByIds(context, [cardId]);
  if (!card) throw notFound('card');
  return card;
}
