import type { FeeKey } from '@forecourt/validation';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { dayOf } from '../purchases/record.ts';
import { between, movementRows, type DemoMovement } from './ledger.ts';
import { officeTime } from './officeTime.ts';

/** Cents that posted in each month, `YYYY-MM`, in the account's zone. */
export type PostedByMonth = Map<string, number>;

const FRAUD_PROTECTOR: FeeKey = 'fee.fraudProtector';
export const FRAUD_PROTECTOR_CARDS = 12;
/** Four dollars a card from ten cards on. */
const FRAUD_PROTECTOR_CENTS_PER_CARD = 400;
export const FRAUD_PROTECTOR_MONTHS = 8;
const PAYMENT_DAY = 12;
const CLEARING_DAYS = 2;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a bank sent back. */
export const RETURNED = { cents: 410_000, code: 'R01', receivedDaysAgo: 3, returnedDaysAgo: 1 };

interface Books {
  readonly random: Random;
  readonly account: DemoAccount;
  readonly now: number;
  readonly today: string;
}

function move(
  books: Books,
  day: CalendarDate,
  parts: Pick<DemoMovement, 'kind' | 'sides' | 'referenceId'>,
) {
  const { random, account } = books;
  const enteredOn = day.toString();
  return movementRows(random, { accountId: account.id, at: officeTime(day), enteredOn, ...parts });
}

/** A payment on the day on which it was received, and its way to the bank. */
function payment(books: Books, received: CalendarDate, cents: number): Row<'ledger_entries'>[] {
  const referenceId = demoId(books.random, officeTime(received));
  const cleared = received.add({ days: CLEARING_DAYS });
  const rows = move(books, received, {
    kind: 'payment',
    referenceId,
    sides: between('receivable', 'payments', -cents),
  });
  if (cleared.toString() > books.today) return rows;
  return rows.concat(
    move(books, cleared, {
      kind: 'payment',
      referenceId,
      sides: between('payments', 'cash', -cents),
    }),
  );
}

/** A payment that the bank sent back: it never reached the bank's ledger. */
function returned(books: Books): Row<'ledger_entries'>[] {
  const day = (ago: number) => parseDate(dayOf(books.account.plan.timeZone, books.now - ago * DAY));
  const received = day(RETURNED.receivedDaysAgo);
  const referenceId = demoId(books.random, officeTime(received));
  const { cents } = RETURNED;
  return [
    ...move(books, received, {
      kind: 'payment',
      referenceId,
      sides: between('receivable', 'payments', -cents),
    }),
    ...move(books, day(RETURNED.returnedDaysAgo), {
      kind: 'reversal',
      referenceId,
      sides: between('receivable', 'payments', cents),
    }),
  ];
}

function fee(books: Books, first: CalendarDate): Row<'ledger_entries'>[] {
  const cents = FRAUD_PROTECTOR_CARDS * FRAUD_PROTECTOR_CENTS_PER_CARD;
  return move(books, first, {
    kind: FRAUD_PROTECTOR,
    referenceId: demoId(books.random, officeTime(first)),
    sides: between('receivable', 'fees', cents),
  });
}

/** What entries of a month changed of what is owed. */
const owedIn = (entries: readonly Row<'ledger_entries'>[], month: string): number =>
  entries.reduce(
    (sum, { ledger, entered_on, amount_cents }) =>
      ledger === 'receivable' && entered_on.startsWith(month) ? sum + amount_cents : sum,
    0,
  );

/**
 * The bills of an account: fees on the first, each month's bill paid in full on the twelfth of the
 * next. The main account's last payment fell short, and the rest came back from the bank. `others`
 * are entries of express checks and funds, which count in the bill of their month.
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
      (posted.get(month) ?? 0) +
      owedIn(others, month) +
      (hasFee ? FRAUD_PROTECTOR_CARDS * FRAUD_PROTECTOR_CENTS_PER_CARD : 0);
    const paidOn = first.add({ months: 1 }).set({ day: PAYMENT_DAY });
    const short = isMain && month === lastBilled ? RETURNED.cents : 0;
    if (paidOn.toString() <= today && bill > short) {
      rows.push(...payment(books, paidOn, bill - short));
    }
  }
  if (isMain) rows.push(...returned(books));
  return rows;
}
