import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { between } from '../../ledger/postMovement.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { dayOf } from '../purchases/record.ts';
import { officeMovement } from './ledger.ts';
import { officeTime } from './officeTime.ts';

/** Cents posted per month (`YYYY-MM`) in the account's time zone. */
export type PostedByMonth = Map<string, number>;

export const FRAUD_PROTECTOR_CARDS = 12;
/** Four dollars per card, the rate from ten cards on. */
const FRAUD_PROTECTOR_CENTS = FRAUD_PROTECTOR_CARDS * 400;
export const FRAUD_PROTECTOR_MONTHS = 8;
const PAYMENT_DAY = 12;
const CLEARING_DAYS = 2;

/** The payment that the bank returned. */
export const RETURNED = { cents: 410_000, code: 'R01', receivedDaysAgo: 3, returnedDaysAgo: 1 };

interface Books {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly now: number;
  readonly today: string;
}

/** Entries of a payment: received on this day, then cleared by the bank. */
function payment(
  { random, account, today }: Books,
  receivedOn: CalendarDate,
  cents: number,
): Row<'ledger_entries'>[] {
  const shared = { kind: 'payment', referenceId: demoId(random, officeTime(receivedOn)) } as const;
  const clearedOn = receivedOn.add({ days: CLEARING_DAYS });
  const rows = officeMovement(random, account, receivedOn, {
    ...shared,
    lines: between('receivable', 'payments', -cents),
  });
  if (clearedOn.toString() > today) return rows;
  const lines = between('payments', 'cash', -cents);
  return rows.concat(officeMovement(random, account, clearedOn, { ...shared, lines }));
}

/** Entries of a payment that the bank returned, so that it never reached `cash`. */
function returnedPayment({ random, account, now }: Books): Row<'ledger_entries'>[] {
  const day = (daysAgo: number) =>
    parseDate(dayOf(account.plan.timeZone, now - daysAgo * MILLISECONDS_PER_DAY));
  const receivedOn = day(RETURNED.receivedDaysAgo);
  const referenceId = demoId(random, officeTime(receivedOn));
  return [
    ...officeMovement(random, account, receivedOn, {
      kind: 'payment',
      referenceId,
      lines: between('receivable', 'payments', -RETURNED.cents),
    }),
    ...officeMovement(random, account, day(RETURNED.returnedDaysAgo), {
      kind: 'reversal',
      referenceId,
      lines: between('receivable', 'payments', RETURNED.cents),
    }),
  ];
}

const fee = ({ random, account }: Books, firstDay: CalendarDate): Row<'ledger_entries'>[] =>
  officeMovement(random, account, firstDay, {
    kind: 'fee.fraudProtector',
    referenceId: demoId(random, officeTime(firstDay)),
    lines: between('receivable', 'fees', FRAUD_PROTECTOR_CENTS),
  });

/** The net change that a month's entries made to the amount owed. */
const owedIn = (entries: readonly Row<'ledger_entries'>[], month: string): number =>
  entries.reduce(
    (sum, { ledger, entered_on, amount_cents }) =>
      ledger === 'receivable' && entered_on.startsWith(month) ? sum + amount_cents : sum,
    0,
  );

/**
 * Entries of an account's bills: fees on the first, each month's bill paid in full on the twelfth
 * of the next. The main account's last payment fell short, since the bank returned the rest.
 * `otherEntries` are entries of express checks and funds, which count toward their month's bill.
 */
export function billing(
  random: Random,
  account: DemoAccount,
  posted: PostedByMonth,
  otherEntries: readonly Row<'ledger_entries'>[],
  now: number,
): Row<'ledger_entries'>[] {
  const today = dayOf(account.plan.timeZone, now);
  const books: Books = { random, account, now, today };
  const isMain = account.plan.features.includes('fraudProtector');
  const currentMonth = parseDate(`${today.slice(0, 7)}-01`);
  const feesFrom = currentMonth.subtract({ months: FRAUD_PROTECTOR_MONTHS });
  const rows: Row<'ledger_entries'>[] = [];
  const months = [...posted.keys()].toSorted();
  const lastBilled = months.findLast((month) => month < today.slice(0, 7));
  for (const month of months) {
    const firstDay = parseDate(`${month}-01`);
    const hasFee = isMain && firstDay.compare(feesFrom) >= 0;
    if (hasFee) rows.push(...fee(books, firstDay));
    const bill =
      (posted.get(month) ?? 0) + owedIn(otherEntries, month) + (hasFee ? FRAUD_PROTECTOR_CENTS : 0);
    const paidOn = firstDay.add({ months: 1 }).set({ day: PAYMENT_DAY });
    const shortfallCents = isMain && month === lastBilled ? RETURNED.cents : 0;
    if (paidOn.toString() <= today && bill > shortfallCents) {
      rows.push(...payment(books, paidOn, bill - shortfallCents));
    }
  }
  if (isMain) rows.push(...returnedPayment(books));
  return rows;
}
