import { isMethodUsable } from '@forecourt/validation';
import type { JobData } from '../../jobs/jobs.ts';
import type { JobQueue, JobSender } from '../../jobs/queue.ts';
import type { PaymentProvider } from '../../payments/paymentProvider.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';
import { lockTransfer, moveTransfer } from './moveTransfer.ts';

export interface SubmitContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: JobSender;
  readonly payments: PaymentProvider;
}

/**
 * Submits a transfer to the provider. Its ID is the reference, so a retry after a lost response
 * counts once. Skips transfers that are canceled or past submission. Fails a scheduled payment
 * whose method is no longer usable, so that no removed method is charged. [FUND-08]
 */
export async function submitTransfer(
  { db, now, jobs, payments }: SubmitContext,
  { accountId, transferId }: JobData['transfer-submit'],
): Promise<void> {
  const submission = await db.transaction().execute(async (trx) => {
    const locked = await lockTransfer(trx, accountId, transferId);
    if (!locked) return null;
    const method = await selectIn(trx, accountId, 'funding_methods')
      .select(['token', 'state', 'usable_from as usableFrom', 'removed_at as removedAt'])
      .where('id', '=', locked.transfer.method_id)
      .executeTakeFirstOrThrow();
    if (locked.transfer.stage === 'scheduled') {
      const context = { trx, jobs, now: now() };
      if (!isMethodUsable(method, context.now)) {
        await moveTransfer(context, locked, 'fail', { failure: 'methodRefused' });
        return null;
      }
      await moveTransfer(context, locked, 'submit');
    } else if (locked.transfer.stage !== 'submitting') return null;
    return { transfer: locked.transfer, token: method.token };
  });
  if (!submission) return;
  const { transfer, token } = submission;
  const result = await payments.submit({
    accountId,
    reference: transfer.id,
    methodToken: token,
    amountCents: transfer.amount_cents + transfer.fee_cents,
    currency: transfer.currency,
  });
  await db.transaction().execute(async (trx) => {
    const locked = await lockTransfer(trx, accountId, transferId);
    if (!locked) return;
    const context = { trx, jobs, now: now() };
    if (result.accepted) await moveTransfer(context, locked, 'accept');
    else await moveTransfer(context, locked, 'fail', { failure: result.failure });
  });
}

/** Resubmits transfers that no job will: an unfinished one is retried by itself for two days. */
export async function sweepTransfers(
  db: Db,
  jobs: Pick<JobQueue, 'send' | 'unfinished'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const submitting = await trx
      .selectFrom('transfers')
      .select(['account_id', 'id'])
      .where('stage', '=', 'submitting')
      .execute();
    // afterward, so that it includes the job of each of them
    const retried = await jobs.unfinished(trx, 'transfer-submit', 'transferId');
    for (const { account_id: accountId, id: transferId } of submitting) {
      if (retried.has(transferId)) continue;
      await jobs.send(trx, 'transfer-submit', { accountId, transferId }, 0);
    }
  });
}
