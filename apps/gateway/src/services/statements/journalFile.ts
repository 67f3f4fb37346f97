import {
  productGroupKey,
  type JournalEntry,
  type JournalLine,
  type JournalSettings,
  type JournalTarget,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { dollarsOf } from '../../files/amounts.ts';
import { plainCsv } from '../../files/exportFile.ts';
import type { Cell } from '../../files/xlsx.ts';

const words: Readonly<Record<string, string>> = en;
type Entry = Omit<JournalEntry, 'exported'>;

const DESCRIPTIONS: Readonly<Record<JournalLine['kind'], string>> = {
  purchases: 'Purchases',
  fee: 'Fee',
  credit: 'Credits and adjustments',
  payable: 'Fuel card balance',
};

function descriptionOf({ kind, group, labelKey }: JournalLine): string {
  if (group !== null) return words[productGroupKey(group)] ?? group;
  return labelKey === null ? DESCRIPTIONS[kind] : (words[labelKey] ?? DESCRIPTIONS[kind]);
}

const departmentOf = ({ departmentNumber, departmentName }: JournalLine): string | null =>
  departmentNumber === null ? null : [departmentNumber, departmentName].join(' ').trim();

interface Format {
  readonly head: readonly string[];
  readonly row: (entry: Entry, line: JournalLine, settings: JournalSettings) => readonly Cell[];
}

const dayParts = (day: string) => {
  const [year, month, date] = day.split('-');
  return { year, month, date };
};

/** The columns that each program asks for in its import. */
const FORMATS: Readonly<Record<JournalTarget, Format>> = {
  quickbooks: {
    head: [
      'Journal No.',
      'Journal Date',
      'Account Name',
      'Debits',
      'Credits',
      'Description',
      'Name',
      'Class',
    ],
    row: ({ journalNumber, date: day }, line, { detail }) => {
      const { year, month, date } = dayParts(day);
      return [
        journalNumber,
        `${month}/${date}/${year}`,
        line.account,
        line.cents > 0 ? dollarsOf(line.cents) : null,
        line.cents < 0 ? dollarsOf(-line.cents) : null,
        descriptionOf(line),
        line.kind === 'payable' ? detail : null,
        departmentOf(line),
      ];
    },
  },
  xero: {
    head: [
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
      'TrackingName1',
      'TrackingOption1',
    ],
    row: ({ journalNumber, date: day }, line, { detail }) => {
      const { year, month, date } = dayParts(day);
      const department = departmentOf(line);
      return [
        `Fuel cards ${journalNumber}`,
        `${date}/${month}/${year}`,
        descriptionOf(line),
        line.account,
        detail,
        dollarsOf(line.cents),
        department === null ? null : 'Department',
        department,
      ];
    },
  },
};

/** The file that QuickBooks or Xero imports. */
export function journalFile(entry: Entry, settings: JournalSettings) {
  const { head, row } = FORMATS[settings.target];
  const rows = entry.lines.map((line) => row(entry, line, settings));
  return {
    fileName: `${entry.journalNumber}-${settings.target}.csv`,
    mediaType: 'text/csv;charset=utf-8',
    base64: Buffer.from(plainCsv(head, rows)).toString('base64'),
    rowCount: rows.length,
  };
}
