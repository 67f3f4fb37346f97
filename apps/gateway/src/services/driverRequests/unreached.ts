import { sql } from 'kysely';
import type { SendOutcome } from '../../messages/outbox.ts';
import { updateIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { recordFact, type EventSource } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { recordRequest } from './request.ts';

interface TextedLink {
  readonly account_id: string;
  readonly card_id: string;
  readonly driver_id: string;
}

/** Withdraws the consent of a driver who opted out, until someone enters it again. */
async function withdrawConsent(trx: Trx, source: EventSource, driverId: string): Promise<void> {
  const { numUpdatedRows } = await updateIn(trx, source.accountId, 'driver_contacts')
    .set({ consented_at: null, version: sql<number>`version + 1` })
    .where('driver_id', '=', driverId)
    .where('consented_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await recordFact(trx, source, ['driver', driverId], 'driver.optedOut', {
    before: { messages: true },
    after: { messages: false },
  });
}

/** Records that a text did not reach its driver; withdraws their consent if they opted out. */
export async function recordUnreached(
  db: Db,
  link: TextedLink,
  outcome: Exclude<SendOutcome, 'sent'>,
  now: Date,
): Promise<void> {
  const source = systemSource(link.account_id, now);
  await db.transaction().execute(async (trx) => {
    await recordRequest(trx, source, link, 'Unreached');
    if (outcome === 'optedOut') await withdrawConsent(trx, source, link.driver_id);
  });
}
