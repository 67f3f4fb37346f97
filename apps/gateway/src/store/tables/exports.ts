import type { ExportKind, ExportState } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { WriterState } from '../../files/fileWriter.ts';
import type { InAccount, Instant, Kept } from './rows.ts';

export interface ExportsTables {
  file_exports: Kept<{
    user_id: string;
    kind: ExportKind;
    format: 'csv' | 'xlsx' | 'pdf';
    file_name: string;
    /** What the kind needs to read its rows; its source checks it. */
    query: unknown;
    /** The fleets of the person when they asked; null: asked for before these were kept. */
    made_within: { readonly fleetIds: readonly string[] | null } | null;
    state: ExportState;
    rows_done: Generated<number>;
    rows_total: number;
    bytes: Generated<number>;
    part_count: Generated<number>;
    /** After which row the next step goes on. */
    row_cursor: string | null;
    /** What the writer of the format must know to continue. */
    writer: WriterState | null;
    /** Steps that broke. */
    attempts: Generated<number>;
    failure: { key: string; params: Record<string, string | number> } | null;
    created_at: Instant;
    finished_at: Instant | null;
    expires_at: Instant | null;
  }>;
  file_export_parts: InAccount<{
    export_id: string;
    /** From 0 on; the file is its parts one after the other. */
    part: number;
    content: Uint8Array;
  }>;
  download_links: InAccount<{
    export_id: string;
    token_hash: string;
    expires_at: Instant;
  }>;
}
