import { startOfDay } from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import type { Row, Trx } from '../../store/schema.ts';
import { notify } from '../notifications/notify.ts';

/** Tells that a dispute still waits for documents, and until when. [DISP-06] */
export async function remindOfDocuments(
  { trx, now }: { readonly trx: Trx; readonly now: Date },
  { dispute, account }: { readonly dispute: Row<'disputes'>; readonly account: Row<'accounts'> },
): Promise<void> {
  const over = startOfDay(account.time_zone, parseDate(dispute.documents_due_on).add({ days: 1 }));
  await notify(trx, {
    accountId: dispute.account_id,
    fleetId: dispute.fleet_id,
    kind: 'notification.disputeDocumentsDue',
    params: {
      disputeNumber: dispute.dispute_number,
      amountCents: dispute.amount_cents,
      dueAt: new Date(over.getTime() - 1).toISOString(),
    },
    disputeId: dispute.id,
    at: now,
  });
}
