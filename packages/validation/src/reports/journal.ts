import * as z from 'zod/mini';
import {
  across,
  instant,
  integer,
  lineText,
  list,
  natural,
  nullable,
  oneOf,
  shape,
  text,
} from '../core/shape.ts';
import { productGroup, type ProductGroup } from '../limits/productGroups.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { Statement, StatementContent } from './statement.ts';

/** Where journal entries are imported. */
export const JOURNAL_TARGETS = ['quickbooks', 'quickbooksDesktop', 'xero'] as const;
export type JournalTarget = (typeof JOURNAL_TARGETS)[number];

/** Xero imports so many lines of a file. */
export const XERO_LINES_MAX = 300;

/** The name of an account in QuickBooks, or its code in Xero. */
const account = lineText(100, 'journal.account.missing');

/** Which accounts of the customer's books a month is posted to. */
export const journalSettings = shape({
  target: oneOf(JOURNAL_TARGETS),
  /** The vendor of QuickBooks' accounts payable, or the tax rate of Xero's lines. */
  detail: lineText(100, 'journal.detail.missing'),
  payableAccount: account,
  /** Purchases of every product group that has no account of its own. */
  purchasesAccount: account,
  groupAccounts: z.partialRecord(productGroup, account, { error: 'value.invalid' }),
  feesAccount: account,
  /** Credits of disputes, and adjustments. */
  creditsAccount: account,
}).check(
  across(({ payableAccount, purchasesAccount, groupAccounts, feesAccount, creditsAccount }) => {
    const others = [purchasesAccount, feesAccount, creditsAccount];
    return payableAccount !== undefined &&
      [...others, ...Object.values(groupAccounts ?? {})].includes(payableAccount)
      ? [{ path: ['payableAccount'], key: 'journal.payable.same' }]
      : [];
  }),
);
export type JournalSettings = z.infer<typeof journalSettings>;

/** What a department bought of a product group in the month of a statement. */
export const journalPart = shape({
  departmentNumber: nullable(text(5)),
  departmentName: nullable(text(60)),
  group: productGroup,
  netCents: integer,
});
export type JournalPart = z.infer<typeof journalPart>;

/** One line of a journal entry: a debit above zero, a credit below. */
export const journalLine = shape({
  kind: oneOf(['purchases', 'fee', 'credit', 'payable']),
  account: text(100),
  departmentNumber: nullable(text(5)),
  departmentName: nullable(text(60)),
  group: nullable(productGroup),
  /** Message key of a fee's name. */
  labelKey: nullable(text(60)),
  cents: integer,
});
export type JournalLine = z.infer<typeof journalLine>;

/** A month as one balanced entry of the customer's own books. */
export const journalEntry = shape({
  /** The same each time, so that books can refuse it twice. */
  journalNumber: text(21),
  date: text(10),
  currency: text(3),
  target: oneOf(JOURNAL_TARGETS),
  lines: list(journalLine),
  /** null: not exported yet. */
  exported: nullable(shape({ exportedAt: instant, by: text(200), count: natural })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** Why a journal entry cannot be exported. */
export const JOURNAL_REFUSALS = {
  off: 'journal.off',
  gap: 'journal.gap',
  tooManyLines: 'journal.tooManyLines',
  /** No server is set up and trusted that would get the file. */
  noDelivery: 'journal.noDelivery',
} as const satisfies Readonly<Record<string, MessageKey>>;

export const journalNumberOf = ({ statementNumber }: Pick<Statement, 'statementNumber'>) =>
  `FC-${statementNumber}`;

const accountOf = (settings: JournalSettings, group: ProductGroup) =>
  settings.groupAccounts[group] ?? settings.purchasesAccount;

/**
 * The lines of a month: purchases by department and product group, each fee, credits, and what they
 * come to as payable, which equals what the statement adds to the balance before payments. Payments
 * are left out: the bank feed of the books brings them. Lines of zero are left out too.
 */
export function journalLines(
  settings: JournalSettings,
  content: Pick<StatementContent, 'lines'>,
  parts: readonly JournalPart[],
): readonly JournalLine[] {
  const none = { departmentNumber: null, departmentName: null, group: null, labelKey: null };
  const fees = new Map<string, number>();
  let credits = 0;
  for (const { kind, labelKey, cents } of content.lines) {
    if (kind === 'fee') fees.set(labelKey, (fees.get(labelKey) ?? 0) + cents);
    if (kind === 'credit' || kind === 'other') credits += cents;
  }
  const spent: readonly JournalLine[] = [
    ...parts.map(({ netCents, ...part }) => ({
      ...none,
      ...part,
      kind: 'purchases' as const,
      account: accountOf(settings, part.group),
      cents: netCents,
    })),
    ...[...fees].map(([labelKey, cents]) => ({
      ...none,
      kind: 'fee' as const,
      account: settings.feesAccount,
      labelKey,
      cents,
    })),
    { ...none, kind: 'credit' as const, account: settings.creditsAccount, cents: credits },
  ];
  const owed = { ...none, kind: 'payable' as const, account: settings.payableAccount };
  const spentCents = spent.reduce((sum, { cents }) => sum + cents, 0);
  return [...spent, { ...owed, cents: -spentCents }].filter(({ cents }) => cents !== 0);
}

/** What the parts leave unexplained of the statement's purchases; zero when they tie. */
export const journalGapCents = (
  { purchasesCents }: Pick<Statement, 'purchasesCents'>,
  parts: readonly JournalPart[],
): number => parts.reduce((gap, { netCents }) => gap - netCents, purchasesCents);
