import { type LimitProfile, limitProfile } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { notFound, refusedAt } from '../../http/refusal.ts';
import { factsOf } from '../../store/factsOf.ts';
import { isTaken, rowIn, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { cardsInOtherFleets } from '../cards/otherFleets.ts';

type ProfileRow = Row<'limit_profiles'> & { readonly card_count: number | null };

/** Converts a card limit or profile to its API shape. */
export const toProfile = (row: ProfileRow): LimitProfile => ({
  ...factsOf(limitProfile, row),
  profileId: row.id,
  cardCount: row.card_count ?? 0,
});

/** The account's card limits and profiles, each with its count of cards in the person's fleets. */
export const profilesWithCards = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'limit_profiles')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('cards')
        .where('cards.account_id', '=', account.account_id)
        .whereRef('cards.profile_id', '=', 'limit_profiles.id')
        .where(inFleets('cards.fleet_id', fleetIds))
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('card_count'),
    );

/** Reads one card limit or profile. @throws Refusal `profile.notFound` */
export async function readProfile(context: AccountContext, profileId: string) {
  return profilesWithCards(context)
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow(() => notFound('profile'));
}

/** Locks a card limit or profile until the transaction ends. */
export async function lockProfile({ trx, account }: AccountContext, profileId: string) {
  return rowIn(trx, account.account_id, 'limit_profiles', profileId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('profile'));
}

/** @throws Refusal `profile.nameTaken` if another one has this name, ignoring case. */
export async function refuseTakenName(
  context: AccountContext,
  name: string,
  exceptId: string | null,
  path = 'name',
): Promise<void> {
  if (!(await isTaken(context, 'limit_profiles', 'name', name, exceptId))) return;
  throw refusedAt(409, 'profile.nameTaken', path, 'profile.nameTaken');
}

/**
 * People limited to some fleets must not change what cards of other fleets may buy.
 *
 * @throws Refusal `profile.otherFleets` with the number of those cards.
 */
export async function refuseOtherFleets(context: AccountContext, profileId: string): Promise<void> {
  const count = await cardsInOtherFleets(context, 'profile_id', profileId);
  if (count > 0) throw refusedAt(403, 'profile.otherFleets', '', 'profile.otherFleets', { count });
}
