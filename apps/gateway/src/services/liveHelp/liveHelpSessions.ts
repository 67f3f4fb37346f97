import type { LiveHelpEnd } from '@forecourt/api-client/contract';
import { updateIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { secretHash } from '../../vault/handedSecrets.ts';
import { recordFact } from '../events/record.ts';
import { systemSource } from '../events/source.ts';

type Session = Row<'live_help_sessions'>;

const isWaiting = (session: Session, now: Date) =>
  session.state === 'waiting' && Date.parse(session.expires_at) > now.getTime();

/** Claims the waiting session of a connection key, which works once; `null` if there is none. */
export async function showSession(
  db: Db,
  { liveHelpId, lineKey }: { readonly liveHelpId: string; readonly lineKey: string },
  now: Date,
): Promise<Session | null> {
  const session = await db
    .updateTable('live_help_sessions')
    .set({ shown_at: now.toISOString() })
    .where('id', '=', liveHelpId)
    .where('line_key_hash', '=', secretHash(lineKey))
    .where('shown_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return session && isWaiting(session, now) ? session : null;
}

/** Records in the person's history that an agent started or stopped watching their page. */
const record = (
  trx: Trx,
  { agent_name, agent_company, ...session }: Session,
  action: 'user.liveHelpWatched' | 'user.liveHelpEnded',
  at: Date,
) =>
  recordFact(trx, systemSource(session.account_id, at), ['user', session.user_id], action, {
    after: { liveHelpId: session.id },
    reason: `${agent_name ?? ''} (${agent_company ?? ''})`,
  });

export interface Watching {
  readonly liveHelpId: string;
  readonly personName: string;
  readonly accountName: string;
}

/** Admits an agent by PIN, which is then used up; `null` if no one shares a page under it. */
export async function watch(
  db: Db,
  agent: { readonly company: string; readonly agentName: string; readonly pin: string },
  now: Date,
): Promise<Watching | null> {
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('live_help_sessions')
      .selectAll()
      .where('pin', '=', agent.pin)
      .where('state', '=', 'waiting')
      .where('shown_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!session || !isWaiting(session, now)) return null;
    const watched = await updateIn(trx, session.account_id, 'live_help_sessions')
      .set({
        state: 'watched',
        watched_at: now.toISOString(),
        agent_company: agent.company,
        agent_name: agent.agentName,
      })
      .where('id', '=', session.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(trx, watched, 'user.liveHelpWatched', now);
    const names = await trx
      .selectFrom('people as p')
      .innerJoin('accounts as a', (on) => on.on('a.account_id', '=', session.account_id))
      .where('p.user_id', '=', session.user_id)
      .select(['p.first_name', 'p.last_name', 'a.name'])
      .executeTakeFirstOrThrow();
    return {
      liveHelpId: session.id,
      personName: `${names.first_name} ${names.last_name}`,
      accountName: names.name,
    };
  });
}

/** Ends a session, once. If an agent was watching, the history records the end. */
export async function endSession(
  db: Db,
  liveHelpId: string,
  by: LiveHelpEnd,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('live_help_sessions')
      .set({ state: 'ended', ended_at: now.toISOString(), ended_by: by })
      .where('id', '=', liveHelpId)
      .where('state', '<>', 'ended')
      .returningAll()
      .executeTakeFirst();
    if (!ended?.watched_at) return;
    await record(trx, ended, 'user.liveHelpEnded', now);
  });
}
