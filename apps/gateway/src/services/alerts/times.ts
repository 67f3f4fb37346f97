import { jsonb } from '@forecourt/server';
import { DEFAULT_ALERT_TIMES } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { stale } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { recordEvent } from '../events/recordEvent.ts';

const read = ({ trx, account, person }: AccountContext) =>
  selectIn(trx, account.account_id, 'alert_times')
    .selectAll()
    .where('user_id', '=', person.user_id);

/** When messages reach the caller. [GW-134, ALERT-02] */
export const getAlertTimes: HandlerOf<'getAlertTimes'> = async (_input, context) => {
  const row = await read(context).executeTakeFirst();
  return { times: row?.times ?? DEFAULT_ALERT_TIMES, version: row?.version ?? 0 };
};

/** Messages that wait already keep their time. [GW-134, ALERT-02] */
export const putAlertTimes: HandlerOf<'putAlertTimes'> = async ({ body }, context) => {
  const { trx, account, person, expectedVersion } = context;
  const before = await read(context).forUpdate().executeTakeFirst();
  const version = before?.version ?? 0;
  if (version !== expectedVersion) throw stale(expectedVersion, version);
  const row = {
    account_id: account.account_id,
    user_id: person.user_id,
    times: jsonb(body),
    version: version + 1,
  };
  await trx
    .insertInto('alert_times')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id'])
        .doUpdateSet({ times: row.times, version: row.version }),
    )
    .execute();
  await recordEvent(context, ['user', person.user_id], 'alertTimes.changed', {
    before: before?.times ?? null,
    after: body,
  });
  return { times: body, version: row.version };
};
