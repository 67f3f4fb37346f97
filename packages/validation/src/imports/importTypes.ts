import type { MessageParams } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { ImportColumnKey } from './importColumnKeys.ts';

/** Rows of cells as text, as a file has them; rows may differ in length. */
export type Grid = readonly (readonly string[])[];

/**
 * `mended`: read in another way than written, because there is only one way to mean it. `question`:
 * may be meant, may be damaged; a person decides. `wrong`: cannot be taken like this. `ok` with a
 * key is a remark that stops nothing.
 */
export type CellStatus = 'ok' | 'mended' | 'question' | 'wrong';

/** One cell of a checked row. */
export interface CheckedCell {
  readonly column: ImportColumnKey;
  readonly status: CellStatus;
  /** Key of the reason; null while there is nothing to say. */
  readonly key: MessageKey | null;
  readonly params: MessageParams;
  /** As it stands in the file, or as a person typed it over. */
  readonly original: string;
  /** As it would be taken. */
  readonly value: string;
  /** What was probably meant; left out where nothing can be offered. */
  readonly suggestion?: string;
}

export interface CheckedRow<Entry = unknown> {
  /** Number of the row in the file, counted from 1. */
  readonly row: number;
  readonly cells: readonly CheckedCell[];
  /** What the row enters, say the card to order; null while a cell is wrong or a question is open. */
  readonly entry: Entry | null;
}

/** What a person answers to a question: the value is meant, or the suggestion is. */
export type ImportAnswer = 'keep' | 'correct';

/** What one cell says by itself. */
export interface Reading {
  /** As it stands while neither its row nor its column has anything against it. */
  readonly cell: CheckedCell;
  /** Id of the fleet, department or profile; type, status; null: none. */
  readonly id: string | null;
  /** Integer cents, thousandths of a gallon or miles; null: none. */
  readonly amount: number | null;
}

/** What the cells of a row say, column by column; undefined: the file has no such column. */
export type RowReadings = Readonly<Record<ImportColumnKey, Reading | undefined>>;
