import { sql } from 'kysely';
import type { HandlerOf } from '../../http/context.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';

/** A part of the service worked or failed just now; it fails since its first failure after that. */
export async function reportService(
  db: Db | Trx,
  scope: Row<'service_states'>['scope'],
  isGood: boolean,
  at: Date,
): Promise<void> {
  const when = at.toISOString();
  await db
    .insertInto('service_states')
    .values({
      scope,
      failing_since: isGood ? null : when,
      last_good_at: isGood ? when : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet(
          isGood
            ? { failing_since: null, last_good_at: when }
            : { failing_since: sql<string>`coalesce(service_states.failing_since, ${when})` },
        ),
    )
    .execute();
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
