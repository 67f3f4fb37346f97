import type { MessageParams } from '@forecourt/validation';

/** One of our columns, as the check of an import shows it. */
export interface ImportColumn {
  readonly id: string;
  readonly label: string;
  /** CSS grid track. */
  readonly width: string;
  readonly align?: 'start' | 'end';
}

/**
 * `mended`: read in another way than written, because there is only one way to mean it.
 * `question`: may be meant, may be damaged; a person decides. `wrong`: cannot be ordered like this.
 */
export type CellStatus = 'ok' | 'mended' | 'question' | 'wrong';

/** One cell of a checked row. */
export interface CheckedCell {
  readonly column: string;
  readonly status: CellStatus;
  /** Key of the reason; null while nothing is to say. */
  readonly key: string | null;
  readonly params: MessageParams;
  /** As it stood in the file. */
  readonly original: string;
  /** As it would be ordered. */
  readonly value: string;
  /** What the value was probably meant to be; offered to a question. */
  readonly suggestion?: string | undefined;
}

/** One row of the file, numbered as in the file. */
export interface CheckedRow {
  readonly row: number;
  readonly cells: readonly CheckedCell[];
}

/** What a person answers to a question: the value is meant, or the suggestion is. */
export type ImportAnswer = 'keep' | 'correct';
