import { jsonb } from '@forecourt/server';
import { leaveDefaultRefusal, LIMIT_REFUSALS, type NamedLimits } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { asFields, Refusal, refusedAt, requireCurrent } from '../../http/refusal.ts';
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

/** Card limits and profiles, the default one first. [GW-38] */
export const listLimitProfiles: HandlerOf<'listLimitProfiles'> = async (_input, context) => {
  const rows = await profilesWithCards(context)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
  return { items: rows.map(toProfile) };
};

/** One card limit or profile, and who uses it. [GW-39] */
export const getLimitProfile: HandlerOf<'getLimitProfile'> = async (
  { params, query },
  context,
) => ({
  profile: toProfile(await readProfile(context, params.profileId)),
  fleets: await usesByFleet(context, params.profileId, query.fleetId),
});

/**
 * The one that new cards got until now gets them no longer, in every fleet.
 *
 * @throws Refusal for a person who may touch only some of them [USER-20]
 */
async function takeDefault(
  { trx, account, fleetIds }: AccountContext,
  exceptId: string,
): Promise<void> {
  if (fleetIds !== null) {
    throw refusedAt(403, 'access.denied', 'isDefault', LIMIT_REFUSALS.defaultOfOtherFleets);
  }
  await updateIn(trx, account.account_id, 'limit_profiles')
    .set((e) => ({ is_default: false, version: e('version', '+', 1) }))
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .execute();
}

const factsOf = ({ kind, name, isDefault, limits }: NamedLimits) => ({
  kind,
  name,
  isDefault,
  limits,
});
/** A card limit or profile as it is changed. */
export const namedOf = (row: Row<'limit_profiles'>): NamedLimits =>
  factsOf({ kind: row.kind, name: row.name, isDefault: row.is_default, limits: row.limits });

/** Adds a card limit or profile that no card uses yet. @throws Refusal `profile.nameTaken` */
export async function addProfile(
  context: AccountContext,
  named: NamedLimits,
  id = newId(),
): Promise<string> {
  const { trx, account } = context;
  await refuseTakenName(context, named.name, null);
  if (named.isDefault) await takeDefault(context, id);
  await insertIn(trx, account.account_id, 'limit_profiles', {
    id,
    kind: named.kind,
    name: named.name,
    is_default: named.isDefault,
    limits: jsonb(named.limits),
  });
  await recordEvent(context, ['limitProfile', id], 'limitProfile.created', {
    after: factsOf(named),
  });
  return id;
}

/** Adds a card limit or profile, and points the cards to it that it is made for. [LIMIT-01, LIMIT-02] */
export const createLimitProfile: HandlerOf<'createLimitProfile'> = async ({ body }, context) => {
  const { cardIds, ...named } = body;
  const id = await addProfile(context, named);
  if (cardIds.length > 0) await moveCards(context, cardIds, id);
  return toProfile(await readProfile(context, id));
};

function checkChange(
  before: Row<'limit_profiles'>,
  body: NamedLimits,
  context: AccountContext,
): void {
  requireCurrent(context, before);
  const refusal = leaveDefaultRefusal({ isDefault: before.is_default && !body.isDefault });
  if (refusal) {
    throw new Refusal(409, 'profile.isDefault', { fields: asFields('isDefault', [refusal]) });
  }
}

/** Changes a locked card limit or profile for every card on it. @throws Refusal */
export async function writeProfile(
  context: AccountContext,
  before: Row<'limit_profiles'>,
  body: NamedLimits,
): Promise<void> {
  const { trx, account } = context;
  await refuseOtherFleets(context, before.id);
  await refuseTakenName(context, body.name, before.id);
  if (body.isDefault && !before.is_default) await takeDefault(context, before.id);
  await changeRow(trx, account.account_id, 'limit_profiles', before.id, {
    kind: body.kind,
    name: body.name,
    is_default: body.isDefault,
    limits: jsonb(body.limits),
  });
  await recordEvent(context, ['limitProfile', before.id], 'limitProfile.changed', {
    before: namedOf(before),
    after: factsOf(body),
  });
}

/** Changes a card limit or profile for every card on it. [GW-39, LIMIT-01, LIMIT-02] */
export const changeLimitProfile: HandlerOf<'changeLimitProfile'> = async (
  { params, body },
  context,
) => {
  const before = await lockProfile(context, params.profileId);
  checkChange(before, body, context);
  await writeProfile(context, before, body);
  return toProfile(await readProfile(context, before.id));
};
