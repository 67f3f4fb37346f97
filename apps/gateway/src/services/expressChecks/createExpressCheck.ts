import {
  can,
  expressCharges,
  expressIssueReasons,
  needsSecondPerson,
  type ExpressCheckDraft,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, requireAllowed, invalidAt } from '../../http/refusal.ts';
import { seesFleet } from '../accounts/seesFleet.ts';
import { lockCounter } from '../orders/counters.ts';
import { requirePasscode } from '../people/passcodeProofs.ts';
import { readCheck } from './readChecks.ts';
import { issueCheck, refuseDuplicate } from './issueCheck.ts';
import { requestApproval, readRequest } from './requests.ts';
import { readConfig, readAvailability } from './availability.ts';

async function requireIssuer(context: AccountContext, fleetId: string) {
  if (!(await seesFleet(context, fleetId))) {
    throw invalidAt('draft.fleetId', 'import.unknownFleet');
  }
  await requirePasscode(context);
  const target = { fleetId, isPasscodeCorrect: true };
  requireAllowed(can(context.actor, 'expressChecks.issue', target));
}

/**
 * Returns a draft's fee and its fleet's configuration. @throws Refusal if the person cannot issue
 * it, or if it repeats a recent check that `notDuplicateOf` does not name
 */
export async function checkDraft(
  context: AccountContext,
  draft: ExpressCheckDraft,
  userId: string,
  notDuplicateOf: string | null | undefined,
) {
  const config = await readConfig(context, draft.fleetId);
  const availability = await readAvailability(context, draft.fleetId, userId, config);
  const fields = expressIssueReasons(draft.amountCents, draft.feeMode, availability);
  if (fields.length > 0) throw new Refusal(422, 'expressCheck.notPossible', { fields });
  const { feeCents } = availability;
  const { payeeCents } = expressCharges(draft.amountCents, draft.feeMode, feeCents);
  await refuseDuplicate(context, draft, payeeCents, notDuplicateOf ?? null);
  return { config, feeCents };
}

/**
 * Issues a check immediately, or requests a second person's approval above the fleet's threshold.
 * An account's checks are issued one at a time, so that no limit is spent twice.
 * [EXPR-04 to EXPR-07, EXPR-11]
 */
export const createExpressCheck: HandlerOf<'createExpressCheck'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  const { draft, notDuplicateOf } = body;
  await requireIssuer(context, draft.fleetId);
  await lockCounter(trx, account.account_id, 'expressCheck');
  const { user_id: userId } = person;
  const { config, feeCents } = await checkDraft(context, draft, userId, notDuplicateOf);
  if (needsSecondPerson(draft.amountCents, config)) {
    const requestId = await requestApproval(context, draft);
    return { check: null, request: await readRequest(context, requestId) };
  }
  const checkId = await issueCheck(context, {
    draft,
    feeCents,
    issuedBy: userId,
    approvedBy: null,
  });
  return { check: await readCheck(context, checkId), request: null };
};
