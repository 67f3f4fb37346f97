import type { TestGateway } from './gateway.ts';
import type { TestPerson } from './world.ts';

/** The password of everyone whom the provider keeps too. */
export const TEST_PASSWORD = 'Copper-Lantern-41';

export interface KnownPerson extends TestPerson {
  readonly username: string;
  readonly email: string;
}

/** Lets the identity provider keep a person too, under a name of their own. */
export async function makeKnown(
  { database, identity }: Pick<TestGateway, 'database' | 'identity'>,
  person: TestPerson,
  username: string = person.userId,
): Promise<KnownPerson> {
  const { userId } = person;
  const email = `${username}@acme.example`;
  const names = { firstName: 'Dana', lastName: 'Morales' };
  identity.add({ subject: userId, username, email, ...names }, TEST_PASSWORD);
  await database.db
    .updateTable('people')
    .set({ username, email })
    .where('user_id', '=', userId)
    .execute();
  return { ...person, username, email };
}
