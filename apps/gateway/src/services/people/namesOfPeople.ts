import { anyOf } from '../../store/anyOf.ts';
import type { Trx } from '../../store/schema.ts';

/** Full names of people, by user ID. */
export async function namesOfPeople(
  trx: Trx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await trx
    .selectFrom('people')
    .select(['user_id', 'first_name', 'last_name'])
    .where('user_id', '=', anyOf(userIds))
    .execute();
  return new Map(
    people.map((person) => [person.user_id, `${person.first_name} ${person.last_name}`]),
  );
}
