import {
  productGroupKey,
  type JournalEntry,
  type JournalLine,
  type JournalSettings,
  type JournalTarget,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { parseDate } from '@internationalized/date';
import { dollarsOf } from '../../files/amounts.ts';
import { plainCsv } from '../../files/csv.ts';
import { tableOf, type Columns } from '../../files/exportFile.ts';
import type { Cell } from '../../files/xlsx.ts';

const texts: Readonly<Record<string, string>> = en;
type Entry = Omit<JournalEntry, 'exported'>;

const DESCRIPTIONS: Readonly<Record<JournalLine['kind'], string>> = {
  purchases: 'Purchases',
  fee: 'Fee',
  credit: 'Credits and adjustments',
  payable: 'Fuel card balance',
};

function descriptionOf({ kind, group, labelKey }: JournalLine): string {
  if (group !== null) return texts[productGroupKey(group)] ?? group;
  return labelKey === null ? DESCRIPTIONS[kind] : (texts[labelKey] ?? DESCRIPTIONS[kind]);
}

const departmentOf = ({ departmentNumber, departmentName }: JournalLine): string | null =>
  departmentNumber === null ? null : [departmentNumber, departmentName].join(' ').trim();

interface Format {
  readonly extension: string;
  readonly mediaType: string;
  readonly bytesOf: (entry: Entry, settings: JournalSettings) => Buffer;
}

const usDay = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `30 Sep 2026`: the one date format that Xero imports alike in every country. */
function xeroDay(date: string): string {
  const { day, month, year } = parseDate(date);
  return [String(day).padStart(2, '0'), MONTHS[month - 1], year].join(' ');
}
const isPayable = ({ kind }: JournalLine) => kind === 'payable';

interface JournalRow {
  readonly entry: Entry;
  readonly line: JournalLine;
  readonly settings: JournalSettings;
}

const csv = (columns: Columns<JournalRow>): Format => ({
  extension: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  bytesOf: (entry, settings) => {
    const items = entry.lines.map((line) => ({ entry, line, settings }));
    const { head, rows } = tableOf(columns, items);
    return Buffer.from(plainCsv(head, rows));
  },
});

const IIF_HEAD = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'];
/** Tabs end a field, quotes begin one, and QuickBooks Desktop reads only Latin-1. */
const iifField = (value: Cell) =>
  String(value ?? '')
    .replaceAll('"', '')
    .replaceAll(/[\t\r\n]/g, ' ')
    .replaceAll(/[^\0-\u00FF]/gu, '?');
const iifLine = (kind: string, fields: readonly Cell[]) =>
  [kind, ...fields.map(iifField)].join('\t');

const IIF_CLASS_CHARACTERS_MAX = 31;
/**
 * The class of a department. A colon would make a subclass, and a longer name is refused. The
 * number comes first, to keep truncated classes distinct.
 */
const iifClass = (line: JournalLine) =>
  iifField(departmentOf(line)).replaceAll(':', '-').slice(0, IIF_CLASS_CHARACTERS_MAX).trimEnd();

/** Puts the payable first: QuickBooks accepts a vendor on a transaction's first line. */
function iifLines({ journalNumber, date, lines }: Entry, { detail }: JournalSettings) {
  const ordered = [...lines.filter(isPayable), ...lines.filter((line) => !isPayable(line))];
  return [
    iifLine('!TRNS', IIF_HEAD),
    iifLine('!SPL', IIF_HEAD),
    '!ENDTRNS',
    ...ordered.map((line, index) =>
      iifLine(index === 0 ? 'TRNS' : 'SPL', [
        'GENERAL JOURNAL',
        usDay(date),
        line.account,
        isPayable(line) ? detail : null,
        iifClass(line),
        (line.cents / 100).toFixed(2),
        journalNumber,
        descriptionOf(line),
      ]),
    ),
    'ENDTRNS',
    '',
  ];
}

/** The import format of each accounting program. */
const FORMATS: Readonly<Record<JournalTarget, Format>> = {
  quickbooks: csv({
    'Journal No.': ({ entry }) => entry.journalNumber,
    'Journal Date': ({ entry }) => usDay(entry.date),
    'Account Name': ({ line }) => line.account,
    Debits: ({ line }) => (line.cents > 0 ? dollarsOf(line.cents) : null),
    Credits: ({ line }) => (line.cents < 0 ? dollarsOf(-line.cents) : null),
    Description: ({ line }) => descriptionOf(line),
    Name: ({ line, settings }) => (isPayable(line) ? settings.detail : null),
    Class: ({ line }) => departmentOf(line),
  }),
  quickbooksDesktop: {
    extension: 'iif',
    mediaType: 'text/plain;charset=iso-8859-1',
    bytesOf: (entry, settings) => Buffer.from(iifLines(entry, settings).join('\r\n'), 'latin1'),
  },
  xero: csv({
    '*Narration': ({ entry }) => `Fuel cards ${entry.journalNumber}`,
    '*Date': ({ entry }) => xeroDay(entry.date),
    Description: ({ line }) => descriptionOf(line),
    '*AccountCode': ({ line }) => line.account,
    '*TaxRate': ({ settings }) => settings.detail,
    '*Amount': ({ line }) => dollarsOf(line.cents),
    TrackingName1: ({ line }) => (departmentOf(line) === null ? null : 'Department'),
    TrackingOption1: ({ line }) => departmentOf(line),
  }),
};

/** Builds the file that the accounting program imports. */
export function journalFile(entry: Entry, settings: JournalSettings) {
  const { extension, mediaType, bytesOf } = FORMATS[settings.target];
  return {
    fileName: `${entry.journalNumber}-${settings.target}.${extension}`,
    mediaType,
    base64: bytesOf(entry, settings).toString('base64'),
    rowCount: entry.lines.length,
  };
}
