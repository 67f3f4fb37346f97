import { sql } from 'kysely';
import { CARD_REFUSALS, type FigureChange } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { refusedAt } from '../../http/refusal.ts';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import type { StoredBulkAction } from '../../store/tables/cards.ts';
import { rowExists } from '../cards/editReferences.ts';
import { moveCards } from '../limits/moveCards.ts';
import { storeOwnLimits } from '../limits/ownLimits.ts';
import { lockProfile, readProfile } from '../limits/profileRows.ts';
import { addProfile, namedOf, writeProfile } from '../limits/profiles.ts';
import { removeProfile } from '../limits/removeProfile.ts';
import type { CardStep, StepInput, StepResult } from './CardStep.ts';

const versionDiffers = () => refusedAt(409, 'version.stale', '', CARD_REFUSALS.versionDiffers);

interface LimitTarget {
  readonly figure: FigureChange['figure'];
  readonly before: number | null;
  readonly after: number;
  /** Where to change the figure: the card's own limits, a copy of its profile, or the profile. */
  readonly scope: 'card' | 'copy' | 'profile';
  readonly profileId: string;
  readonly copyId: string | undefined;
}

function targetOf(action: StoredBulkAction, { before }: Row<'card_bulk_rows'>): LimitTarget {
  const { limit, profileId } = before;
  if (!limit || !action.limit) throw new Error('This row changes no limit.');
  const copyId = action.copyIds?.[profileId ?? ''];
  const isCard = limit.holder === 'card';
  return {
    figure: action.limit.figure,
    before: limit.before,
    after: limit.after,
    scope: isCard ? 'card' : copyId === undefined ? 'profile' : 'copy',
    profileId: profileId ?? '',
    copyId,
  };
}

const hasOwnLimit = (card: Row<'cards'>, { figure }: LimitTarget) =>
  (card.custom_limits?.[figure] ?? null) !== null;

/** Sets a figure in the card's own limits; `null` removes it. */
async function writeOwnLimit(
  context: AccountContext,
  card: Row<'cards'>,
  { figure }: LimitTarget,
  value: number | null,
): Promise<undefined> {
  const { [figure]: _was, ...otherLimits } = card.custom_limits ?? {};
  const ownLimits = value === null ? otherLimits : { ...otherLimits, [figure]: value };
  await storeOwnLimits(context, card, Object.keys(ownLimits).length === 0 ? null : ownLimits, null);
}

/** Moves the card to the copy of its profile, which is created for the first such card. */
async function moveToCopy(
  { context, card, action }: StepInput,
  { figure, before, after, profileId, copyId = '' }: LimitTarget,
): Promise<undefined> {
  if (!(await rowExists(context, 'limit_profiles', copyId))) {
    const { kind, limits } = await readProfile(context, profileId);
    if ((limits[figure] ?? null) !== before) throw versionDiffers();
    const answer = action.sharedProfiles?.find((one) => one.profileId === profileId);
    const name = answer?.copyName ?? '';
    const copy = { kind, name, isDefault: false, limits: { ...limits, [figure]: after } };
    await addProfile(context, copy, copyId);
  }
  await moveCards(context, [card.id], copyId);
}

/** IDs of the action's cards that use the profile and so change along with it. */
async function cardIdsWithProfile(
  { context, bulk }: StepInput,
  { figure, profileId }: LimitTarget,
): Promise<string[]> {
  const rows = await selectIn(context.trx, bulk.account_id, 'card_bulk_rows as r')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 'r.card_id'))
    .select('r.card_id')
    .where('r.bulk_id', '=', bulk.id)
    .where('r.state', '=', bulk.state === 'undoing' ? 'done' : 'ready')
    .where(sql<boolean>`r.before -> 'limit' ->> 'holder' = 'profile'`)
    .where('c.profile_id', '=', profileId)
    .where(sql<boolean>`c.custom_limits ->> ${sql.val(figure)} IS NULL`)
    .execute();
  return rows.map(({ card_id }) => card_id);
}

async function writeInPlace(
  input: StepInput,
  target: LimitTarget,
  [from, to]: readonly [number | null, number | null],
): Promise<StepResult> {
  const { context } = input;
  const profile = await lockProfile(context, target.profileId);
  if ((profile.limits[target.figure] ?? null) !== from) throw versionDiffers();
  const limits = { ...profile.limits, [target.figure]: to };
  await writeProfile(context, profile, { ...namedOf(profile), limits });
  return { alsoChanged: await cardIdsWithProfile(input, target) };
}

async function moveBack({ context, card, row }: StepInput): Promise<undefined> {
  const { id } = await readProfile(context, row.before.profileId ?? '');
  await moveCards(context, [card.id], id);
}

/** Locks profiles before their cards, in the same order as deleting a profile does. */
async function lockProfiles(
  { trx, account }: AccountContext,
  rows: readonly Row<'card_bulk_rows'>[],
): Promise<void> {
  const ids = new Set(rows.flatMap(({ before }) => before.profileId ?? []));
  await selectIn(trx, account.account_id, 'limit_profiles')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes one figure in the card's own limits, in a copy of its profile, or in the profile. */
export const changeLimitStep: CardStep = {
  prepare: lockProfiles,
  isCurrent: ({ card, row, action }) => {
    const target = targetOf(action, row);
    return target.scope === 'profile'
      ? card.profile_id === target.profileId && !hasOwnLimit(card, target)
      : card.version === row.card_version;
  },
  run: (input) => {
    const target = targetOf(input.action, input.row);
    if (target.scope === 'card')
      return writeOwnLimit(input.context, input.card, target, target.after);
    if (target.scope === 'copy') return moveToCopy(input, target);
    return writeInPlace(input, target, [target.before, target.after]);
  },
  undo: (input) => {
    const target = targetOf(input.action, input.row);
    if (target.scope === 'card')
      return writeOwnLimit(input.context, input.card, target, target.before);
    if (target.scope === 'copy') return moveBack(input);
    return writeInPlace(input, target, [target.after, target.before]);
  },
};

/** Deletes an undone action's profile copies, except those that cards still use. */
export async function removeCopies(
  context: AccountContext,
  { copyIds = {} }: StoredBulkAction,
): Promise<void> {
  for (const copyId of Object.values(copyIds)) {
    const unused = await selectIn(context.trx, context.account.account_id, 'limit_profiles as p')
      .select('p.id')
      .where('p.id', '=', copyId)
      .where('p.is_default', '=', false)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('cards as c')
              .select('c.id')
              .where('c.account_id', '=', context.account.account_id)
              .whereRef('c.profile_id', '=', 'p.id'),
          ),
        ),
      )
      .executeTakeFirst();
    if (unused) await removeProfile(context, await lockProfile(context, copyId));
  }
}
