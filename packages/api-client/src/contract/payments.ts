import * as z from 'zod/mini';
import { bill, feeKey, paymentState, transfer } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, uuid } from './common.ts';
import { exportedFile } from './roster.ts';
import { integer, list, natural, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

/** [GW-98, PAY-01, ENT-42] */
export const listBills = call('GET /bills', 'bills.view', {
  summary: 'List recent bills, newest first, and the total owed',
  response: shape({
    currency: text,
    /** Posted and not paid, this cycle included; below nothing: a credit. */
    owedCents: integer,
    /** What is open of the bills. */
    dueCents: natural,
    /** When the oldest open bill is due. */
    dueOn: z.nullable(text),
    /** Payments that wait for their day. */
    scheduledCents: natural,
    /** The last payment that came in. */
    lastPayment: z.nullable(transfer),
    /** The first day for which a payment made now counts, and until when. [PAY-05, PAY-06] */
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
    /** `YYYY-MM-DD`, Eastern Time; null: now. */
    payOn: z.nullable(text),
  }),
  response: transfer,
  errors: ['fundingMethod.notFound', 'funds.methodNotUsable', 'payment.refused'],
  changes: ['transfer'],
});

/** [GW-99, PAY-02, PAY-04] */
export const listPayments = call('GET /allpayments', 'payments.view', {
  summary: 'List payments, newest first',
  query: shape({
    ...pageQuery,
    state: z.optional(paymentState),
    ...optionalDays,
  }),
  response: page(transfer),
});

/** A movement of the ledger that a payment, funds or a fee caused. */
const movement = shape({
  movementId: uuid,
  enteredOn: text,
  kind: text,
  /** What it changed of what is owed. */
  owedCents: integer,
});

/** The receipt: the payment, its three dates, what it moved in the ledger, and who did what. */
export const getPayment = call('GET /allpayments/:paymentId', 'payments.view', {
  summary: 'Get a payment or funds transfer with its movements and history',
  response: shape({
    transfer,
    movements: list(movement),
    history: rows({ eventId: uuid, at: text, actor: z.nullable(text), action: text }),
  }),
  errors: ['payment.notFound'],
});

/** [PAY-02] The same as a document. */
export const getPaymentReceipt = call('GET /allpayments/:paymentId/receipt', 'payments.view', {
  summary: 'Download a payment or funds receipt as a PDF',
  response: exportedFile,
  errors: ['payment.notFound'],
});

/** [PAY-03] Until the cut-off of its day. */
export const cancelPayment = call('POST /allpayments/:paymentId/cancel', 'bills.pay', {
  summary: 'Cancel a scheduled payment',
  response: transfer,
  errors: ['payment.notFound', 'payment.refused'],
  changes: ['transfer'],
  version: 'required',
});

/** The rows behind a fee's line, newest first. */
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
      /** The payment or addition of funds that it belongs to; null: another thing. */
      transferId: z.nullable(uuid),
      transferNumber: z.nullable(text),
      /** The express check that it belongs to; null: another thing. */
      checkId: z.nullable(uuid),
      checkNumber: z.nullable(text),
    }),
  }),
});
