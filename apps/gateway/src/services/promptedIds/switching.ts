import { canEditPromptedId, type PromptedIdAction } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { Refusal, requireCurrent } from '../../http/refusal.ts';
import { changeRow } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import {
  lockPromptedId,
  lockVisiblePromptedId,
  readPromptedId,
  switched,
  switchRefused,
} from './promptedIds.ts';

/** Maximum number of prompted IDs that one call can turn off. */
const INACTIVATED_MAX = 500;

async function applyAction(
  context: AccountContext,
  row: Row<'prompted_ids'>,
  action: PromptedIdAction,
) {
  const { trx, account } = context;
  const applied = switched(context, row, action);
  if (!applied.ok) return applied.reasons;
  await changeRow(trx, account.account_id, 'prompted_ids', row.id, { status: applied.state });
  await recordEvent(context, ['promptedId', row.id], `promptedId.${action}`, {
    before: { status: row.status },
    after: { status: applied.state },
  });
  return [];
}

/** Turns a driver's prompted ID on or off; a vehicle's is always on. [PID-04, PID-05] */
export const switchPromptedId: HandlerOf<'switchPromptedId'> = async (
  { params, body },
  context,
) => {
  const row = requireCurrent(context, await lockPromptedId(context, params.id));
  const reasons = await applyAction(context, row, body.action);
  if (reasons.length > 0) throw switchRefused(reasons);
  return { promptedId: await readPromptedId(context, params.id) };
};

/** Turns off prompted IDs; returns those that must stay on, each with its reason. [GW-143] */
export const inactivatePromptedIds: HandlerOf<'inactivatePromptedIds'> = async (
  { body },
  context,
) => {
  const ids = [...new Set(body.ids)].toSorted();
  if (ids.length > INACTIVATED_MAX) {
    throw new Refusal(422, 'promptedId.tooMany', { params: { max: INACTIVATED_MAX } });
  }
  const refused = [];
  for (const id of ids) {
    const row = await lockVisiblePromptedId(context, id);
    const answer = canEditPromptedId(context.actor, { fleetId: row.fleet_id });
    const [reason] = answer.allowed ? await applyAction(context, row, 'turnOff') : answer.reasons;
    if (reason) refused.push({ id, name: row.name, key: reason.key, params: { ...reason.params } });
  }
  return { turnedOff: ids.length - refused.length, refused };
};
