import {
  dayIn,
  fundingFailureReasons,
  type Transfer,
  type TransferHistoryAction,
  type TransferStage,
} from '@forecourt/validation';
import { en as ruleTexts } from '@forecourt/validation/messages';
import type { HandlerOf } from '../../http/context.ts';
import { formatDay, formatInstant, formatMoney } from '../../pdf/formats.ts';
import { pdfOf } from '../../pdf/pdfOf.ts';
import type { PdfFact, PdfWriter } from '../../pdf/writer.ts';
import { readPayment } from './readPayments.ts';

type Details = Awaited<ReturnType<typeof readPayment>>;

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
const SYSTEM = 'Forecourt';
const AUTOMATIC = 'Auto-reload';
const texts: Readonly<Record<string, string>> = ruleTexts;

function amountFacts({
  purpose,
  amountCents,
  feeCents,
  currency,
}: Transfer): readonly (readonly [string, string])[] {
  const money = (cents: number) => formatMoney(cents, currency);
  if (purpose === 'bill') return [['Payment', money(amountCents)]];
  return [
    ['Funds', money(amountCents)],
    [ruleTexts['fee.funding'], money(feeCents)],
    ['Total paid', money(amountCents + feeCents)],
  ];
}

/** Why the money did not come, in the words of the rules, with the bank's code. */
function failureOf({ failure, returnCode }: Transfer): string | null {
  if (failure === null) return null;
  const why = fundingFailureReasons(failure).map(({ key }) => texts[key] ?? key);
  return `${why.join('. ')}${returnCode === null ? '' : ` (${returnCode})`}`;
}

/** Amounts line by line, and the three dates. [PAY-02] */
function factsOf(transfer: Transfer, timeZone: string): readonly PdfFact[] {
  const { method, payOn, receivedOn, submittedAt, postedAt } = transfer;
  const facts: readonly (readonly [string, string | null])[] = [
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
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** What the ledger holds of it; the last row is what it changed of what is owed. */
function writeMovements(writer: PdfWriter, { transfer, movements }: Details): void {
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

function writeHistory(writer: PdfWriter, { history }: Details, timeZone: string): void {
  writer.heading('Timeline');
  writer.table({
    columns: [
      { head: 'When', share: 3 },
      { head: 'Description', share: 3 },
      { head: 'Who', share: 3 },
    ],
    rows: history.map(({ at, action, actor }) => [
      formatInstant(at, timeZone),
      STEPS[action] ?? action,
      actor ?? SYSTEM,
    ]),
  });
}

/** The receipt of a payment, or of funds that were added, as a document. [PAY-02] */
export const getPaymentReceipt: HandlerOf<'getPaymentReceipt'> = async ({ params }, context) => {
  const { account, now } = context;
  const details = await readPayment(context, params.paymentId);
  const { number } = details.transfer;
  const { time_zone: zone } = account;
  const title = `Receipt ${number}`;
  const head = {
    title,
    foot: `${account.name} · ${title} · created ${formatInstant(now.toISOString(), zone)}`,
    at: now,
  };
  const bytes = await pdfOf(head, (writer) => {
    writer.title(title, `${account.name} · account ${account.account_number}`);
    writer.facts(factsOf(details.transfer, zone));
    writeMovements(writer, details);
    writeHistory(writer, details, zone);
  });
  return {
    fileName: `receipt-${number}-${dayIn(zone, now).toString()}.pdf`,
    mediaType: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
    rowCount: 1,
  };
};
