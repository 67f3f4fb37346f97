import type { CheckedCell } from '@forecourt/validation/imports';

export type {
  CellStatus,
  CheckedCell,
  CheckedRow,
  ImportAnswer,
} from '@forecourt/validation/imports';

/** Names of our columns in an import. */
export type ColumnKey = CheckedCell['column'];

/** One of our columns, as the check of an import shows it. */
export interface CheckColumn {
  readonly id: ColumnKey;
  readonly label: string;
  /** CSS grid track. */
  readonly width: string;
  readonly align?: 'start' | 'end';
}
