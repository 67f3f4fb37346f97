import { fieldIssues, type FieldIssue } from '../core/issue.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';
import type { ImportAccount } from './importContext.ts';
import type { RowReadings } from './importTypes.ts';
import type { ReadRow, TypeOfRow } from './readRow.ts';

/** Columns whose values must be unique. [DRIVER-03, DRIVER-05, DRIVER-16, PID-09] */
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

export interface RowResult<Entry> {
  /** The record to create; `null` if there are issues. */
  readonly entry: Entry | null;
  readonly issues: readonly FieldIssue[];
}

/** The rules for rows of one kind of file. */
export interface RowRules<Entry> {
  readonly typeOf: TypeOfRow;
  /** Columns whose values must be unique among rows of a type. */
  readonly uniqueIn: (type: string | null) => readonly UniqueColumn[];
  /** The unique value that a column stands for; empty if none. Defaults to the cell's text. */
  readonly uniqueAs?: (readings: RowReadings, column: UniqueColumn) => string;
  /**
   * The column that identifies a record: if the account already has it, the row updates it, so that
   * a file can be imported twice. `null` if every row creates a new record.
   */
  readonly identifiedBy: UniqueColumn | null;
  readonly judge: (read: ReadRow) => RowResult<Entry>;
  /** The column in which to correct an issue with a field. */
  readonly columnOf: (path: string, readings: RowReadings) => ImportColumnKey;
}

/** Creates the rules for one kind of file, given the account's lists. */
export type RowRulesOf<Entry> = (account: ImportAccount) => RowRules<Entry>;

type ParseResult<Entry> =
  | { readonly success: true; readonly data: Entry }
  | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };

/** Converts a parse result to an entry or its issues. */
export const toRowResult = <Entry>(parsed: ParseResult<Entry>): RowResult<Entry> =>
  parsed.success
    ? { entry: parsed.data, issues: [] }
    : { entry: null, issues: fieldIssues(parsed.error) };
