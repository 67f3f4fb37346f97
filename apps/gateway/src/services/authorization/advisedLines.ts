import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationAdvice } from '@forecourt/api-client/contract';
import { selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { linesOf } from './arrival.ts';
import { lineRows } from './writeBatch.ts';

type Purchase = Pick<Row<'authorizations'>, 'account_id' | 'occurred_on' | 'transaction_id'>;

/** The lines of a purchase as an advice tells them. */
export const advisedLines = (
  { account_id, occurred_on, transaction_id }: Purchase,
  advice: AuthorizationAdvice,
) => lineRows({ account_id, occurred_on, transaction_id }, linesOf(advice), advice.lines);

/** What a network tells of a line. */
const TOLD = ['product_code', 'quantity_thousandths', 'unit_price_mills', 'net_cents'] as const;
const toldOf = (line: Pick<Row<'transaction_lines'>, (typeof TOLD)[number]>) =>
  TOLD.map((name) => line[name]);

/** Whether the stored lines of a purchase are those of the advice. */
export async function hasAdvisedLines(
  trx: Trx,
  purchase: Purchase,
  advice: AuthorizationAdvice,
): Promise<boolean> {
  const stored = await selectIn(trx, purchase.account_id, 'transaction_lines')
    .select(TOLD)
    .where('occurred_on', '=', purchase.occurred_on)
    .where('transaction_id', '=', purchase.transaction_id)
    .orderBy('line_number')
    .execute();
  return isDeepStrictEqual(stored.map(toldOf), advisedLines(purchase, advice).map(toldOf));
}
