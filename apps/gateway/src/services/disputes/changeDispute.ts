import {
  attachments,
  ATTACHMENTS_COUNT_MAX,
  disputeLifecycle,
  fieldIssues,
  type DisputeAction,
  type DisputeState,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalid, notFound, requireCurrent, invalidAt, refusedFor } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, selectIn, rowIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { resolveOpen } from '../notifications/notify.ts';
import { readDispute } from './readDisputes.ts';

async function lockDispute({ trx, account, fleetIds }: AccountContext, disputeId: string) {
  return rowIn(trx, account.account_id, 'disputes', disputeId)
    .where(inFleets('disputes.fleet_id', fleetIds))
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('dispute'));
}

const countDocuments = (trx: Trx, { account_id, id }: Row<'disputes'>): Promise<number> =>
  countOf(selectIn(trx, account_id, 'dispute_documents').where('dispute_id', '=', id));

/** The state after an action. @throws Refusal `dispute.refused` with every reason against it */
function stateAfter(
  { account }: AccountContext,
  dispute: Row<'disputes'>,
  action: DisputeAction,
  documentCount: number,
): DisputeState {
  const context = { accountState: account.state, documentCount };
  const applied = disputeLifecycle.apply(dispute.status, action, context);
  if (applied.ok) return applied.state;
  throw refusedFor(409, 'dispute.refused', 'action', applied.reasons);
}

interface Transition {
  readonly status: DisputeState;
  readonly decidedAt: Date | null;
  /** The user who moved it; `null` if the gateway did. */
  readonly by: string | null;
  readonly at: Date;
}

/** Writes a dispute's new state and resolves notifications about the previous one. */
export async function moveDispute(
  trx: Trx,
  dispute: Row<'disputes'>,
  { status, decidedAt, by, at }: Transition,
): Promise<void> {
  const { account_id: accountId, id } = dispute;
  await changeRow(trx, accountId, 'disputes', id, {
    status,
    decided_at: decidedAt?.toISOString() ?? null,
  });
  await resolveOpen(trx, { accountId, by, at }, 'dispute_id', [id]);
}

/** Decodes a document and validates it as an attachment. @throws Refusal */
function readDocument(
  body: { readonly name: string; readonly contentBase64: string },
  existingCount: number,
) {
  const bytes = new Uint8Array(Buffer.from(body.contentBase64, 'base64'));
  const result = attachments().safeParse([{ name: body.name, bytes }]);
  if (!result.success) {
    const issues = fieldIssues(result.error);
    throw invalid(issues.map((issue) => ({ ...issue, path: 'document' })));
  }
  if (existingCount >= ATTACHMENTS_COUNT_MAX) throw invalidAt('document', 'attachment.tooMany');
  return bytes;
}

/** Adds a document; the first one starts the review. [DISP-03 to DISP-06] */
export const addDisputeDocument: HandlerOf<'addDisputeDocument'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, now, jobs, config } = context;
  const dispute = await lockDispute(context, params.disputeId);
  const existingCount = await countDocuments(trx, dispute);
  const status =
    dispute.status === 'underReview'
      ? dispute.status
      : stateAfter(context, dispute, 'review', existingCount + 1);
  const content = readDocument(body, existingCount);
  await insertIn(trx, account.account_id, 'dispute_documents', {
    dispute_id: dispute.id,
    id: newId(),
    name: body.name,
    content,
    added_at: now.toISOString(),
  });
  await moveDispute(trx, dispute, { status, decidedAt: null, by: person.user_id, at: now });
  await recordEvent(context, ['dispute', dispute.id], 'dispute.documentAdded', {
    before: { status: dispute.status },
    after: { status, name: body.name },
  });
  if (status !== dispute.status) {
    const job = { accountId: account.account_id, disputeId: dispute.id, step: 'decide' } as const;
    await jobs.send(trx, 'dispute-step', job, config.disputeReviewSeconds);
  }
  return readDispute(context, dispute.id);
};

/** Withdraws a dispute permanently. */
export const withdrawDispute: HandlerOf<'withdrawDispute'> = async ({ params }, context) => {
  const { trx, person, now } = context;
  const dispute = requireCurrent(context, await lockDispute(context, params.disputeId));
  const status = stateAfter(context, dispute, 'withdraw', await countDocuments(trx, dispute));
  await moveDispute(trx, dispute, { status, decidedAt: now, by: person.user_id, at: now });
  await recordEvent(context, ['dispute', dispute.id], 'dispute.withdrawn', {
    before: { status: dispute.status },
    after: { status },
  });
  return readDispute(context, dispute.id);
};
