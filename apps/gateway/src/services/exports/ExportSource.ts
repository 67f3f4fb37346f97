import type { Permission } from '@forecourt/validation';
import type { Cell } from '../../files/xlsx.ts';
import type { ReadScope } from '../../http/context.ts';

interface ExportPage {
  readonly rows: readonly (readonly Cell[])[];
  /** Cursor of the next page; `null` if this is the last. */
  readonly nextCursor: string | null;
}

export interface ExportPlace {
  /** `null` for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Reads the rows of one kind of file in pages, so that files of any size need little memory. */
export interface ExportSource {
  /** Permission required to request, generate, and download the file. */
  readonly permission: Permission;
  head(query: unknown): readonly string[];
  count(scope: ReadScope, query: unknown): Promise<number>;
  read(scope: ReadScope, query: unknown, place: ExportPlace): Promise<ExportPage>;
  /** Creates the file as a PDF; omitted if the kind supports only rows. */
  document?(scope: ReadScope, query: unknown): Promise<Uint8Array>;
}
