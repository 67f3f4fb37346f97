import { jsonb } from '@forecourt/server';
import { CARD_REFUSALS, type FieldIssue } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { issueAt, refusedAt } from '../../http/refusal.ts';
import { updateIn, setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { notPossible } from '../cards/lockCard.ts';
import { requireMay } from './previewCardBulk.ts';
import { lockBulk, toBulk } from './readCardBulk.ts';
import { withAnswers } from './sharedProfiles.ts';

const refusal = (key: FieldIssue['key']) => notPossible(issueAt('bulkId', key));

async function setState(
  context: AccountContext,
  row: Row<'card_bulks'>,
  state: Row<'card_bulks'>['state'],
) {
  await setIn(context.trx, row.account_id, 'card_bulks', row.id, {
    state,
    emulated_by: context.emulator?.username ?? null,
  });
  return { bulk: await toBulk(context, { ...row, state }) };
}

const enqueue = ({ trx, jobs }: AccountContext, row: Row<'card_bulks'>) =>
  jobs.send(trx, 'card-bulk', { accountId: row.account_id, bulkId: row.id }, 0);

/** Locks an action for the person who previewed it; others might see different cards. */
async function lockOwn(context: AccountContext, bulkId: string) {
  const row = await lockBulk(context, bulkId);
  requireMay(context, row.action);
  if (row.user_id === context.person.user_id) return row;
  throw refusedAt(403, 'access.denied', 'bulkId', 'access.fleet');
}

/** Starts the job for a previewed action. */
export const startCardBulk: HandlerOf<'startCardBulk'> = async ({ params, body }, context) => {
  const row = await lockOwn(context, params.bulkId);
  if (row.state !== 'draft') throw refusal(CARD_REFUSALS.bulkStarted);
  const action = await withAnswers(context, row, body.sharedProfiles ?? []);
  await setIn(context.trx, row.account_id, 'card_bulks', row.id, { action: jsonb(action) });
  await enqueue(context, row);
  return setState(context, { ...row, action }, 'running');
};

/** Cancels the rest of an action; cards that it already changed stay changed. */
export const cancelCardBulk: HandlerOf<'cancelCardBulk'> = async ({ params }, context) => {
  const row = await lockOwn(context, params.bulkId);
  if (row.state !== 'running' && row.state !== 'draft') throw refusal(CARD_REFUSALS.bulkNotRunning);
  await updateIn(context.trx, row.account_id, 'card_bulk_rows')
    .set({ state: 'canceled' })
    .where('bulk_id', '=', row.id)
    .where('state', '=', 'ready')
    .execute();
  return setState(context, row, 'canceled');
};

/** Starts a job that undoes the action, except on cards that were changed since. */
export const undoCardBulk: HandlerOf<'undoCardBulk'> = async ({ params }, context) => {
  const row = await lockOwn(context, params.bulkId);
  const { canUndo } = await toBulk(context, row);
  if (!canUndo) throw refusal(CARD_REFUSALS.bulkNotUndoable);
  await enqueue(context, row);
  return setState(context, row, 'undoing');
};
