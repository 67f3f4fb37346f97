import * as z from 'zod/mini';
import { bill, feeKey, paymentState, transfer } from '@forecourt/validation';
import { call } from './call.ts';
import { paged, uuid } from './common.ts';
import { exportedFile } from './roster.ts';
import { integer, list, natural, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

/** [GW-98, PAY-01, ENT-42] */
export const listBills = call('GET /bills', 'bills.view', {
  summary: 'List recent bills, newest first, and the total owed',
  response: shape({
    currency: text,
    /** Posted and unpaid, including the current cycle; negative for a credit. */
    owedCents: integer,
    /** Unpaid amount of the bills. */
    dueCents: natural,
    /** Due date of the oldest unpaid bill; `null` if none. */
    dueOn: z.nullable(text),
    /** Total of payments scheduled for a later day. */
    scheduledCents: natural,
    /** The last payment that settled. */
    lastPayment: z.nullable(transfer),
    /** First day that a payment made now counts for, and its cut-off. [PAY-05, PAY-06] */
    payOn: text,
    cutoffAt: text,
    items: list(bill),
  }),
});

/** [PAY-01, PAY-03, PAY-05, PAY-06] */
export const payBill = call('POST /allpayments', 'bills.pay', {
  summary: 'Pay now or schedule a payment',
  body: shape({
    methodId: uuid,
    amountCents: natural,
    /** `YYYY-MM-DD` in Eastern Time; `null` pays now. */
    payOn: z.nullable(text),
  }),
  response: transfer,
  errors: ['fundingMethod.notFound', 'funds.methodNotUsable', 'payment.refused'],
  changes: ['transfer'],
});

/** [GW-99, PAY-02, PAY-04] */
export const listPayments = call('GET /allpayments', 'payments.view', {
  summary: 'List payments, newest first',
  ...paged(transfer, {
    state: z.optional(paymentState),
    ...optionalDays,
  }),
});

/** A ledger movement caused by a payment, a funds transfer, or a fee. */
const movement = shape({
  movementId: uuid,
  enteredOn: text,
  kind: text,
  /** Change in the amount owed. */
  owedCents: integer,
});

/** The receipt: the payment, its three dates, its ledger movements, and who did what. */
export const getPayment = call('GET /allpayments/:paymentId', 'payments.view', {
  summary: 'Get a payment or funds transfer with its movements and history',
  response: shape({
    transfer,
    movements: list(movement),
    history: rows({ eventId: uuid, at: text, actor: z.nullable(text), action: text }),
  }),
  errors: ['payment.notFound'],
});

/** [PAY-02] */
export const getPaymentReceipt = call('GET /allpayments/:paymentId/receipt', 'payments.view', {
  summary: 'Download a payment or funds receipt as a PDF',
  response: exportedFile,
  errors: ['payment.notFound'],
});

/** [PAY-03] Possible until the cut-off of its day. */
export const cancelPayment = call('POST /allpayments/:paymentId/cancel', 'bills.pay', {
  summary: 'Cancel a scheduled payment',
  response: transfer,
  errors: ['payment.notFound', 'payment.refused'],
  changes: ['transfer'],
  version: 'required',
});

/** Ledger entries behind a fee's total, newest first. */
export const listFees = call('GET /bills/fees', 'bills.view', {
  summary: 'List charged fees, row by row',
  query: shape({
    feeKey: z.optional(feeKey),
    ...optionalDays,
  }),
  response: shape({
    currency: text,
    totals: rows({ feeKey, cents: integer }),
    items: rows({
      entryId: uuid,
      enteredOn: text,
      feeKey,
      cents: integer,
      /** The payment or funds transfer that the fee belongs to; `null` if neither. */
      transferId: z.nullable(uuid),
      transferNumber: z.nullable(text),
      /** The express check that the fee belongs to; `null` if none. */
      checkId: z.nullable(uuid),
      checkNumber: z.nullable(text),
    }),
  }),
});
