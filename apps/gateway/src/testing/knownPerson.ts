import { assertType } from '@forecourt/validation';
import { RIGHT_CODE } from './fakeProvider.ts';
import { send, type TestGateway } from './gateway.ts';
import type { TestPerson } from './world.ts';

/** The password of everyone whom the provider also knows. */
export const TEST_PASSWORD = 'Copper-Lantern-41';

export interface KnownPerson extends TestPerson {
  readonly username: string;
  readonly email: string;
}

/** Also adds a person to the identity provider, under a username of their own. */
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

/** Adds a person to the provider, then verifies their identity with an authenticator. */
export async function proveByFactor(
  world: { readonly gateway: TestGateway },
  person: TestPerson,
): Promise<void> {
  const { userId, token, accountId } = await makeKnown(world.gateway, person);
  const body = { factorId: `mail-${userId}`, passCode: RIGHT_CODE };
  const { status } = await send(world.gateway, 'verifyFactor', { token, accountId, body });
  assertType(status === 200, 'The code was not taken');
}
