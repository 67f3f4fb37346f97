import { dayIn, fraudWaiverCents, isWaiverClaim } from '@forecourt/validation';
import { sql } from 'kysely';
import { newId } from '../../store/ids.ts';
import { insertIn, selectIn } from '../../store/inAccount.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { paidCards } from '../accounts/packages.ts';
import { periodsOf } from './addOns.ts';

interface DecidedDispute {
  readonly account: Row<'accounts'>;
  readonly dispute: Row<'disputes'>;
  readonly now: Date;
}

/** Locks the enrollment, so that two concurrent claims cannot both use the rest of a limit. */
const holdEnrolment = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'add_on_enrolments')
    .selectAll()
    .where('service', '=', 'fraudProtector')
    .forUpdate()
    .executeTakeFirst();

const purchaseOf = (trx: Trx, { account_id, transaction_id, transaction_on }: Row<'disputes'>) =>
  selectIn(trx, account_id, 'transactions')
    .select(['card_id', 'occurred_at'])
    .where('occurred_on', '=', transaction_on)
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow();

const sumWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(waived_cents) FILTER (WHERE ${condition}), 0)::bigint`;

/** Total waived on a card to date, and in the calendar year of `day`. [ADDON-19, ADDON-20] */
export async function waivedSums(trx: Trx, accountId: string, day: string, cardId: string | null) {
  return selectIn(trx, accountId, 'waiver_claims')
    .select(sumWhere(sql<boolean>`card_id = ${cardId}`).as('onCard'))
    .select(
      sumWhere(sql<boolean>`date_trunc('year', decided_on) = date_trunc('year', ${day}::date)`).as(
        'thisYear',
      ),
    )
    .executeTakeFirstOrThrow();
}

/**
 * Inserts the waiver claim that arises from a credited dispute; returns `false` if there is none.
 * Makes no ledger entry, because the dispute's credit is already the payment.
 */
export async function claimWaiver(
  trx: Trx,
  { account, dispute, now }: DecidedDispute,
): Promise<boolean> {
  const accountId = account.account_id;
  const enrolment = await holdEnrolment(trx, accountId);
  if (!enrolment) return false;
  const purchase = await purchaseOf(trx, dispute);
  const arises = periodsOf(enrolment).some(({ enrolledAt, leftAt }) =>
    isWaiverClaim({
      type: dispute.type,
      purchasedAt: new Date(purchase.occurred_at),
      enrolledAt: new Date(enrolledAt),
      leftAt: leftAt === null ? null : new Date(leftAt),
    }),
  );
  if (!arises) return false;
  const day = dayIn(account.time_zone, now).toString();
  const sums = await waivedSums(trx, accountId, day, purchase.card_id);
  const waivedCents = fraudWaiverCents({
    // all of the account's paid cards, not only the covered ones
    cardCount: await paidCards(trx, accountId),
    lossCents: dispute.amount_cents,
    waivedOnCardCents: sums.onCard,
    waivedThisYearCents: sums.thisYear,
  });
  await insertIn(trx, accountId, 'waiver_claims', {
    id: newId(),
    dispute_id: dispute.id,
    card_id: purchase.card_id,
    fleet_id: dispute.fleet_id,
    loss_cents: dispute.amount_cents,
    waived_cents: waivedCents,
    decided_on: day,
    decided_at: now.toISOString(),
  });
  return true;
}
