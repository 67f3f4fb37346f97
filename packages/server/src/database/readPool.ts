import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { QueryConfig, QueryResult } from 'pg';
import { errorCode } from '../errors.ts';

/** The part of the driver's pool that is used here. */
interface DriverClient {
  query(config: QueryConfig, done: (error: Error | null, result: QueryResult) => void): void;
  release(destroy?: boolean): void;
  end(): Promise<void>;
}
export interface DriverPool {
  readonly options: PostgresPool['options'];
  connect(): Promise<DriverClient>;
  end(): Promise<void>;
}

/** Sends one statement; with a name, the connection prepares it and keeps its plan. */
type Send = (text: string, values: readonly unknown[], name?: string) => Promise<QueryResult>;

/** The driver's message if a server did not respond; the connection is still waiting for it. */
const SILENCE = 'Query read timeout';

/**
 * Sends each statement with a callback. When awaited one after another, the driver's own promises
 * retain each other's rows: every garbage collection had to copy them all, which caused most of the
 * slowest 1% of responses.
 */
const sendBy =
  (client: DriverClient): Send =>
  (text, values, name) =>
    new Promise((resolve, reject) => {
      const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
      client.query(config, (error, result) => {
        if (error?.message === SILENCE) void client.end();
        return error ? reject(error) : resolve(result);
      });
    });

function clientOf(client: DriverClient, send: Send): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are read whole, not by a cursor.');
    return send(text, values);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

const poolOf = (pool: DriverPool, sendOn: (client: DriverClient) => Send): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const client = await pool.connect();
    return clientOf(client, sendOn(client));
  },
  end: () => pool.end(),
});

/** The pool with ordinary transactions. */
export const plainPool = (pool: DriverPool): PostgresPool => poolOf(pool, sendBy);

const READ = /^[\s(]*(?:select|with)\b/i;
const MAY_WRITE =
  /\b(?:insert|update|delete|merge|for (?:no key |key )?(?:update|share)|lock|advisory\w*|pg_notify|nextval|setval|set_config)\b|pg_advisory/i;

/** Whether a statement writes nothing, locks nothing, and reads the same without a transaction. */
export const isPlainRead = (text: string): boolean => READ.test(text) && !MAY_WRITE.test(text);

interface Kept {
  readonly isPlain: boolean;
  /** `undefined` until the statement is sent a second time. */
  name: string | undefined;
}

const KEPT_MAX = 500;
/** SQLSTATEs for a plan that a migration has invalidated, or that a pooler does not know. */
const FORGOTTEN: ReadonlySet<string> = new Set(['0A000', '26000', '42P05']);

/** Statements by their text; those that are repeated get a name. */
function createStatements() {
  const statements = new Map<string, Kept>();
  let named = 0;
  const rename = (kept: Kept) => {
    kept.name = `read_${(named += 1)}`;
  };
  return {
    rename,
    find(text: string): Kept {
      const known = statements.get(text);
      if (known) {
        if (known.name === undefined && named < KEPT_MAX) rename(known);
        return known;
      }
      const kept = { isPlain: isPlainRead(text), name: undefined };
      if (statements.size < KEPT_MAX) statements.set(text, kept);
      return kept;
    },
  };
}

type Statements = ReturnType<typeof createStatements>;

/**
 * Lazy transactions for requests that read: one begins only with the first statement that may write
 * or lock rows. Earlier reads are the same without it (READ COMMITTED takes a snapshot per
 * statement), save two round trips, and keep their plans by name.
 */
function sendLazily(client: DriverClient, statements: Statements): Send {
  const send = sendBy(client);
  const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };
  let state: 'none' | 'asked' | 'begun' = 'none';
  const end = async (text: string): Promise<QueryResult> => {
    const wasBegun = state === 'begun';
    state = 'none';
    return wasBegun ? send(text, []) : { ...nothing, command: text.toUpperCase() };
  };
  const read = async (text: string, values: readonly unknown[], kept: Kept) => {
    const { name } = kept;
    try {
      return await send(text, values, name);
    } catch (error) {
      if (name === undefined || !FORGOTTEN.has(errorCode(error) ?? '')) throw error;
      if (kept.name === name) statements.rename(kept);
      return send(text, values);
    }
  };
  return async (text, values) => {
    if (text === 'begin') {
      state = 'asked';
      return nothing;
    }
    if (text === 'commit' || text === 'rollback') return end(text);
    const kept = statements.find(text);
    if (state !== 'begun' && kept.isPlain) return read(text, values, kept);
    if (state === 'asked') {
      await send('begin', []);
      state = 'begun';
    }
    return send(text, values);
  };
}

/** The pool for requests that only read. */
export function readPool(pool: DriverPool): PostgresPool {
  const statements = createStatements();
  return poolOf(pool, (client) => sendLazily(client, statements));
}
