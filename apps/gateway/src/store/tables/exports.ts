import type { ExportKind, ExportState } from '@forecourt/validation';
import type { Generated } from 'kysely';
import type { WriterState } from '../../files/fileWriter.ts';
import type { InAccount, Instant, WithId } from './rows.ts';

export interface ExportsTables {
  file_exports: WithId<{
    user_id: string;
    kind: ExportKind;
    format: 'csv' | 'xlsx' | 'pdf';
    file_name: string;
    /** What the kind needs to read its rows. The kind's source validates it. */
    query: unknown;
    /** The person's fleets at the time of the request; null for exports from before this column. */
    made_within: { readonly fleetIds: readonly string[] | null } | null;
    state: ExportState;
    rows_done: Generated<number>;
    rows_total: number;
    bytes: Generated<number>;
    part_count: Generated<number>;
    /** The row after which the next step continues. */
    row_cursor: string | null;
    /** The state from which the format's writer continues. */
    writer: WriterState | null;
    /** Number of failed steps. */
    attempts: Generated<number>;
    failure: { key: string; params: Record<string, string | number> } | null;
    created_at: Instant;
    finished_at: Instant | null;
    expires_at: Instant | null;
  }>;
  file_export_parts: InAccount<{
    export_id: string;
    /** Starts at 0. The file is its parts in order. */
    part: number;
    content: Uint8Array;
  }>;
  download_links: InAccount<{
    export_id: string;
    token_hash: string;
    expires_at: Instant;
  }>;
}
