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

/** Accounting software that can import journal entries. */
export const JOURNAL_TARGETS = ['quickbooks', 'quickbooksDesktop', 'xero'] as const;
export type JournalTarget = (typeof JOURNAL_TARGETS)[number];

/** Maximum number of lines that Xero imports from a file. */
export const XERO_LINES_MAX = 300;

/** An account's name in QuickBooks, or its code in Xero. */
const account = lineText(100, 'journal.account.missing');

/** The accounts in the customer's books to which a month is posted. */
export const journalSettings = shape({
  target: oneOf(JOURNAL_TARGETS),
  /** The vendor for accounts payable in QuickBooks, or the tax rate of lines in Xero. */
  detail: lineText(100, 'journal.detail.missing'),
  payableAccount: account,
  /** For product groups without an account of their own. */
  purchasesAccount: account,
  groupAccounts: z.partialRecord(productGroup, account, { error: 'value.invalid' }),
  feesAccount: account,
  /** For dispute credits and adjustments. */
  creditsAccount: account,
}).check(
  across(({ payableAccount, purchasesAccount, groupAccounts, feesAccount, creditsAccount }) => {
    const otherAccounts = [purchasesAccount, feesAccount, creditsAccount];
    return payableAccount !== undefined &&
      [...otherAccounts, ...Object.values(groupAccounts ?? {})].includes(payableAccount)
      ? [{ path: ['payableAccount'], key: 'journal.payable.same' }]
      : [];
  }),
);
export type JournalSettings = z.infer<typeof journalSettings>;

/** A department's purchases of a product group in the month of a statement. */
export const journalPart = shape({
  departmentNumber: nullable(text(5)),
  departmentName: nullable(text(60)),
  group: productGroup,
  netCents: integer,
});
export type JournalPart = z.infer<typeof journalPart>;

/** A line of a journal entry; debits are positive, credits negative. */
export const journalLine = shape({
  kind: oneOf(['purchases', 'fee', 'credit', 'payable']),
  account: text(100),
  departmentNumber: nullable(text(5)),
  departmentName: nullable(text(60)),
  group: nullable(productGroup),
  /** The message key of a fee's name. */
  labelKey: nullable(text(60)),
  cents: integer,
});
export type JournalLine = z.infer<typeof journalLine>;

/** A month as one balanced entry in the customer's own books. */
export const journalEntry = shape({
  /** The same for every export, so that accounting software can reject duplicates. */
  journalNumber: text(21),
  date: text(10),
  currency: text(3),
  target: oneOf(JOURNAL_TARGETS),
  lines: list(journalLine),
  /** `null` if it was not exported yet. */
  exported: nullable(shape({ exportedAt: instant, by: text(200), count: natural })),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** Why a journal entry cannot be exported. */
export const JOURNAL_REFUSALS = {
  off: 'journal.off',
  gap: 'journal.gap',
  tooManyLines: 'journal.tooManyLines',
  /** No trusted server is configured to receive the file. */
  noDelivery: 'journal.noDelivery',
} as const satisfies Readonly<Record<string, MessageKey>>;

export const journalNumberOf = ({ statementNumber }: Pick<Statement, 'statementNumber'>) =>
  `FC-${statementNumber}`;

const accountOf = (settings: JournalSettings, group: ProductGroup) =>
  settings.groupAccounts[group] ?? settings.purchasesAccount;

/**
 * Computes the lines of a month: purchases by department and product group, each fee, credits, and
 * the total as payable, which equals the statement's change in balance before payments. Omits
 * payments, since the books get them from their bank feed, and lines of zero.
 */
export function journalLines(
  settings: JournalSettings,
  content: Pick<StatementContent, 'lines'>,
  parts: readonly JournalPart[],
): readonly JournalLine[] {
  const noDetails = { departmentNumber: null, departmentName: null, group: null, labelKey: null };
  const fees = new Map<string, number>();
  let credits = 0;
  for (const { kind, labelKey, cents } of content.lines) {
    if (kind === 'fee') fees.set(labelKey, (fees.get(labelKey) ?? 0) + cents);
    if (kind === 'credit' || kind === 'other') credits += cents;
  }
  const entryLines: readonly JournalLine[] = [
    ...parts.map(({ netCents, ...part }) => ({
      ...noDetails,
      ...part,
      kind: 'purchases' as const,
      account: accountOf(settings, part.group),
      cents: netCents,
    })),
    ...[...fees].map(([labelKey, cents]) => ({
      ...noDetails,
      kind: 'fee' as const,
      account: settings.feesAccount,
      labelKey,
      cents,
    })),
    { ...noDetails, kind: 'credit' as const, account: settings.creditsAccount, cents: credits },
  ];
  const payable = { ...noDetails, kind: 'payable' as const, account: settings.payableAccount };
  const totalCents = entryLines.reduce((sum, { cents }) => sum + cents, 0);
  return [...entryLines, { ...payable, cents: -totalCents }].filter(({ cents }) => cents !== 0);
}

/** The part of a statement's purchases that the parts do not cover; zero if they match. */
export const journalGapCents = (
  { purchasesCents }: Pick<Statement, 'purchasesCents'>,
  parts: readonly JournalPart[],
): number => parts.reduce((gap, { netCents }) => gap - netCents, purchasesCents);
