import { can, EXPRESS_REFUSALS, expressCheckDraft } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { findAccess } from '../../http/people.ts';
import { Refusal, refusedAt } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { changeRow } from '../../store/inAccount.ts';
import { notify, resolveOpen } from '../notifications/notify.ts';
import { lockCounter } from '../orders/counters.ts';
import { checkDraft } from './createExpressCheck.ts';
import { issueCheck } from './issueCheck.ts';
import {
  groupOf,
  lockWaitingRequest,
  readRequest,
  recordRequest,
  toRequest,
  visibleRequests,
} from './requests.ts';

const SHOWN_REQUESTS = 50;

/** Requests that await a second person, then those already decided, each newest first. */
export const listExpressRequests: HandlerOf<'listExpressRequests'> = async (_input, context) => {
  const rows = await visibleRequests(context)
    .orderBy((e) => e('q.state', '=', 'waiting'), 'desc')
    .orderBy('q.requested_at', 'desc')
    .limit(SHOWN_REQUESTS)
    .execute();
  return { items: rows.map((row) => toRequest(row, context)) };
};

const requesterGone = () =>
  refusedAt(422, 'expressCheck.notPossible', '', EXPRESS_REFUSALS.requesterGone);

/**
 * Only the requester ever sees the code, so a check for someone who may no longer issue one would
 * be charged but useless. @throws Refusal
 */
async function requireRequester(
  { trx, account, now }: AccountContext,
  { requested_by: userId, fleet_id: fleetId }: Awaited<ReturnType<typeof lockWaitingRequest>>,
): Promise<void> {
  const { actor } = await findAccess(trx, { userId, now }, account.account_id).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? requesterGone() : error;
    },
  );
  if (!can(actor, 'expressChecks.issue', { fleetId }).allowed) throw requesterGone();
}

/**
 * Declines another person's request, or approves it, which issues the check under current limits.
 * No one can approve their own request.
 */
export const decideExpressRequest: HandlerOf<'decideExpressRequest'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, now } = context;
  await lockCounter(trx, account.account_id, 'expressCheck');
  const row = await lockWaitingRequest(context, params.requestId);
  const draft = factsOf(expressCheckDraft, row);
  let checkId: string | null = null;
  if (body.approve) {
    await requireRequester(context, row);
    const { requested_by: issuedBy } = row;
    // a duplicate may have been issued since the request was made
    const { feeCents } = await checkDraft(context, draft, issuedBy, body.notDuplicateOf);
    checkId = await issueCheck(context, {
      draft,
      feeCents,
      issuedBy,
      approvedBy: person.user_id,
    });
  }
  const state = body.approve ? 'approved' : 'declined';
  await changeRow(trx, account.account_id, 'express_requests', row.id, {
    state,
    decided_at: now.toISOString(),
    decided_by: person.user_id,
    check_id: checkId,
  });
  await recordRequest(context, row.id, state, { checkId });
  const settlement = { accountId: account.account_id, by: person.user_id, at: now };
  await resolveOpen(trx, settlement, 'group_key', [groupOf(row.id)]);
  await notify(trx, {
    accountId: account.account_id,
    fleetId: row.fleet_id,
    userId: row.requested_by,
    kind: body.approve ? 'notification.expressCheckApproved' : 'notification.expressCheckDeclined',
    params: {
      amountCents: row.amount_cents,
      name: `${person.first_name} ${person.last_name}`,
    },
    at: now,
  });
  return { request: await readRequest(context, row.id) };
};
