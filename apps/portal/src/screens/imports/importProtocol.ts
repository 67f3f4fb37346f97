import type {
  CheckedRow,
  ImportAnswer,
  ImportColumnKey,
  ImportContext,
  ImportEntries,
  ImportKind,
} from '@forecourt/validation/imports';

/** Why a file could not be read; each is part of a message key. */
export type ReadFault = 'unreadable' | 'noTable' | 'tooManyRows' | 'tooLarge';

/** Facts about a file, before its rows are checked. */
export interface FileFacts {
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal. */
  readonly fileHash: string;
  readonly rowCount: number;
  /** The header row's number, counted from 1 as in a spreadsheet. */
  readonly headRow: number;
  readonly titleRows: number;
  readonly totalRows: number;
  readonly columns: readonly {
    readonly id: string;
    readonly head: string;
    readonly samples: readonly string[];
  }[];
  readonly suggested: Readonly<Record<string, ImportColumnKey>>;
}

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly type: 'read'; readonly file: File; readonly kind: ImportKind }
  | {
      readonly type: 'check';
      readonly mapping: Readonly<Record<string, string>>;
      readonly context: ImportContext;
    }
  | { readonly type: 'stop' }
  | {
      readonly type: 'edit';
      readonly row: number;
      readonly column: ImportColumnKey;
      readonly value: string;
    }
  | {
      readonly type: 'answer';
      readonly row: number;
      readonly column: ImportColumnKey;
      readonly answer: ImportAnswer;
    };

/** Messages from the worker to the page. */
export type FromWorker<Kind extends ImportKind> =
  | { readonly type: 'read'; readonly facts: FileFacts }
  | { readonly type: 'fault'; readonly fault: ReadFault }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly type: 'checked';
      readonly columns: readonly ImportColumnKey[];
      readonly rows: readonly CheckedRow<ImportEntries[Kind]>[];
    }
  | { readonly type: 'changed'; readonly rows: readonly CheckedRow<ImportEntries[Kind]>[] };
