import type { HandlerOf } from '../../http/context.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';

/** A part that works is written down at most this often; an outage's start and end, right away. */
const GOOD_EVERY_MILLISECONDS = 60_000;

/**
 * A part of the service worked or failed just now; it fails since its first failure after that.
 * Whichever gateway sees it work again ends the outage that another one saw begin.
 */
export async function reportService(
  db: Db | Trx,
  scope: Row<'service_states'>['scope'],
  isGood: boolean,
  at: Date,
): Promise<void> {
  const when = at.toISOString();
  const aMinuteBefore = new Date(at.getTime() - GOOD_EVERY_MILLISECONDS).toISOString();
  await db
    .insertInto('service_states')
    .values({
      scope,
      failing_since: isGood ? null : when,
      last_good_at: isGood ? when : null,
    })
    .onConflict((conflict) => {
      const known = conflict.column('scope');
      if (!isGood) {
        return known
          .doUpdateSet({ failing_since: when })
          .where('service_states.failing_since', 'is', null);
      }
      return known
        .doUpdateSet({ failing_since: null, last_good_at: when })
        .where((is) =>
          is.or([
            is('service_states.failing_since', 'is not', null),
            is('service_states.last_good_at', '<', aMinuteBefore),
          ]),
        );
    })
    .execute();
}

/** Does what takes a part of the service, and says whether that worked. @throws what it threw */
export async function reported<Answer>(
  db: Db,
  scope: Row<'service_states'>['scope'],
  now: () => Date,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await run().catch(async (error: unknown) => {
    await reportService(db, scope, false, now());
    throw error;
  });
  await reportService(db, scope, true, now());
  return answer;
}

/** What does not work at the moment. [GW-138] */
export const listNews: HandlerOf<'listNews'> = async (_input, { trx, now }) => {
  const rows = await trx
    .selectFrom('service_states')
    .selectAll()
    .where('failing_since', 'is not', null)
    .orderBy('scope')
    .execute();
  return {
    asOf: now.toISOString(),
    outages: rows.map(({ scope, failing_since, last_good_at }) => ({
      scope,
      since: failing_since ?? now.toISOString(),
      lastGoodAt: last_good_at,
    })),
  };
};
