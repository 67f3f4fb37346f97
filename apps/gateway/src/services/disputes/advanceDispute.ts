import {
  dayIn,
  disputeLifecycle,
  type DisputeAction,
  type NotificationKind,
} from '@forecourt/validation';
import type { JobData } from '../../jobs/queue.ts';
import { postMovement, between } from '../../ledger/postMovement.ts';
import { rowIn } from '../../store/inAccount.ts';
import { readAccount } from '../../store/readAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { claimWaiver } from '../addOns/claimWaiver.ts';
import { type EventFact, recordEvents } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { notify } from '../notifications/notify.ts';
import { moveDispute } from './changeDispute.ts';
import { remindOfDocuments } from './remindOfDocuments.ts';

type Verdict = Extract<DisputeAction, 'credit' | 'deny'>;

/** Who decides disputes: the issuer's processor. */
export interface DisputeReview {
  decide(dispute: {
    readonly disputeNumber: string;
    readonly type: Row<'disputes'>['type'];
    readonly amountCents: number;
  }): Promise<Verdict>;
}

/** Amounts that end in so many cents are denied, so that both ends can be tried. */
const DENIED_CENTS = 13;

/** Stands in for the processor where there is none: credits what it does not know to deny. */
export const sandboxReview: DisputeReview = {
  decide: async ({ amountCents }) => (amountCents % 100 === DENIED_CENTS ? 'deny' : 'credit'),
};

const KINDS: Readonly<Record<Verdict | 'expire', NotificationKind>> = {
  credit: 'notification.disputeCredited',
  deny: 'notification.disputeDenied',
  expire: 'notification.disputeExpired',
};

export interface AdvanceDisputeContext {
  readonly trx: Trx;
  readonly now: Date;
  readonly review: DisputeReview;
}

async function find(trx: Trx, { accountId, disputeId }: JobData['dispute-step']) {
  const dispute = await rowIn(trx, accountId, 'disputes', disputeId).forUpdate().executeTakeFirst();
  const account = await readAccount(trx, accountId);
  return dispute && account ? { dispute, account } : null;
}

/** What is credited is owed no more. */
async function creditAccount(
  { trx, now }: AdvanceDisputeContext,
  account: Row<'accounts'>,
  dispute: Row<'disputes'>,
): Promise<void> {
  await postMovement(trx, {
    accountId: account.account_id,
    enteredOn: dayIn(account.time_zone, now).toString(),
    currency: account.currency,
    kind: 'disputeCredit',
    referenceId: dispute.id,
    lines: between('purchases', 'receivable', dispute.amount_cents),
  });
}

/** What the history calls each end. */
const ENDINGS = {
  credit: 'dispute.credited',
  deny: 'dispute.denied',
  expire: 'dispute.expired',
} as const;

/** The line of the history that says so next to the credit. */
const claimedEvent = ({ id }: Row<'disputes'>): EventFact => ({
  subject: ['dispute', id],
  action: 'dispute.waiverClaimed',
});

/**
 * Ends a dispute: by the processor's decision, or because no document came, of which it reminds before.
 * Run again, or after it was
 * withdrawn, it changes nothing. [DISP-06]
 */
export async function advanceDispute(
  context: AdvanceDisputeContext,
  job: JobData['dispute-step'],
): Promise<void> {
  const { trx, now, review } = context;
  const found = await find(trx, job);
  if (!found) return;
  const { dispute, account } = found;
  const from = job.step === 'decide' ? 'underReview' : 'documentsDue';
  if (dispute.status !== from) return;
  if (job.step === 'remind') return remindOfDocuments(context, found);
  const { dispute_number, type, amount_cents } = dispute;
  const action =
    job.step === 'expire'
      ? 'expire'
      : await review.decide({ disputeNumber: dispute_number, type, amountCents: amount_cents });
  const { to } = disputeLifecycle.table[action];
  await moveDispute(trx, dispute, { status: to, decidedAt: now, by: null, at: now });
  if (action === 'credit') await creditAccount(context, account, dispute);
  const isClaimed = action === 'credit' && (await claimWaiver(trx, { account, dispute, now }));
  const { accountId } = job;
  await recordEvents(trx, systemSource(accountId, now), [
    {
      subject: ['dispute', dispute.id],
      action: ENDINGS[action],
      before: { status: dispute.status },
      after: { status: to },
    },
    ...(isClaimed ? [claimedEvent(dispute)] : []),
  ]);
  await notify(trx, {
    accountId,
    fleetId: dispute.fleet_id,
    kind: KINDS[action],
    params: { disputeNumber: dispute_number, amountCents: amount_cents },
    disputeId: dispute.id,
    at: now,
  });
}
