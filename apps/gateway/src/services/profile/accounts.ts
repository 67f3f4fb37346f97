import { permissionsOf } from '@forecourt/validation';
import type { HandlerOf, PersonContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { recordPersonEvent } from '../people/personEvents.ts';

/** Accounts that the person may switch to, most recently used first. [GW-55, SCREEN-59] */
export const listProfileAccounts: HandlerOf<'listProfileAccounts'> = async (
  _input,
  { trx, person },
) => {
  const items = await trx
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.account_id', 'grants.account_id')
    .leftJoin('person_accounts as used', (join) =>
      sameAccount(join, 'used.user_id', 'grants.user_id'),
    )
    .select(['accounts.account_id as sysAccountId', 'accounts.account_number as accountNumber'])
    .select(['accounts.name', 'grants.role', 'used.last_used_at as lastUsedAt'])
    .select((e) => e.fn.coalesce('used.is_default', e.lit(false)).as('isDefault'))
    .where('grants.user_id', '=', person.user_id)
    .where('grants.state', '<>', 'locked')
    .orderBy('used.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('accounts.account_number')
    .execute();
  return { items };
};

/**
 * Records when the person entered an account. `isDefault` sets whether they start there from now
 * on; if omitted, that stays unchanged.
 */
export async function recordAccountVisit(
  context: PersonContext,
  sysAccountId: string,
  isDefault?: boolean,
): Promise<void> {
  const { trx, person, now } = context;
  if (isDefault) {
    await trx
      .updateTable('person_accounts')
      .set({ is_default: false })
      .where('user_id', '=', person.user_id)
      .execute();
  }
  const values = { last_used_at: now.toISOString() };
  await trx
    .insertInto('person_accounts')
    .values({
      user_id: person.user_id,
      account_id: sysAccountId,
      is_default: isDefault ?? false,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'account_id'])
        .doUpdateSet(isDefault === undefined ? values : { ...values, is_default: isDefault }),
    )
    .execute();
  await recordPersonEvent(trx, context, {
    action: 'account.chosen',
    after: { sysAccountId, ...(isDefault === undefined ? {} : { isDefault }) },
  });
}

/** @throws Refusal `account.notFound` unless the person has a grant on the account */
export async function requireMember(
  { trx, person }: PersonContext,
  sysAccountId: string,
): Promise<void> {
  await selectIn(trx, sysAccountId, 'grants')
    .select('account_id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow(() => notFound('account'));
}

/** Records the account that the person works in, and whether to start there. [GW-55, SCREEN-59] */
export const chooseProfileAccount: HandlerOf<'chooseProfileAccount'> = async (
  { params, body },
  context,
) => {
  const { sysAccountId } = params;
  await requireMember(context, sysAccountId);
  await recordAccountVisit(context, sysAccountId, body.isDefault);
  return { sysAccountId, isDefault: body.isDefault };
};

/** The person's role, fleets, and permissions in the selected account. [GW-58, ROLE-24] */
export const getProfilePermissions: HandlerOf<'getProfilePermissions'> = async (
  _input,
  { actor, person, fleetIds },
) => ({
  userId: person.user_id,
  role: actor.role,
  fleetIds: fleetIds && [...fleetIds],
  permissions: permissionsOf(actor),
});
