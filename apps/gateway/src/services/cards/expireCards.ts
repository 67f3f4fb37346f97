import { cardLifecycle, CARD_STATES, dayTextIn, type CardState } from '@forecourt/validation';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { recordEvents } from '../events/record.ts';
import { systemSource } from '../events/source.ts';
import { lifecycleContext } from './lockCard.ts';

/** Cards per transaction. Bounds how long other changes to the account's cards have to wait. */
const CARDS_AT_ONCE = 500;

const EXPIRING_STATES: readonly CardState[] = CARD_STATES.filter((state) =>
  cardLifecycle.table.expire.from.some((from) => from === state),
);

/** Expires the next batch of cards whose expiration month has ended; returns their number. */
async function expireBatch(
  trx: Trx,
  { now, jobs }: Sweep,
  account: Row<'accounts'>,
): Promise<number> {
  const { account_id: accountId, time_zone: timeZone } = account;
  const cards = await selectIn(trx, accountId, 'cards')
    .selectAll()
    .where('status', 'in', EXPIRING_STATES)
    .where('expires_on', '<', dayTextIn(timeZone, now).slice(0, 'YYYY-MM'.length))
    .orderBy('id')
    .limit(CARDS_AT_ONCE)
    .forUpdate()
    .execute();
  const expired = cards.flatMap((card) => {
    const context = lifecycleContext(card, { account, now });
    const applied = cardLifecycle.apply(card.status, 'expire', context);
    return applied.ok ? [{ card, status: applied.state }] : [];
  });
  const [first] = expired;
  if (!first) return 0;
  const ids = expired.map(({ card }) => card.id);
  // the hold schedule is not deleted, so that a successor can take it over
  await updateIn(trx, accountId, 'cards')
    .set((e) => ({ status: first.status, hold_changes_at: null, version: e('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await recordEvents(
    trx,
    systemSource(accountId, now, { jobs }),
    expired.map(({ card, status }) => ({
      subject: ['card', card.id],
      action: 'card.expire',
      before: { status: card.status },
      after: { status, expiresOn: card.expires_on },
    })),
  );
  return expired.length;
}

/**
 * Permanently ends every card whose expiration month is over in its account's time zone, one batch
 * per transaction. Ended cards are not selected again, so the job can be rerun. [CARD-11, CARD-14]
 */
export const expireCards = (sweep: Sweep): Promise<void> =>
  eachAccount(sweep, async (account) => {
    let count = CARDS_AT_ONCE;
    while (count === CARDS_AT_ONCE) {
      count = await sweep.db.transaction().execute((trx) => expireBatch(trx, sweep, account));
    }
  });
