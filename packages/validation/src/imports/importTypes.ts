import type { MessageParams } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';

/** A file's cells as text; rows can differ in length. */
export type Grid = readonly (readonly string[])[];

/**
 * `mended`: interpreted differently than written, since only one meaning is possible. `question`:
 * may be intended or damaged, so a person must decide. `wrong`: cannot be accepted as it is. `ok`
 * with a key carries a remark that blocks nothing.
 */
export type CellStatus = 'ok' | 'mended' | 'question' | 'wrong';

/** A cell of a checked row. */
export interface CheckedCell {
  readonly column: ImportColumnKey;
  readonly status: CellStatus;
  /** The message's key; `null` if there is none. */
  readonly key: MessageKey | null;
  readonly params: MessageParams;
  /** The text from the file, or as edited by a person. */
  readonly original: string;
  /** The value that would be imported. */
  readonly value: string;
  /** What was probably meant; omitted if there is no suggestion. */
  readonly suggestion?: string;
}

export interface CheckedRow<Entry = unknown> {
  /** Row number in the file, from 1. */
  readonly row: number;
  readonly cells: readonly CheckedCell[];
  /** The record to create, such as a card order; `null` while a cell is wrong or in question. */
  readonly entry: Entry | null;
}

/** A person's answer to a question: keep the value, or accept the suggestion. */
export type ImportAnswer = 'keep' | 'correct';

/** The interpretation of a single cell. */
export interface Reading {
  /** The cell before checks of its row and column. */
  readonly cell: CheckedCell;
  /** ID of the fleet, department, or profile, or the type or status; `null` if none. */
  readonly id: string | null;
  /** Integer cents, thousandths of a gallon, or miles; `null` if none. */
  readonly amount: number | null;
}

/** A row's readings by column; `undefined` if the file does not have the column. */
export type RowReadings = Readonly<Record<ImportColumnKey, Reading | undefined>>;
