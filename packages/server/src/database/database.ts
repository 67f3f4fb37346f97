import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import type { OnNotification, StopListening } from './listen.ts';
import type { Migrations } from './migrate.ts';

export interface RawResult {
  readonly rows: unknown[];
}

/** An open database: kysely for the stores, raw text for the job queue. */
export interface Database<Schema> {
  readonly db: Kysely<Schema>;
  /** For calls that read: their transactions begin with what may write, and plans are kept. */
  readonly reads: Kysely<Schema>;
  readonly kind: 'embedded' | 'postgres';
  /** Runs text outside of every kysely transaction; several statements when there are no values. */
  executeRaw(text: string, values?: readonly unknown[]): Promise<RawResult>;
  /** Hears of what committed transactions `NOTIFY` on a channel, of every instance. */
  listen(channel: string, hear: OnNotification): Promise<StopListening>;
  /** Runs the migrations that have not run yet; answers their names. */
  migrate(): Promise<string[]>;
  /** Connections to PostgreSQL by what they do, and who waits for one; none where it is embedded. */
  connections(): Readonly<Record<string, number>>;
  /** True when a query answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** A statement that a store ran. Its text holds places where values go, no values of anyone. */
export interface RanStatement {
  readonly text: string;
  readonly milliseconds: number;
  readonly isOk: boolean;
}

export interface DatabaseOptions {
  /** Folder of the embedded database. */
  readonly dataDir?: string | undefined;
  /** Connection string of PostgreSQL; wins over `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL at most; 10 by default. */
  readonly poolSize?: number | undefined;
  /** What a statement may take, and waiting for a connection or a lock; no bound if left out. */
  readonly timeoutMilliseconds?: number | undefined;
  readonly migrations: Migrations;
  /** Hears of each statement, in the context that ran it; left out: nothing is timed. */
  readonly onStatement?: ((ran: RanStatement) => void) | undefined;
  readonly log?: Log | undefined;
}
