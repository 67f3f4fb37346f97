import { fieldIssues, type FieldIssue } from '../core/issue.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import type { ImportAccount } from './importContext.ts';
import type { RowReadings } from './importTypes.ts';
import type { ReadRow, TypeOfRow } from './readRow.ts';

/** Columns whose values stand for one thing only. [DRIVER-03, DRIVER-05, DRIVER-16, PID-09] */
export const UNIQUE_COLUMNS = [
  'driverId',
  'employeeId',
  'unitNumber',
  'vin',
  'idName',
  'idNumber',
  'reference',
  'purchaseDate',
] as const satisfies readonly ImportColumnKey[];
export type UniqueColumn = (typeof UNIQUE_COLUMNS)[number];

export interface Judged<Entry> {
  /** What the row enters; null while something stands against it. */
  readonly entry: Entry | null;
  readonly issues: readonly FieldIssue[];
}

/** What the rows of one kind of file are held against. */
export interface RowRules<Entry> {
  readonly typeOf: TypeOfRow;
  /** Columns in which rows of a type have to have values of their own. */
  readonly uniqueIn: (type: string | null) => readonly UniqueColumn[];
  /** What of a row no other may have, told in that column; left out: what the cell says. Empty: nothing. */
  readonly uniqueAs?: (readings: RowReadings, column: UniqueColumn) => string;
  /**
   * The column by which a row is known again: one that the account has already is updated by the row,
   * so that a file can be read twice. null: every row enters something new.
   */
  readonly knownBy: UniqueColumn | null;
  readonly judge: (read: ReadRow) => Judged<Entry>;
  /** The column in which a person can set right what a rule found in a field. */
  readonly columnOf: (path: string, readings: RowReadings) => ImportColumnKey;
}

/** The rules of one kind of file, over an account's lists. */
export type RowRulesOf<Entry> = (account: ImportAccount) => RowRules<Entry>;

type Parsed<Entry> =
  | { readonly success: true; readonly data: Entry }
  | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };

/** What a schema makes of a row's draft. */
export const judged = <Entry>(parsed: Parsed<Entry>): Judged<Entry> =>
  parsed.success
    ? { entry: parsed.data, issues: [] }
    : { entry: null, issues: fieldIssues(parsed.error) };
