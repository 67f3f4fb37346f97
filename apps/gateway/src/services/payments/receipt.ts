import {
  fundingFailureReasons,
  type Transfer,
  type TransferHistoryAction,
  type TransferStage,
} from '@forecourt/validation';
import { en as ruleTexts } from '@forecourt/validation/messages';
import type { HandlerOf } from '../../http/context.ts';
import { formatDay, formatInstant, formatMoney } from '../../pdf/formats.ts';
import type { PdfFact, PdfWriter } from '../../pdf/writer.ts';
import { receiptFile, writeTimeline } from '../exports/receiptFile.ts';
import { readPayment } from './readPayments.ts';

type PaymentDetails = Awaited<ReturnType<typeof readPayment>>;

const STAGES: Readonly<Record<TransferStage, string>> = {
  scheduled: 'Scheduled',
  submitting: 'In progress',
  pending: 'Pending',
  settled: 'Settled',
  failed: 'Failed',
  returned: 'Returned',
  chargedBack: 'Charged back',
  canceled: 'Canceled',
};
const MOVEMENTS: Readonly<Record<string, string>> = {
  payment: 'Payment',
  reversal: 'Returned',
  funding: 'Funds',
};
const STEPS: Readonly<Record<string, string>> = {
  'transfer.asked': 'Requested',
  'transfer.submit': 'Received',
  'transfer.accept': 'Accepted by the bank',
  'transfer.settle': 'Settled',
  'transfer.fail': 'Failed',
  'transfer.return': 'Returned by the bank',
  'transfer.chargeBack': 'Charged back',
  'transfer.cancel': 'Canceled',
} satisfies Readonly<Record<TransferHistoryAction, string>>;
const AUTOMATIC = 'Auto-reload';
const texts: Readonly<Record<string, string>> = ruleTexts;

function amountFacts({ purpose, amountCents, feeCents, currency }: Transfer): readonly PdfFact[] {
  const money = (cents: number) => formatMoney(cents, currency);
  if (purpose === 'bill') return [['Payment', money(amountCents)]];
  return [
    ['Funds', money(amountCents)],
    [ruleTexts['fee.funding'], money(feeCents)],
    ['Total paid', money(amountCents + feeCents)],
  ];
}

/** Why the transfer failed, with the bank's return code; `null` if it did not fail. */
function failureOf({ failure, returnCode }: Transfer): string | null {
  if (failure === null) return null;
  const reasons = fundingFailureReasons(failure).map(({ key }) => texts[key] ?? key);
  return `${reasons.join('. ')}${returnCode === null ? '' : ` (${returnCode})`}`;
}

/** Amounts line by line, and the dates submitted, received, and posted. [PAY-02] */
function factsOf(transfer: Transfer, timeZone: string): readonly PdfFact[] {
  const { method, payOn, receivedOn, submittedAt, postedAt } = transfer;
  return [
    ['Status', STAGES[transfer.stage]],
    ['Reason', failureOf(transfer)],
    ...amountFacts(transfer),
    ['Method', method.last4 ? `${method.name} •••• ${method.last4}` : method.name],
    ['Submitted', formatInstant(submittedAt, timeZone)],
    ['Payment date', receivedOn === null && payOn !== null ? formatDay(payOn) : null],
    ['Received', receivedOn === null ? null : formatDay(receivedOn)],
    ['Posted', postedAt === null ? null : formatInstant(postedAt, timeZone)],
    ['Requested by', transfer.askedBy ?? AUTOMATIC],
  ];
}

/** Writes the transfer's ledger movements; the last row is the net change of the balance. */
function writeMovements(writer: PdfWriter, { transfer, movements }: PaymentDetails): void {
  const rows = movements.filter(({ owedCents }) => owedCents !== 0);
  writer.heading('Effect on your balance');
  if (rows.length === 0) return writer.paragraph('No changes yet.');
  const money = (cents: number) => formatMoney(cents, transfer.currency);
  writer.table({
    columns: [
      { head: 'Date', share: 2 },
      { head: 'Description', share: 3 },
      { head: 'Amount', share: 1.5, align: 'right' },
    ],
    rows: rows.map(({ enteredOn, kind, owedCents }) => [
      formatDay(enteredOn),
      MOVEMENTS[kind] ?? texts[kind] ?? kind,
      money(owedCents),
    ]),
    total: ['Total', '', money(rows.reduce((sum, { owedCents }) => sum + owedCents, 0))],
  });
}

/** A PDF receipt for a bill payment or for added funds. [PAY-02] */
export const getPaymentReceipt: HandlerOf<'getPaymentReceipt'> = async ({ params }, context) => {
  const details = await readPayment(context, params.paymentId);
  const { number } = details.transfer;
  const { time_zone: zone } = context.account;
  const title = `Receipt ${number}`;
  const receipt = { title, documentTitle: title, name: `receipt-${number}` };
  return receiptFile(context, receipt, (writer) => {
    writer.facts(factsOf(details.transfer, zone));
    writeMovements(writer, details);
    writeTimeline(writer, details.history, STEPS, zone);
  });
};
