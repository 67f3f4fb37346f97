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
import { holdCounter } from '../orders/counters.ts';
import { passcodeNeeded, takePasscodeProof } from '../people/passcodeProofs.ts';
import { readCheck } from './checkRows.ts';
import { issueCheck, refuseDuplicate } from './issueCheck.ts';
import { askSecondPerson, readRequest } from './requests.ts';
import { readConfig, readStanding } from './standing.ts';

async function requireFleet(context: AccountContext, fleetId: string) {
  if (await seesFleet(context, fleetId)) return;
  throw invalidAt('draft.fleetId', 'import.unknownFleet');
}

async function requireIssuer(context: AccountContext, fleetId: string) {
  const isPasscodeRight = await takePasscodeProof(context.trx, context);
  if (!isPasscodeRight) throw passcodeNeeded();
  requireAllowed(can(context.actor, 'expressChecks.issue', { fleetId, isPasscodeRight }));
}

/** Why a draft cannot be issued by a person, as fields of the form. @throws Refusal */
export async function refuseImpossible(
  context: AccountContext,
  draft: ExpressCheckDraft,
  userId: string,
) {
  const config = await readConfig(context, draft.fleetId);
  const standing = await readStanding(context, draft.fleetId, userId, config);
  const fields = expressIssueReasons(draft.amountCents, draft.feeMode, standing);
  if (fields.length > 0) throw new Refusal(422, 'expressCheck.notPossible', { fields });
  return { config, feeCents: standing.feeCents };
}

/**
 * Issues a check at once, or asks a second person above the fleet's amount. The checks of
 * one account come one after the other, so that no limit is used twice.
 * [EXPR-04 to EXPR-07, EXPR-11]
 */
export const createExpressCheck: HandlerOf<'createExpressCheck'> = async ({ body }, context) => {
  const { trx, account, person } = context;
  const { draft, notDuplicateOf = null } = body;
  await requireFleet(context, draft.fleetId);
  await requireIssuer(context, draft.fleetId);
  await holdCounter(trx, account.account_id, 'expressCheck');
  const { config, feeCents } = await refuseImpossible(context, draft, person.user_id);
  const { payeeCents } = expressCharges(draft.amountCents, draft.feeMode, feeCents);
  await refuseDuplicate(context, draft, payeeCents, notDuplicateOf);
  if (needsSecondPerson(draft.amountCents, config)) {
    const requestId = await askSecondPerson(context, draft);
    return { check: null, request: await readRequest(context, requestId) };
  }
  const checkId = await issueCheck(context, {
    draft,
    feeCents,
    issuedBy: person.user_id,
    approvedBy: null,
  });
  return { check: await readCheck(context, checkId), request: null };
};
