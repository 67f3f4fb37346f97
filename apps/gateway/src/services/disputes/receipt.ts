import {
  dayIn,
  type CardPlace,
  type Dispute,
  type DisputeHistoryAction,
  type DisputeState,
  type DisputeType,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { formatDay, formatInstant, formatMiles, formatMoney } from '../../pdf/formats.ts';
import { pdfOf } from '../../pdf/pdfOf.ts';
import type { PdfFact, PdfWriter } from '../../pdf/writer.ts';
import { readDispute } from './disputeRows.ts';
import { readHistory } from './readDisputes.ts';

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
const SYSTEM = 'system';

const yesOrNo = (value: boolean | null): string =>
  value === null ? 'Not answered' : value ? 'Yes' : 'No';

function evidenceFacts({ evidence, currency }: Dispute): readonly PdfFact[] {
  if (!evidence) return [];
  const facts: readonly (readonly [string, string | null])[] = [
    ['Where', `${evidence.siteAddress} (site ${evidence.siteNumber})`],
    ['When', formatInstant(evidence.occurredAt, evidence.timeZone)],
    ['Driver', evidence.driverName],
    ['Unit', evidence.unitNumber],
    ['Card held by', evidence.cardHolder],
    [
      'Odometer entered',
      evidence.odometerMiles === null ? null : formatMiles(evidence.odometerMiles),
    ],
    [
      'Previous odometer reading',
      evidence.lastOdometerMiles === null ? null : formatMiles(evidence.lastOdometerMiles),
    ],
    ['Authorized', formatMoney(evidence.authorizedCents, currency)],
    ['Posted', formatMoney(evidence.netCents, currency)],
    ['Card location', evidence.cardPlace === null ? null : PLACES[evidence.cardPlace]],
    ['Site contacted', yesOrNo(evidence.hasAskedSite)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function disputeFacts(dispute: Dispute, timeZone: string): readonly PdfFact[] {
  return [
    { label: 'Number', value: dispute.disputeNumber },
    { label: 'Status', value: STATES[dispute.status] },
    { label: 'Type', value: TYPES[dispute.type] },
    { label: 'Disputed amount', value: formatMoney(dispute.amountCents, dispute.currency) },
    { label: 'Purchase', value: dispute.transactionNumber },
    { label: 'Card', value: `•••• ${dispute.cardLast4}` },
    {
      label: 'Filed',
      value: `${formatInstant(dispute.filedAt, timeZone)} by ${dispute.filedBy}`,
    },
    { label: 'Documents due', value: formatDay(dispute.documentsDueOn) },
  ];
}

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

/** The receipt of a dispute: what was filed, what was known, and the outcome. [DISP-02] */
export const getDisputeReceipt: HandlerOf<'getDisputeReceipt'> = async ({ params }, context) => {
  const { account, now } = context;
  const dispute = await readDispute(context, params.disputeId);
  const history = await readHistory(context, params.disputeId);
  const { time_zone: zone } = account;
  const title = `Dispute ${dispute.disputeNumber}`;
  const head = {
    title: `${title} · receipt`,
    foot: `${account.name} · ${title} · created ${formatInstant(now.toISOString(), zone)}`,
    at: now,
  };
  const bytes = await pdfOf(head, (writer) => {
    writer.title(title, `${account.name} · account ${account.account_number}`);
    writer.facts(disputeFacts(dispute, zone));
    writer.heading('Reason');
    writer.paragraph(dispute.reason);
    if (dispute.evidence) {
      writer.heading('Details at filing');
      writer.facts(evidenceFacts(dispute));
    }
    writeDocuments(writer, dispute, zone);
    writer.heading('Timeline');
    writer.table({
      columns: [
        { head: 'When', share: 3 },
        { head: 'Description', share: 3 },
        { head: 'Who', share: 3 },
      ],
      rows: history
        .toReversed()
        .map(({ at, action, actor }) => [
          formatInstant(at, zone),
          STEPS[action] ?? action,
          actor === SYSTEM ? 'Forecourt' : actor,
        ]),
    });
  });
  return {
    fileName: `dispute-${dispute.disputeNumber}-${dayIn(zone, now).toString()}.pdf`,
    mediaType: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
    rowCount: 1,
  };
};
