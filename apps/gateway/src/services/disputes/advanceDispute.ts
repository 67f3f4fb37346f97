import {
  disputeLifecycle,
  startOfDay,
  type DisputeAction,
  type NotificationKind,
} from '@forecourt/validation';
import { parseDate } from '@internationalized/date';
import type { JobData } from '../../jobs/jobs.ts';
import { between } from '../../ledger/postMovement.ts';
import { postToday } from '../../ledger/postToday.ts';
import { rowIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { claimWaiver } from '../addOns/claimWaiver.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import { moveDispute } from './changeDispute.ts';

type Verdict = Extract<DisputeAction, 'credit' | 'deny'>;

/** Decides disputes: the issuer's processor, or the sandbox. */
export interface DisputeReview {
  decide(dispute: {
    readonly disputeNumber: string;
    readonly type: Row<'disputes'>['type'];
    readonly amountCents: number;
  }): Promise<Verdict>;
}

/** The sandbox denies amounts that end in these cents, so that both outcomes can be tested. */
const DENIED_CENTS = 13;

/** Stands in for the processor if none is configured; credits all but test amounts. */
export const sandboxReview: DisputeReview = {
  decide: async ({ amountCents }) => (amountCents % 100 === DENIED_CENTS ? 'deny' : 'credit'),
};

export interface AdvanceDisputeContext {
  readonly trx: Trx;
  readonly now: Date;
  readonly review: DisputeReview;
}

async function findDispute(trx: Trx, { accountId, disputeId }: JobData['dispute-step']) {
  const dispute = await rowIn(trx, accountId, 'disputes', disputeId).forUpdate().executeTakeFirst();
  const account = await readAccount(trx, accountId);
  return dispute && account ? { dispute, account } : null;
}

/** Adds a notification about a dispute's outcome or what it is waiting for. */
const notifyOf = (
  { trx, now }: AdvanceDisputeContext,
  dispute: Row<'disputes'>,
  kind: NotificationKind,
  params: NewNotification['params'] = {},
): Promise<void> =>
  notify(trx, {
    accountId: dispute.account_id,
    fleetId: dispute.fleet_id,
    kind,
    params: {
      disputeNumber: dispute.dispute_number,
      amountCents: dispute.amount_cents,
      ...params,
    },
    disputeId: dispute.id,
    at: now,
  });

/** Reminds people that a dispute needs documents, and by when. [DISP-06] */
function remind(
  context: AdvanceDisputeContext,
  account: Row<'accounts'>,
  dispute: Row<'disputes'>,
): Promise<void> {
  const deadline = startOfDay(
    account.time_zone,
    parseDate(dispute.documents_due_on).add({ days: 1 }),
  );
  const dueAt = new Date(deadline.getTime() - 1).toISOString();
  return notifyOf(context, dispute, 'notification.disputeDocumentsDue', { dueAt });
}

/** The event and notification for each outcome. */
const OUTCOMES = {
  credit: { event: 'dispute.credited', news: 'notification.disputeCredited' },
  deny: { event: 'dispute.denied', news: 'notification.disputeDenied' },
  expire: { event: 'dispute.expired', news: 'notification.disputeExpired' },
} as const;

/**
 * Runs one step of a dispute: the processor's decision, the reminder about missing documents, or
 * its expiration without them. Does nothing if the dispute has already moved on. [DISP-06]
 */
export async function advanceDispute(
  context: AdvanceDisputeContext,
  job: JobData['dispute-step'],
): Promise<void> {
  const { trx, now, review } = context;
  const record = await findDispute(trx, job);
  if (!record) return;
  const { dispute, account } = record;
  const from = job.step === 'decide' ? 'underReview' : 'documentsDue';
  if (dispute.status !== from) return;
  if (job.step === 'remind') return remind(context, account, dispute);
  const { dispute_number, type, amount_cents } = dispute;
  const action =
    job.step === 'expire'
      ? 'expire'
      : await review.decide({ disputeNumber: dispute_number, type, amountCents: amount_cents });
  const { event, news } = OUTCOMES[action];
  const { to } = disputeLifecycle.table[action];
  await moveDispute(trx, dispute, { status: to, decidedAt: now, by: null, at: now });
  if (action === 'credit') {
    // the credited amount is no longer owed
    const lines = between('purchases', 'receivable', amount_cents);
    await postToday({ trx, account, now }, 'disputeCredit', dispute.id, lines);
  }
  const isClaimed = action === 'credit' && (await claimWaiver(trx, { account, dispute, now }));
  const source = systemSource(job.accountId, now);
  await recordFact(trx, source, ['dispute', dispute.id], event, {
    before: { status: dispute.status },
    after: { status: to },
  });
  if (isClaimed) {
    await recordFact(trx, source, ['dispute', dispute.id], 'dispute.waiverClaimed');
  }
  await notifyOf(context, dispute, news);
}
