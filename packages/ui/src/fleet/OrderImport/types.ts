import type { CheckedCell } from '@forecourt/validation/imports';

export type {
  CellStatus,
  CheckedCell,
  CheckedRow,
  ImportAnswer,
} from '@forecourt/validation/imports';

/** Column names of an import. */
export type ColumnKey = CheckedCell['column'];

/** A column of an import, as displayed by the check. */
export interface CheckColumn {
  readonly id: ColumnKey;
  readonly label: string;
  /** CSS grid track. */
  readonly width: string;
  readonly align?: 'start' | 'end';
}
