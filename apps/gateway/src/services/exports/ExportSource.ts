import type { Permission } from '@forecourt/validation';
import type { Cell } from '../../files/xlsx.ts';
import type { ReadScope } from '../../http/context.ts';

interface ExportPage {
  readonly rows: readonly (readonly Cell[])[];
  /** Where the next page begins; null: these were the last. */
  readonly nextCursor: string | null;
}

export interface ExportPlace {
  /** null: the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Reads the rows of one kind of file, page by page, so that a file of any size takes little memory. */
export interface ExportSource {
  /** What the person must be allowed when it is asked for, made and fetched. */
  readonly permission: Permission;
  head(query: unknown): readonly string[];
  count(scope: ReadScope, query: unknown): Promise<number>;
  read(scope: ReadScope, query: unknown, place: ExportPlace): Promise<ExportPage>;
  /** The whole as a PDF; left out: it is rows alone. */
  document?(scope: ReadScope, query: unknown): Promise<Uint8Array>;
}
