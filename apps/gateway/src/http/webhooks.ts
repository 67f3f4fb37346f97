import type { Clock } from '@forecourt/server';
import { Hono } from 'hono';
import type { JobSender } from '../jobs/queue.ts';
import { providerEvent, type ProviderEvent } from '../payments/paymentProvider.ts';
import { isSigned } from '../payments/signature.ts';
import { lockTransfer, moveTransfer } from '../services/transfers/moveTransfer.ts';
import type { Db } from '../store/schema.ts';
import { isStillValid, type DatedSecrets } from '../vault/datedSecrets.ts';
import { parseBody } from './input.ts';
import { notFound, Refusal } from './refusal.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

export interface EventParts {
  readonly db: Db;
  readonly jobs: JobSender;
  readonly now: Date;
}

/** Applies an event once, whatever order events arrive in. @throws Refusal `payment.notFound` */
export async function applyProviderEvent(
  { db, jobs, now }: EventParts,
  event: ProviderEvent,
): Promise<void> {
  const { accountId, reference, eventId, type, failure, code } = event;
  await db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, accountId, reference);
    if (!transfer) throw notFound('payment');
    const inserted = await trx
      .insertInto('provider_events')
      .values({
        account_id: accountId,
        event_id: eventId,
        type,
        transfer_id: reference,
        received_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (inserted) await moveTransfer({ trx, jobs, now }, transfer, type, { failure, code });
  });
}

/** The routes that the payment provider calls, signed with a shared secret. */
export function webhookRoutes(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobSender;
  readonly secrets: DatedSecrets;
}): Hono {
  const { db, clock, jobs, secrets } = parts;
  return new Hono().post(WEBHOOK_PATH, async (c) => {
    const body = await c.req.text();
    const validSecrets = secrets.filter(({ until }) => isStillValid(until, clock.now()));
    if (
      !validSecrets.some(({ secret }) =>
        isSigned(secret, body, c.req.header('x-signature'), clock.now()),
      )
    ) {
      throw new Refusal(401, 'auth.tokenInvalid');
    }
    await applyProviderEvent({ db, jobs, now: clock.now() }, parseBody(providerEvent, body));
    return c.json({ taken: true });
  });
}
