import type {
  CardPlace,
  Dispute,
  DisputeEvidence,
  DisputeHistoryAction,
  DisputeState,
  DisputeType,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { formatDay, formatInstant, formatMiles, formatMoney } from '../../pdf/formats.ts';
import type { PdfFact, PdfWriter } from '../../pdf/writer.ts';
import { historyOf } from '../events/historyOf.ts';
import { receiptFile, writeTimeline } from '../exports/receiptFile.ts';
import { readDispute } from './readDisputes.ts';

const STATES: Readonly<Record<DisputeState, string>> = {
  documentsDue: 'Documents needed',
  underReview: 'Under review',
  credited: 'Credited',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  expired: 'Closed without documents',
};
const TYPES: Readonly<Record<DisputeType, string>> = { fraud: 'Fraud', other: 'Other' };
const PLACES: Readonly<Record<CardPlace, string>> = {
  withHolder: 'With the cardholder',
  lostOrStolen: 'Lost or stolen',
  unknown: 'Not sure',
};
const STEPS: Readonly<Record<string, string>> = {
  'dispute.filed': 'Filed',
  'dispute.documentAdded': 'Document added',
  'dispute.credited': 'Credited',
  'dispute.waiverClaimed': 'Claimed from Fraud Protector',
  'dispute.denied': 'Denied',
  'dispute.withdrawn': 'Withdrawn',
  'dispute.expired': 'Closed without documents',
} satisfies Readonly<Record<DisputeHistoryAction, string>>;
const BYTES_PER_KILOBYTE = 1000;

const yesOrNo = (value: boolean | null): string =>
  value === null ? 'Not answered' : value ? 'Yes' : 'No';

const miles = (reading: number | null): string | null =>
  reading === null ? null : formatMiles(reading);

const evidenceFacts = (evidence: DisputeEvidence, currency: string): readonly PdfFact[] => [
  ['Where', `${evidence.siteAddress} (site ${evidence.siteNumber})`],
  ['When', formatInstant(evidence.occurredAt, evidence.timeZone)],
  ['Driver', evidence.driverName],
  ['Unit', evidence.unitNumber],
  ['Card held by', evidence.cardHolder],
  ['Odometer entered', miles(evidence.odometerMiles)],
  ['Previous odometer reading', miles(evidence.lastOdometerMiles)],
  ['Authorized', formatMoney(evidence.authorizedCents, currency)],
  ['Posted', formatMoney(evidence.netCents, currency)],
  ['Where the card was', evidence.cardPlace === null ? null : PLACES[evidence.cardPlace]],
  ['Site contacted', yesOrNo(evidence.hasAskedSite)],
];

const disputeFacts = (dispute: Dispute, timeZone: string): readonly PdfFact[] => [
  ['Number', dispute.disputeNumber],
  ['Status', STATES[dispute.status]],
  ['Type', TYPES[dispute.type]],
  ['Disputed amount', formatMoney(dispute.amountCents, dispute.currency)],
  ['Purchase', dispute.transactionNumber],
  ['Card', `•••• ${dispute.cardLast4}`],
  ['Filed', `${formatInstant(dispute.filedAt, timeZone)} by ${dispute.filedBy}`],
  ['Documents due', formatDay(dispute.documentsDueOn)],
];

function writeDocuments(writer: PdfWriter, { documents }: Dispute, timeZone: string): void {
  writer.heading('Documents');
  if (documents.length === 0) return writer.paragraph('No documents yet.');
  writer.table({
    columns: [
      { head: 'Name', share: 5 },
      { head: 'Size', share: 1, align: 'right' },
      { head: 'Added', share: 3 },
    ],
    rows: documents.map(({ name, bytes, addedAt }) => [
      name,
      `${Math.ceil(bytes / BYTES_PER_KILOBYTE)} kB`,
      formatInstant(addedAt, timeZone),
    ]),
  });
}

/** Creates a dispute's PDF receipt: the claim, its evidence, and the outcome. [DISP-02] */
export const getDisputeReceipt: HandlerOf<'getDisputeReceipt'> = async ({ params }, context) => {
  const dispute = await readDispute(context, params.disputeId);
  const { disputeNumber, evidence } = dispute;
  const steps = await historyOf(context, 'dispute', params.disputeId).orderBy('e.id').execute();
  const { time_zone: zone } = context.account;
  const title = `Dispute ${disputeNumber}`;
  const receipt = { title, documentTitle: `${title} · receipt`, name: `dispute-${disputeNumber}` };
  return receiptFile(context, receipt, (writer) => {
    writer.facts(disputeFacts(dispute, zone));
    writer.heading('Explanation');
    writer.paragraph(dispute.reason);
    if (evidence) {
      writer.heading('Details at filing');
      writer.facts(evidenceFacts(evidence, dispute.currency));
    }
    writeDocuments(writer, dispute, zone);
    writeTimeline(writer, steps, STEPS, zone);
  });
};
