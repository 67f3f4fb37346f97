import * as z from 'zod/mini';
import {
  id,
  instant,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  shape,
  text,
} from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

const day = text(10);

/**
 * A month of an account: the opening balance, changes, and the closing balance. Amounts are signed
 * by their effect on the balance owed, so payments and credits are negative, and opening +
 * purchases + fees + payments + credits + other = closing. [STMT-02]
 */
export const statement = shape({
  statementId: id,
  /** Number shown to people; sequential per account. */
  statementNumber: text(12),
  startsOn: day,
  endsOn: day,
  issuedAt: instant,
  dueOn: day,
  currency: text(3),
  openingCents: integer,
  purchasesCents: integer,
  feesCents: integer,
  paymentsCents: integer,
  creditsCents: integer,
  otherCents: integer,
  closingCents: integer,
  purchases: natural,
  fuelMilligallons: integer,
});
export type Statement = z.infer<typeof statement>;

/** A department's purchases posted in the month; net = gross less discount. */
export const statementDepartment = shape({
  /** `null` for cards without a department. */
  departmentId: nullable(id),
  number: nullable(text(5)),
  name: nullable(text(60)),
  purchases: natural,
  fuelMilligallons: integer,
  grossCents: integer,
  discountCents: integer,
  netCents: integer,
});

/** The same purchases, by product. */
export const statementProduct = shape({
  productCode: text(3),
  name: text(60),
  unit: oneOf(['gal', 'each']),
  quantityThousandths: integer,
  grossCents: integer,
  discountCents: integer,
  netCents: integer,
});

/** All other changes of the balance, one per line; a fee is named by its key. */
export const statementLine = shape({
  kind: oneOf(['fee', 'payment', 'returnedPayment', 'credit', 'other']),
  /** The message key of its label. */
  labelKey: text(60),
  enteredOn: day,
  cents: integer,
});
export type StatementLine = z.infer<typeof statementLine>;

/** Ledger entries other than purchases and payments that have labels of their own. */
const NAMED_MOVEMENTS = ['expressCheck', 'expressCheckRefund'] as const;

/** The message key of a line's label, by its ledger entry's kind; fees have their own. */
export const statementLineKey = (
  kind: Exclude<StatementLine['kind'], 'fee'>,
  entryKind: string,
): MessageKey =>
  `statementLine.${NAMED_MOVEMENTS.find((movement) => movement === entryKind) ?? kind}`;

export const statementContent = shape({
  departments: list(statementDepartment),
  products: list(statementProduct),
  lines: list(statementLine),
  /** Day of the oldest purchase included; omitted if all were made shortly before posting. */
  purchasedFrom: z.optional(day),
});
export type StatementContent = z.infer<typeof statementContent>;

/**
 * An invoice for a statement's purchases or fees: amount = net + VAT. Fuel taxes paid at the pump
 * are part of the price. [STMT-01, ENT-43]
 */
export const invoice = shape({
  invoiceId: id,
  invoiceNumber: text(12),
  statementId: id,
  statementNumber: text(12),
  kind: oneOf(['purchases', 'fees']),
  issuedOn: day,
  dueOn: day,
  currency: text(3),
  netCents: integer,
  vatCents: integer,
  amountCents: integer,
});
export type Invoice = z.infer<typeof invoice>;

/** A document that cannot be created or downloaded. [MSG-63] */
export const DOCUMENT_NOT_AVAILABLE = 'document.notAvailable' satisfies MessageKey;

/** The difference that a statement's amounts do not explain; zero if they add up. */
export const statementGapCents = (
  amounts: Pick<
    Statement,
    | 'openingCents'
    | 'purchasesCents'
    | 'feesCents'
    | 'paymentsCents'
    | 'creditsCents'
    | 'otherCents'
    | 'closingCents'
  >,
): number =>
  amounts.openingCents +
  amounts.purchasesCents +
  amounts.feesCents +
  amounts.paymentsCents +
  amounts.creditsCents +
  amounts.otherCents -
  amounts.closingCents;
