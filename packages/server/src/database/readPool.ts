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

interface Statement {
  readonly isPlain: boolean;
  /** `undefined` until the statement is sent a second time. */
  name: string | undefined;
}

const STATEMENTS_MAX = 500;
/** SQLSTATEs for a plan that a migration has invalidated, or that a pooler does not know. */
const FORGOTTEN: ReadonlySet<string> = new Set(['0A000', '26000', '42P05']);

/** Statements by their text; those that are repeated get a name. */
function createStatements() {
  const statements = new Map<string, Statement>();
  let namedCount = 0;
  const rename = (statement: Statement) => {
    statement.name = `read_${(namedCount += 1)}`;
  };
  return {
    rename,
    find(text: string): Statement {
      const cached = statements.get(text);
      if (cached) {
        if (cached.name === undefined && namedCount < STATEMENTS_MAX) rename(cached);
        return cached;
      }
      const statement = { isPlain: isPlainRead(text), name: undefined };
      if (statements.size < STATEMENTS_MAX) statements.set(text, statement);
      return statement;
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
  const emptyResult: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };
  let state: 'none' | 'asked' | 'begun' = 'none';
  const end = async (text: string): Promise<QueryResult> => {
    const wasBegun = state === 'begun';
    state = 'none';
    return wasBegun ? send(text, []) : { ...emptyResult, command: text.toUpperCase() };
  };
  const read = async (text: string, values: readonly unknown[], statement: Statement) => {
    const { name } = statement;
    try {
      return await send(text, values, name);
    } catch (error) {
      if (name === undefined || !FORGOTTEN.has(errorCode(error) ?? '')) throw error;
      if (statement.name === name) statements.rename(statement);
      return send(text, values);
    }
  };
  return async (text, values) => {
    if (text === 'begin') {
      state = 'asked';
      return emptyResult;
    }
    if (text === 'commit' || text === 'rollback') return end(text);
    const statement = statements.find(text);
    if (state !== 'begun' && statement.isPlain) return read(text, values, statement);
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
