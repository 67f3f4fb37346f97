import type { Clock } from '@forecourt/server';
import type { TestGateway } from './gateway.ts';
import { tokenIdOf } from './tokens.ts';
import type { TestPerson } from './world.ts';

/** Allows one action that requires the person's verbal passcode, as if they had given it. */
export async function provePasscode(
  { database, clock }: Pick<TestGateway, 'database'> & { readonly clock: Clock },
  { userId, token }: TestPerson,
): Promise<void> {
  await database.db
    .insertInto('passcode_proofs')
    .values({
      user_id: userId,
      token_id: tokenIdOf(token),
      proved_until: new Date(clock.now().getTime() + 60_000).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
