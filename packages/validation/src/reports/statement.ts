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
 * A month of an account: what was owed at its start, what was added and taken off, what is owed at its
 * end. Every amount is what it adds to what is owed, so payments and credits are below zero and
 * opening + purchases + fees + payments + credits + other = closing. [STMT-02]
 */
export const statement = shape({
  statementId: id,
  /** As people read it, counted per account. */
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

/** Purchases that posted in the month, of one department; net = gross less discount. */
export const statementDepartment = shape({
  /** null: cards without a department. */
  departmentId: nullable(id),
  number: nullable(text(5)),
  name: nullable(text(60)),
  purchases: natural,
  fuelMilligallons: integer,
  grossCents: integer,
  discountCents: integer,
  netCents: integer,
});

/** The same purchases by product. */
export const statementProduct = shape({
  productCode: text(3),
  name: text(60),
  unit: oneOf(['gal', 'each']),
  quantityThousandths: integer,
  grossCents: integer,
  discountCents: integer,
  netCents: integer,
});

/** Everything else that moved what is owed, one line a movement; a fee by the key of its name. */
export const statementLine = shape({
  kind: oneOf(['fee', 'payment', 'returnedPayment', 'credit', 'other']),
  /** Message key of what it is. */
  labelKey: text(60),
  enteredOn: day,
  cents: integer,
});
export type StatementLine = z.infer<typeof statementLine>;

/** What moves the balance besides purchases and payments, and has a name of its own. */
const NAMED_MOVEMENTS = ['expressCheck', 'expressCheckRefund'] as const;

/** The message key of what moved the balance, by the kind of its entry in the books; a fee has its own. */
export const statementLineKey = (
  kind: Exclude<StatementLine['kind'], 'fee'>,
  entryKind: string,
): MessageKey => `statementLine.${NAMED_MOVEMENTS.find((named) => named === entryKind) ?? kind}`;

export const statementContent = shape({
  departments: list(statementDepartment),
  products: list(statementProduct),
  lines: list(statementLine),
  /** The day of the oldest purchase that posted in it; left out: all were made shortly before. */
  purchasedFrom: z.optional(day),
});
export type StatementContent = z.infer<typeof statementContent>;

/**
 * A bill for the purchases, or for the fees, of one statement: amount = net + VAT. Taxes at the pump
 * are within the price of the fuel. [STMT-01, ENT-43]
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

/** A document that cannot be made or fetched. [MSG-63] */
export const DOCUMENT_NOT_AVAILABLE = 'document.notAvailable' satisfies MessageKey;

/** What a statement's amounts leave unexplained; zero when it ties. */
export const statementGapCents = (
  one: Pick<
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
  one.openingCents +
  one.purchasesCents +
  one.feesCents +
  one.paymentsCents +
  one.creditsCents +
  one.otherCents -
  one.closingCents;
