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
import { disputeState } from '../forms/dispute.ts';
import { productGroup } from '../limits/productGroups.ts';
import { productCategoryId } from './productCategory.ts';

/** Transaction states. [TXN-02] */
export const TRANSACTION_STATES = ['complete', 'pending', 'declined'] as const;
export const transactionState = oneOf(TRANSACTION_STATES);
export type TransactionState = z.infer<typeof transactionState>;

/** A product of a purchase. Net = gross less discount, rounded once. */
export const transactionLine = shape({
  productCode: text(3),
  group: productGroup,
  categoryId: productCategoryId,
  description: text(60),
  /** In thousandths of `unit`. */
  quantityThousandths: integer,
  unit: oneOf(['gal', 'each']),
  unitPriceMills: integer,
  grossCents: integer,
  discountCents: integer,
  netCents: integer,
});
export type TransactionLine = z.infer<typeof transactionLine>;

export const merchantSite = shape({
  siteNumber: text(12),
  name: text(80),
  brand: text(40),
  city: text(60),
  state: text(2),
  timeZone: text(60),
});

/** A rule behind a decline or approval, as returned by `evaluatePurchase`. */
export const declineReason = shape({
  rule: text(60),
  limit: nullable(integer),
  used: nullable(integer),
  asked: nullable(integer),
});

/** A purchase or a decline. [ENT-45] */
export const transaction = shape({
  transactionId: id,
  transactionNumber: text(20),
  occurredAt: instant,
  postedAt: nullable(instant),
  status: transactionState,
  cardId: id,
  cardLast4: text(4),
  driverName: nullable(text(80)),
  unitNumber: nullable(text(20)),
  odometerMiles: nullable(natural),
  site: merchantSite,
  lines: list(transactionLine),
  authorizedCents: integer,
  netCents: integer,
  currency: text(3),
  declineReasons: list(declineReason),
  flags: list(text(60)),
  /** Its dispute that was not withdrawn; `null` or omitted if there is none. [DISP-01] */
  dispute: z.optional(
    nullable(shape({ disputeId: id, disputeNumber: text(12), status: disputeState })),
  ),
});
export type Transaction = z.infer<typeof transaction>;

/** A purchase's amount: authorized until it posts, then what was charged. [TXN-02] */
export const purchaseCents = ({
  status,
  authorizedCents,
  netCents,
}: Pick<Transaction, 'status' | 'authorizedCents' | 'netCents'>): number =>
  status === 'complete' ? netCents : authorizedCents;
