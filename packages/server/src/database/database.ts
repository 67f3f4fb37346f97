import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import type { OnNotification, StopListening } from './listen.ts';
import type { Migrations } from './migrate.ts';

export interface RawResult {
  readonly rows: unknown[];
}

/** An open database: Kysely for the stores, raw SQL for the job queue. */
export interface Database<Schema> {
  readonly db: Kysely<Schema>;
  /** For requests that read: transactions begin only before a possible write; plans are cached. */
  readonly reads: Kysely<Schema>;
  readonly kind: 'embedded' | 'postgres';
  /** Runs SQL outside any Kysely transaction; without values, it may contain several statements. */
  executeRaw(text: string, values?: readonly unknown[]): Promise<RawResult>;
  /** Subscribes to a channel's `NOTIFY`, sent by committed transactions of any instance. */
  listen(channel: string, listener: OnNotification): Promise<StopListening>;
  /** Runs pending migrations and returns their names. */
  migrate(): Promise<string[]>;
  /** PostgreSQL connections by state, and requests waiting for one; empty if embedded. */
  connections(): Readonly<Record<string, number>>;
  /** Whether the database responds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** A statement that a store ran. Its text has placeholders, so it contains nobody's data. */
export interface RanStatement {
  readonly text: string;
  readonly milliseconds: number;
  readonly isOk: boolean;
}

export interface DatabaseOptions {
  /** The embedded database's folder. */
  readonly dataDir?: string | undefined;
  /** PostgreSQL's connection string; takes precedence over `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Maximum number of connections to PostgreSQL; defaults to 10. */
  readonly poolSize?: number | undefined;
  /** Limit for a statement, and for waiting for a connection or a lock; defaults to none. */
  readonly timeoutMilliseconds?: number | undefined;
  readonly migrations: Migrations;
  /** Called after each statement, in the context that ran it; if omitted, nothing is timed. */
  readonly onStatement?: ((statement: RanStatement) => void) | undefined;
  readonly log?: Log | undefined;
}
