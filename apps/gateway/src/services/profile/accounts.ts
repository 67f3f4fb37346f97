import { permissionsOf } from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { recordPersonEvent } from '../people/personEvents.ts';

/** The accounts that the person may switch to, the one used last first. [GW-55, SCREEN-59] */
export const listProfileAccounts: HandlerOf<'listProfileAccounts'> = async (
  _input,
  { trx, person },
) => {
  const rows = await trx
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.account_id', 'grants.account_id')
    .leftJoin('person_accounts as used', (join) =>
      join
        .onRef('used.account_id', '=', 'grants.account_id')
        .onRef('used.user_id', '=', 'grants.user_id'),
    )
    .select([
      'accounts.account_id',
      'accounts.account_number',
      'accounts.name',
      'grants.role',
      'used.is_default',
      'used.last_used_at',
    ])
    .where('grants.user_id', '=', person.user_id)
    .where('grants.state', '<>', 'locked')
    .orderBy('used.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('accounts.account_number')
    .execute();
  return {
    items: rows.map((row) => ({
      sysAccountId: row.account_id,
      accountNumber: row.account_number,
      name: row.name,
      role: row.role,
      isDefault: row.is_default ?? false,
      lastUsedAt: row.last_used_at,
    })),
  };
};

/** Remembers the account that the person works in, and whether to begin with it. [GW-55, SCREEN-59] */
export const chooseProfileAccount: HandlerOf<'chooseProfileAccount'> = async (
  { params, body },
  context,
) => {
  const { trx, person, now } = context;
  const { sysAccountId } = params;
  const granted = await trx
    .selectFrom('grants')
    .select('account_id')
    .where('user_id', '=', person.user_id)
    .where('account_id', '=', sysAccountId)
    .executeTakeFirst();
  if (!granted) throw notFound('account');
  if (body.isDefault) {
    await trx
      .updateTable('person_accounts')
      .set({ is_default: false })
      .where('user_id', '=', person.user_id)
      .execute();
  }
  const used = { is_default: body.isDefault, last_used_at: now.toISOString() };
  await trx
    .insertInto('person_accounts')
    .values({ user_id: person.user_id, account_id: sysAccountId, ...used })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet(used))
    .execute();
  await recordPersonEvent(trx, context, {
    action: 'account.chosen',
    after: { sysAccountId, isDefault: body.isDefault },
  });
  return { sysAccountId, isDefault: body.isDefault };
};

/** Everything that the person may do in the selected account. [GW-58, ROLE-24] */
export const getProfilePermissions: HandlerOf<'getProfilePermissions'> = (_input, context) => {
  const { actor, person, fleetIds } = context;
  return Promise.resolve({
    userId: person.user_id,
    role: actor.role,
    fleetIds: fleetIds === null ? null : [...fleetIds],
    permissions: permissionsOf(actor),
  });
};
