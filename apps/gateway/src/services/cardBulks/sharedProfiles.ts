import { sql } from 'kysely';
import { CARD_REFUSALS, cardLifecycle, type SharedProfileAnswer } from '@forecourt/validation';
import type { CardBulk } from '@forecourt/api-client/contract';
import type { AccountContext } from '../../http/context.ts';
import { issueAt } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import { selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import type { StoredBulkAction } from '../../store/tables/cards.ts';
import { notPossible } from '../cards/lockCard.ts';
import { refuseOtherFleets, refuseTakenName } from '../limits/profileRows.ts';

/** Counts, by profile, the cards not in the action that a change of the profile would affect. */
async function countOtherCards(
  { trx, account }: AccountContext,
  { id, action }: Row<'card_bulks'>,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await selectIn(trx, account.account_id, 'cards as c')
    .select(['c.profile_id', (e) => e.fn.countAll<number>().as('n')])
    .where('c.profile_id', 'in', [...profileIds])
    .where('c.status', 'in', cardLifecycle.table.edit.from)
    .where(sql<boolean>`c.custom_limits ->> ${sql.val(action.limit?.figure ?? '')} IS NULL`)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('card_bulk_rows as r')
            .select('r.card_id')
            .where('r.account_id', '=', account.account_id)
            .whereRef('r.card_id', '=', 'c.id')
            .where('r.bulk_id', '=', id)
            .where('r.state', '=', 'ready'),
        ),
      ),
    )
    .groupBy('c.profile_id')
    .execute();
  return new Map(rows.map(({ profile_id, n }) => [profile_id, n]));
}

/** Profiles in a draft limit change that other cards also use; empty once the action starts. */
export async function sharedProfilesOf(
  context: AccountContext,
  bulk: Row<'card_bulks'>,
): Promise<CardBulk['sharedProfiles']> {
  const { trx, account } = context;
  if (bulk.state !== 'draft' || bulk.action.name !== 'changeLimit') return [];
  const profiles = await selectIn(trx, account.account_id, 'card_bulk_rows as r')
    .innerJoin('limit_profiles as p', (on) =>
      on
        .onRef('p.account_id', '=', 'r.account_id')
        .on(sql<boolean>`p.id = r.before ->> 'profileId'`),
    )
    .select(['p.id', 'p.name', (e) => e.fn.countAll<number>().as('chosen')])
    .where('r.bulk_id', '=', bulk.id)
    .where('r.state', '=', 'ready')
    .where(sql<boolean>`r.before -> 'limit' ->> 'holder' = 'profile'`)
    .groupBy(['p.id', 'p.name'])
    .orderBy('p.name')
    .execute();
  if (profiles.length === 0) return [];
  const otherCounts = await countOtherCards(
    context,
    bulk,
    profiles.map(({ id }) => id),
  );
  return profiles.flatMap(({ id, name, chosen }) => {
    const count = otherCounts.get(id) ?? 0;
    return count === 0 ? [] : [{ profileId: id, name, chosen, others: count }];
  });
}

const nameOf = ({ copyName }: SharedProfileAnswer) => copyName?.toUpperCase();

/**
 * Adds an answer for every shared profile to the action. Assigns the copies' IDs, so that a resumed
 * job finds the copies it already made. @throws Refusal if an answer is missing or invalid
 */
export async function withAnswers(
  context: AccountContext,
  bulk: Row<'card_bulks'>,
  answers: readonly SharedProfileAnswer[],
): Promise<StoredBulkAction> {
  const shared = await sharedProfilesOf(context, bulk);
  if (shared.length === 0) return bulk.action;
  const matched = shared.flatMap(({ profileId }) => {
    const answer = answers.find((one) => one.profileId === profileId);
    return answer ? [answer] : [];
  });
  if (matched.length < shared.length)
    throw notPossible(issueAt('sharedProfiles', CARD_REFUSALS.profileUnanswered));
  for (const [index, answer] of matched.entries()) {
    const { profileId, copyName } = answer;
    if (copyName === null) {
      await refuseOtherFleets(context, profileId);
      continue;
    }
    const path = `sharedProfiles.${answers.indexOf(answer)}.copyName`;
    const isDuplicate = matched
      .slice(0, index)
      .some((earlier) => nameOf(earlier) === nameOf(answer));
    if (isDuplicate) throw notPossible(issueAt(path, CARD_REFUSALS.copyNamesAlike));
    await refuseTakenName(context, copyName, null, path);
  }
  const copied = matched.filter(({ copyName }) => copyName !== null);
  const copyIds = Object.fromEntries(copied.map(({ profileId }) => [profileId, newId()]));
  return { ...bulk.action, sharedProfiles: matched, copyIds };
}
