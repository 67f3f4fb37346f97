import type { PersonContext } from '../../http/context.ts';

/**
 * Notes a sign-in that was not seen before: the last one of the person, and that whoever was invited
 * is there. Each counts once, however often its token is renewed. [USER-13]
 */
export async function seeSignIn({
  trx,
  person,
  who,
  now,
  telemetry,
}: PersonContext): Promise<void> {
  const session = who.sessionId ?? who.tokenId;
  if (person.last_session_id === session) return;
  telemetry?.signedIn();
  await trx
    .updateTable('people')
    .set({ last_session_id: session, last_login_at: now.toISOString() })
    .where('user_id', '=', person.user_id)
    .execute();
  await trx
    .updateTable('grants')
    .set({ state: 'activated' })
    .where('user_id', '=', person.user_id)
    .where('state', '=', 'created')
    .execute();
}
