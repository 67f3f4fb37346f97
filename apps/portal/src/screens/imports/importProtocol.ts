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
  | { readonly ask: 'read'; readonly file: File; readonly kind: ImportKind }
  | {
      readonly ask: 'check';
      readonly mapping: Readonly<Record<string, string>>;
      readonly context: ImportContext;
    }
  | { readonly ask: 'stop' }
  | {
      readonly ask: 'edit';
      readonly row: number;
      readonly column: ImportColumnKey;
      readonly value: string;
    }
  | {
      readonly ask: 'answer';
      readonly row: number;
      readonly column: ImportColumnKey;
      readonly answer: ImportAnswer;
    };

/** Messages from the worker to the page. */
export type FromWorker<Kind extends ImportKind> =
  | { readonly tell: 'read'; readonly facts: FileFacts }
  | { readonly tell: 'fault'; readonly fault: ReadFault }
  | { readonly tell: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly tell: 'checked';
      readonly columns: readonly ImportColumnKey[];
      readonly rows: readonly CheckedRow<ImportEntries[Kind]>[];
    }
  | { readonly tell: 'changed'; readonly rows: readonly CheckedRow<ImportEntries[Kind]>[] };
