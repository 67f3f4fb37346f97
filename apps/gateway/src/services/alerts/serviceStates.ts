import type { HandlerOf } from '../../http/context.ts';
import {
  isRejected,
  type Outbox,
  type OutgoingMessage,
  type SendOutcome,
} from '../../messages/outbox.ts';
import type { Db, Row } from '../../store/schema.ts';

/** Minimum interval between writes for a working service; outages start and end immediately. */
const GOOD_EVERY_MILLISECONDS = 60_000;

/**
 * Records whether a service just worked. An outage starts at the first failure after a success; any
 * gateway instance that sees the service work again ends it.
 */
export async function reportService(
  db: Db,
  scope: Row<'service_states'>['scope'],
  isGood: boolean,
  at: Date,
): Promise<void> {
  const timestamp = at.toISOString();
  const aMinuteBefore = new Date(at.getTime() - GOOD_EVERY_MILLISECONDS).toISOString();
  await db
    .insertInto('service_states')
    .values({
      scope,
      failing_since: isGood ? null : timestamp,
      last_good_at: isGood ? timestamp : null,
    })
    .onConflict((conflict) => {
      const onScope = conflict.column('scope');
      if (!isGood) {
        return onScope
          .doUpdateSet({ failing_since: timestamp })
          .where('service_states.failing_since', 'is', null);
      }
      return onScope
        .doUpdateSet({ failing_since: null, last_good_at: timestamp })
        .where((e) =>
          e.or([
            e('service_states.failing_since', 'is not', null),
            e('service_states.last_good_at', '<', aMinuteBefore),
          ]),
        );
    })
    .execute();
}

interface SendingParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
}

/**
 * Sends a message and reports whether its channel works, which includes rejecting only this message
 * or its address. @throws the outbox's error
 */
export async function sendReported(
  { db, now, outbox }: SendingParts,
  message: OutgoingMessage,
): Promise<SendOutcome> {
  const outcome = await outbox.send(message).catch(async (error: unknown) => {
    await reportService(db, message.channel, isRejected(error), now());
    throw error;
  });
  await reportService(db, message.channel, true, now());
  return outcome;
}

/** Lists the current service outages. [GW-138] */
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
