import { type Transfer, transfer } from '@forecourt/validation';
import { notFound } from '../../http/refusal.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { factsOf } from '../../store/factsOf.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { newestPage, type PageQuery } from '../../store/newestPage.ts';

/** An account's transfers, joined with their methods. */
export const transfersOf = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'transfers as t').innerJoin('funding_methods as m', (on) =>
    sameAccount(on, 'm.id', 't.method_id'),
  );

const withMethod = (transfers: ReturnType<typeof transfersOf>) =>
  transfers.selectAll('t').select(['m.type', 'm.name', 'm.last4']);
type TransferRow = Row<'transfers'> & Pick<Row<'funding_methods'>, 'type' | 'name' | 'last4'>;

/** Converts a row to its API shape. */
const toTransfer = (row: TransferRow): Transfer => ({
  ...factsOf(transfer, row),
  transferId: row.id,
  number: row.transfer_number,
  method: { methodId: row.method_id, type: row.type, name: row.name, last4: row.last4 },
  isAutomatic: row.asked_by === null,
});

/** Reads one transfer in its API shape. @throws Refusal `payment.notFound` */
export async function readTransfer(
  trx: Trx,
  accountId: string,
  transferId: string,
): Promise<Transfer> {
  const row = await withMethod(transfersOf(trx, accountId))
    .where('t.id', '=', transferId)
    .executeTakeFirstOrThrow(() => notFound('payment'));
  return toTransfer(row);
}

/** The newest of the given transfers, or the last to be received; `null` if there are none. */
export async function newestTransfer(
  transfers: ReturnType<typeof transfersOf>,
  by: 't.submitted_at' | 't.received_on' = 't.submitted_at',
): Promise<Transfer | null> {
  const row = await withMethod(transfers)
    .orderBy(by, 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toTransfer(row) : null;
}

/** A page of the given transfers, newest first. */
export const pageOfTransfers = (transfers: ReturnType<typeof transfersOf>, query: PageQuery) =>
  newestPage(withMethod(transfers), query, { by: 't.submitted_at', toItem: toTransfer });
