import { jsonb } from '@forecourt/server';
import { DEFAULT_ALERT_TIMES } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { putVersioned, selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';

const read = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'alert_times')
    .selectAll()
    .where('user_id', '=', person.user_id);

/** The caller's alert times, or the defaults if none are set. [GW-134, ALERT-02] */
export const getAlertTimes: HandlerOf<'getAlertTimes'> = async (_input, context) => {
  const row = await read(context).executeTakeFirst();
  return { times: row?.times ?? DEFAULT_ALERT_TIMES, version: row?.version ?? 0 };
};

/** Sets the caller's alert times. Messages already waiting keep theirs. [GW-134, ALERT-02] */
export const putAlertTimes: HandlerOf<'putAlertTimes'> = async ({ body }, context) => {
  const { user_id } = context.person;
  const before = await read(context).executeTakeFirst();
  const values = { times: jsonb(body) };
  const { version } = await putVersioned(context, 'alert_times', { user_id }, values);
  await recordEvent(context, ['user', user_id], 'alertTimes.changed', {
    before: before?.times ?? null,
    after: body,
  });
  return { times: body, version };
};
