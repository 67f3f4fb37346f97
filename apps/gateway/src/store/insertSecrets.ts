import { insertRows } from './insertRows.ts';
import type { NewRow, Trx } from './schema.ts';

/** Enters secrets of cards, their numbers first: the registry refuses one that any card has. */
export async function insertSecrets(
  trx: Trx,
  secrets: readonly NewRow<'card_secrets'>[],
): Promise<void> {
  const numbers = secrets.map(({ number_hmac, account_id, card_id }) => ({
    number_hmac,
    account_id,
    card_id,
  }));
  await insertRows(trx, 'card_numbers', numbers);
  await insertRows(trx, 'card_secrets', secrets);
}
