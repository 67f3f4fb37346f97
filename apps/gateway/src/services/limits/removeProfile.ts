import { deleteLimitRefusal, leaveDefaultRefusal } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { asFields, Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { deleteIn, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { moveAllCards, moveCards } from './moveCards.ts';
import { lockProfile, readProfile, refuseOtherFleets } from './profileRows.ts';

/** @throws Refusal `limit.inUse` or `profile.inUse` if cards use it [LIMIT-03, LIMIT-04, MSG-46] */
async function refuseInUse(
  { trx, account }: AccountContext,
  { id, kind }: Row<'limit_profiles'>,
): Promise<void> {
  const n = await countOf(selectIn(trx, account.account_id, 'cards').where('profile_id', '=', id));
  const refusal = deleteLimitRefusal(kind, { cardCount: n });
  if (refusal) {
    throw new Refusal(409, refusal.key, {
      params: { ...refusal.params },
      fields: asFields('profileId', [refusal]),
    });
  }
}

/** Moves the cards to another profile, if one is given. Returns the number moved. [LIMIT-05] */
async function reassign(context: AccountContext, fromId: string, toId: string | undefined) {
  if (toId === undefined || toId === fromId) return 0;
  const target = await readProfile(context, toId);
  return moveAllCards(context, fromId, target.id);
}

/** Deletes a locked card limit or profile. @throws Refusal if it is in use or the default */
export async function removeProfile(
  context: AccountContext,
  row: Row<'limit_profiles'>,
  reassignTo?: string,
): Promise<number> {
  const { trx, account } = context;
  const refusal = leaveDefaultRefusal({ isDefault: row.is_default });
  if (refusal) throw refusedFor(409, 'profile.isDefault', 'profileId', [refusal]);
  await refuseOtherFleets(context, row.id);
  const reassigned = await reassign(context, row.id, reassignTo);
  await refuseInUse(context, row);
  await deleteIn(trx, account.account_id, 'limit_profiles').where('id', '=', row.id).execute();
  await recordEvent(context, ['limitProfile', row.id], 'limitProfile.deleted', {
    before: { kind: row.kind, name: row.name, limits: row.limits },
    after: { reassigned, reassignTo: reassignTo ?? null },
  });
  return reassigned;
}

/** Deletes a card limit or profile, moving its cards if asked. [LIMIT-03 to LIMIT-05, MSG-46] */
export const deleteLimitProfile: HandlerOf<'deleteLimitProfile'> = async (
  { params, query },
  context,
) => {
  const row = requireCurrent(context, await lockProfile(context, params.profileId));
  return { reassigned: await removeProfile(context, row, query.reassignTo) };
};

/** Points the given cards to a card limit or profile. [GW-84] */
export const assignCardProfile: HandlerOf<'assignCardProfile'> = async ({ body }, context) => {
  const { id } = await readProfile(context, body.profileId);
  return moveCards(context, body.cardIds, id);
};
