import { jsonb } from '@forecourt/server';
import { leaveDefaultRefusal, makeDefaultRefusal, type NamedLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { refusedAt, requireCurrent, refusedFor } from '../../http/refusal.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { changeRow, insertIn, updateIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { moveCards } from './moveCards.ts';
import {
  lockProfile,
  profilesWithCards,
  readProfile,
  refuseOtherFleets,
  refuseTakenName,
  toProfile,
} from './profileRows.ts';
import { usesByFleet } from './uses.ts';

/** Card limits and profiles, starting with the default. [GW-38] */
export const listLimitProfiles: HandlerOf<'listLimitProfiles'> = async (_input, context) => {
  const rows = await profilesWithCards(context)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
  return { items: rows.map(toProfile) };
};

/** One card limit or profile, and the fleets that use it. [GW-39] */
export const getLimitProfile: HandlerOf<'getLimitProfile'> = async (
  { params, query },
  context,
) => ({
  profile: toProfile(await readProfile(context, params.profileId)),
  fleets: await usesByFleet(context, params.profileId, query.fleetId),
});

/**
 * Clears the default flag of the previous default profile, for all fleets.
 *
 * @throws Refusal for a person limited to some fleets [USER-20]
 */
async function claimDefault(
  { trx, account, fleetIds }: AccountContext,
  exceptId: string,
): Promise<void> {
  const refusal = makeDefaultRefusal({ fleetIds });
  if (refusal) throw refusedAt(403, 'access.denied', 'isDefault', refusal.key);
  await updateIn(trx, account.account_id, 'limit_profiles')
    .set((e) => ({ is_default: false, version: e('version', '+', 1) }))
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .execute();
}

/** The editable fields of a card limit or profile. */
export const namedOf = (row: Row<'limit_profiles'>): NamedLimits => {
  const { kind, name, is_default: isDefault, limits } = row;
  return { kind, name, isDefault, limits };
};

const toColumns = (named: NamedLimits) => ({ ...columnsOf(named), limits: jsonb(named.limits) });

/** Adds a card limit or profile without cards. @throws Refusal `profile.nameTaken` */
export async function addProfile(
  context: AccountContext,
  named: NamedLimits,
  id = newId(),
): Promise<string> {
  const { trx, account } = context;
  await refuseTakenName(context, named.name, null);
  if (named.isDefault) await claimDefault(context, id);
  await insertIn(trx, account.account_id, 'limit_profiles', { id, ...toColumns(named) });
  await recordEvent(context, ['limitProfile', id], 'limitProfile.created', { after: named });
  return id;
}

/** Adds a card limit or profile, and points the given cards to it. [LIMIT-01, LIMIT-02] */
export const createLimitProfile: HandlerOf<'createLimitProfile'> = async ({ body }, context) => {
  const { cardIds, ...named } = body;
  const id = await addProfile(context, named);
  if (cardIds.length > 0) await moveCards(context, cardIds, id);
  return toProfile(await readProfile(context, id));
};

/** Changes a locked card limit or profile, and so every card that uses it. @throws Refusal */
export async function writeProfile(
  context: AccountContext,
  before: Row<'limit_profiles'>,
  body: NamedLimits,
): Promise<void> {
  const { trx, account } = context;
  await refuseOtherFleets(context, before.id);
  await refuseTakenName(context, body.name, before.id);
  if (body.isDefault && !before.is_default) await claimDefault(context, before.id);
  await changeRow(trx, account.account_id, 'limit_profiles', before.id, toColumns(body));
  await recordEvent(context, ['limitProfile', before.id], 'limitProfile.changed', {
    before: namedOf(before),
    after: body,
  });
}

/** Changes a card limit or profile, and so every card that uses it. [GW-39, LIMIT-01, LIMIT-02] */
export const changeLimitProfile: HandlerOf<'changeLimitProfile'> = async (
  { params, body },
  context,
) => {
  const before = requireCurrent(context, await lockProfile(context, params.profileId));
  const refusal = leaveDefaultRefusal({ isDefault: before.is_default && !body.isDefault });
  if (refusal) throw refusedFor(409, 'profile.isDefault', 'isDefault', [refusal]);
  await writeProfile(context, before, body);
  return toProfile(await readProfile(context, before.id));
};
