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
  received: CalendarDate,
  cents: number,
): Row<'ledger_entries'>[] {
  const shared = { kind: 'payment', referenceId: demoId(random, officeTime(received)) } as const;
  const cleared = received.add({ days: CLEARING_DAYS });
  const rows = officeMovement(random, account, received, {
    ...shared,
    lines: between('receivable', 'payments', -cents),
  });
  if (cleared.toString() > today) return rows;
  const lines = between('payments', 'cash', -cents);
  return rows.concat(officeMovement(random, account, cleared, { ...shared, lines }));
}

/** Entries of a payment that the bank returned, so that it never reached `cash`. */
function returned({ random, account, now }: Books): Row<'ledger_entries'>[] {
  const day = (ago: number) =>
    parseDate(dayOf(account.plan.timeZone, now - ago * MILLISECONDS_PER_DAY));
  const received = day(RETURNED.receivedDaysAgo);
  const referenceId = demoId(random, officeTime(received));
  return [
    ...officeMovement(random, account, received, {
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

const fee = ({ random, account }: Books, first: CalendarDate): Row<'ledger_entries'>[] =>
  officeMovement(random, account, first, {
    kind: 'fee.fraudProtector',
    referenceId: demoId(random, officeTime(first)),
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
 * `others` are entries of express checks and funds, which count toward their month's bill.
 */
export function billing(
  random: Random,
  account: DemoAccount,
  posted: PostedByMonth,
  others: readonly Row<'ledger_entries'>[],
  now: number,
): Row<'ledger_entries'>[] {
  const today = dayOf(account.plan.timeZone, now);
  const books: Books = { random, account, now, today };
  const isMain = account.plan.features.includes('fraudProtector');
  const running = parseDate(`${today.slice(0, 7)}-01`);
  const feesFrom = running.subtract({ months: FRAUD_PROTECTOR_MONTHS });
  const rows: Row<'ledger_entries'>[] = [];
  const months = [...posted.keys()].toSorted();
  const lastBilled = months.findLast((month) => month < today.slice(0, 7));
  for (const month of months) {
    const first = parseDate(`${month}-01`);
    const hasFee = isMain && first.compare(feesFrom) >= 0;
    if (hasFee) rows.push(...fee(books, first));
    const bill =
      (posted.get(month) ?? 0) + owedIn(others, month) + (hasFee ? FRAUD_PROTECTOR_CENTS : 0);
    const paidOn = first.add({ months: 1 }).set({ day: PAYMENT_DAY });
    const short = isMain && month === lastBilled ? RETURNED.cents : 0;
    if (paidOn.toString() <= today && bill > short) {
      rows.push(...payment(books, paidOn, bill - short));
    }
  }
  if (isMain) rows.push(...returned(books));
  return rows;
}
