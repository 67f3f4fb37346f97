import { insertRows } from './insertRows.ts';
import type { NewRow, Trx } from './schema.ts';

/** Inserts card secrets, numbers first, since the registry rejects one that a card already has. */
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
