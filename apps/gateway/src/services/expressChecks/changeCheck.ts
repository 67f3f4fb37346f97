import {
  EXPRESS_REFUSALS,
  EXPRESS_CODE_DISPLAY_SECONDS,
  expressCheckLifecycle,
  expressCheckRefundCents,
  type ExpressCheckHappening,
  type MessageKey,
} from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { refusedAt, refusedFor, requireCurrent } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { between } from '../../ledger/postMovement.ts';
import { postToday } from '../../ledger/postToday.ts';
import { changeRow, updateIn } from '../../store/inAccount.ts';
import type { Db, NewRow, Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCheck, readCheck } from './readChecks.ts';

const notPossible = (path: string, key: MessageKey) =>
  refusedAt(422, 'expressCheck.notPossible', path, key);

interface Change {
  readonly action: ExpressCheckHappening;
  readonly set: Partial<NewRow<'express_checks'>>;
  readonly after: unknown;
  readonly reason?: string | null;
}

/** Updates a check and records the change in its history. */
async function updateCheck(context: AccountContext, row: Row<'express_checks'>, change: Change) {
  await changeRow(context.trx, row.account_id, 'express_checks', row.id, change.set);
  await recordEvent(context, ['expressCheck', row.id], `expressCheck.${change.action}`, {
    before: { status: row.status },
    after: change.after,
    reason: change.reason ?? null,
  });
}

/** Blocks a check permanently, or holds it, which refunds its amount. [EXPR-02, EXPR-03] */
export const endExpressCheck: HandlerOf<'endExpressCheck'> = async ({ params, body }, context) => {
  const row = await lockCheck(context, params.checkId);
  const { action } = body;
  requireCurrent(context, row);
  const applied = expressCheckLifecycle.apply(row.status, action, {
    accountState: context.account.state,
    isRegistered: row.registered_at !== null,
    isCashed: row.cashed_at !== null,
  });
  if (!applied.ok) throw refusedFor(422, 'expressCheck.notPossible', 'action', applied.reasons);
  const refundCents = expressCheckRefundCents(action, row.amount_cents);
  if (refundCents > 0) {
    // the amount of a held check is no longer owed; its fee still is
    const lines = between('checks', 'receivable', refundCents);
    await postToday(context, 'expressCheckRefund', row.id, lines);
  }
  await updateCheck(context, row, {
    action: action === 'hold' ? 'onHold' : 'blocked',
    set: { status: applied.state, code_sealed: null },
    after: { status: applied.state, refundCents },
    reason: body.reason === '' ? null : body.reason,
  });
  return { check: await readCheck(context, row.id) };
};

/**
 * Reveals the code to the check's issuer, once: the first call opens a window in which a lost
 * response can be requested again. A job erases the code when the window closes.
 */
export const showExpressCode: HandlerOf<'showExpressCode'> = async ({ params }, context) => {
  const { trx, account, person, now, vault, jobs } = context;
  const row = await lockCheck(context, params.checkId);
  if (row.issued_by !== person.user_id) throw notPossible('code', EXPRESS_REFUSALS.notIssuer);
  if (row.status !== 'activated') throw notPossible('code', `expressCheck.is.${row.status}`);
  const shownUntil = row.code_shown_until === null ? null : Date.parse(row.code_shown_until);
  if (row.code_sealed === null || (shownUntil !== null && shownUntil <= now.getTime())) {
    throw notPossible('code', EXPRESS_REFUSALS.codeShown);
  }
  const endsAt = shownUntil ?? now.getTime() + EXPRESS_CODE_DISPLAY_SECONDS * 1000;
  if (shownUntil === null) {
    const code_shown_until = new Date(endsAt).toISOString();
    await updateCheck(context, row, {
      action: 'codeShown',
      set: { code_shown_until },
      after: null,
    });
    const job = { accountId: account.account_id, checkId: row.id };
    await jobs.send(trx, 'express-code', job, EXPRESS_CODE_DISPLAY_SECONDS);
  }
  const seconds = Math.max(1, Math.round((endsAt - now.getTime()) / 1000));
  return { code: vault.openCheckCode(row.id, row.code_sealed), seconds };
};

/** Erases a code that was shown; the HMAC that verifies a payee's code remains. */
export async function eraseExpressCode(
  db: Db,
  { accountId, checkId }: JobData['express-code'],
): Promise<void> {
  await updateIn(db, accountId, 'express_checks')
    .set({ code_sealed: null })
    .where('id', '=', checkId)
    .where('code_shown_until', 'is not', null)
    .execute();
}

/** Registers a payee's paper check; repeating the call changes nothing. */
export const registerExpressCheck: HandlerOf<'registerExpressCheck'> = async (
  { params, body },
  context,
) => {
  const row = await lockCheck(context, params.checkId);
  const isMatch =
    context.vault.checkCodeHmac(body.code) === row.code_hmac &&
    body.amountCents === row.amount_cents;
  if (!isMatch) throw notPossible('code', EXPRESS_REFUSALS.codeWrong);
  if (row.status !== 'activated') throw notPossible('', `expressCheck.is.${row.status}`);
  if (row.registered_at !== null) {
    if (row.check_number === body.checkNumber) return { check: await readCheck(context, row.id) };
    throw notPossible('checkNumber', 'expressCheck.registered');
  }
  await updateCheck(context, row, {
    action: 'registered',
    set: { registered_at: context.now.toISOString(), check_number: body.checkNumber },
    after: { checkNumber: body.checkNumber },
  });
  return { check: await readCheck(context, row.id) };
};
