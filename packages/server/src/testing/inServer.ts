import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migrations } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { nameOf } from './nameOf.ts';
import { recordStatementsOnManyNodes } from './onManyNodes.ts';

async function run(databaseUrl: string, ...statements: readonly string[]): Promise<unknown[]> {
  const server = await openDatabase({ databaseUrl, migrations: {}, poolSize: 1 });
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await server.executeRaw(statement));
    return rows;
  } finally {
    await server.close();
  }
}

function inDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.toString();
}

interface Server {
  readonly isCluster: boolean;
  /** URLs of its nodes, the coordinator first; a PostgreSQL without Citus is one node. */
  readonly nodes: readonly string[];
}

async function inspectServer(server: string): Promise<Server> {
  const citus = await run(server, `SELECT 1 FROM pg_extension WHERE extname = 'citus'`);
  if (citus.length === 0) return { isCluster: false, nodes: [server] };
  const rows = await run(
    server,
    `SELECT json_agg(nodename || ':' || nodeport ORDER BY groupid)::text AS nodes FROM pg_dist_node`,
  );
  const [row] = rows;
  const hosts: string[] = JSON.parse(String(Reflect.get(Object(row), 'nodes')));
  const nodes = hosts.map((host) => {
    const address = new URL(server);
    address.host = host;
    return address.toString();
  });
  return { isCluster: true, nodes };
}

/** Ends all connections to a database and prevents new ones, including a cluster's own. */
const closeTo = (name: string) => [
  `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
  `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
];

/** Few shards, so that copying is cheap. */
const SHARDS = 4;

/** Joins the databases with this name into a cluster. */
async function joinNodes(nodes: readonly string[], name: string): Promise<void> {
  const [coordinator = ''] = nodes;
  for (const node of nodes) {
    await run(node, `ALTER DATABASE ${name} SET citus.shard_count = ${SHARDS}`);
    await run(inDatabase(node, name), 'CREATE EXTENSION citus');
  }
  for (const [index, node] of nodes.entries()) {
    const { hostname, port } = new URL(node);
    const add = index === 0 ? 'citus_set_coordinator_host' : 'citus_add_node';
    await run(inDatabase(coordinator, name), `SELECT ${add}('${hostname}', ${port})`);
  }
}

/** Creates a migrated database on every node, from which the tests' databases are copied. */
async function makeTemplate(
  { isCluster, nodes }: Server,
  name: string,
  migrations: Migrations,
): Promise<void> {
  const [coordinator = ''] = nodes;
  for (const node of nodes) {
    // left unfinished by an earlier run
    await run(node, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
  }
  if (isCluster) await joinNodes(nodes, name);
  const database = await openDatabase({
    databaseUrl: inDatabase(coordinator, name),
    migrations,
    poolSize: 1,
  });
  await database.migrate();
  await database.close();
  for (const node of nodes) {
    await run(node, ...closeTo(name));
  }
}

/** The template's name; the first caller creates it. */
async function templateOf(server: Server, migrations: Migrations): Promise<string> {
  const name = `template_${await nameOf(migrations)}`;
  const [coordinator = ''] = server.nodes;
  const lock = await openDatabase({
    databaseUrl: coordinator,
    migrations: {},
    poolSize: 1,
  });
  try {
    await lock.db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(1)`.execute(trx);
      const { rows } = await sql`SELECT 1 FROM pg_database
        WHERE datname = ${name} AND NOT datallowconn`.execute(trx);
      if (rows.length === 0) await makeTemplate(server, name, migrations);
    });
  } finally {
    await lock.close();
  }
  return name;
}

/** Copies the template to every node; a cluster then reports statements that run on several. */
async function copyToNodes(server: Server, name: string, migrations: Migrations): Promise<void> {
  const { isCluster, nodes } = server;
  const template = await templateOf(server, migrations);
  await Promise.all(nodes.map((node) => run(node, `CREATE DATABASE ${name} TEMPLATE ${template}`)));
  if (!isCluster) return;
  const [coordinator = ''] = nodes;
  await run(
    coordinator,
    `ALTER DATABASE ${name} SET citus.multi_shard_modify_mode = sequential`,
    `ALTER DATABASE ${name} SET citus.multi_task_query_log_level = notice`,
    `ALTER DATABASE ${name} SET citus.enable_unsafe_triggers = on`,
  );
  recordStatementsOnManyNodes();
}

/** Creates a migrated, empty database in a PostgreSQL server or a Citus cluster. */
export async function makeInServer(
  databaseUrl: string,
  migrations: Migrations,
): Promise<{ readonly databaseUrl: string; readonly drop: () => Promise<unknown> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = await inspectServer(databaseUrl);
  await copyToNodes(server, name, migrations);
  const drop = async () => {
    // the coordinator first: until it is dropped, it may connect to its workers
    for (const node of server.nodes) {
      await run(node, ...closeTo(name), `DROP DATABASE ${name} WITH (FORCE)`);
    }
  };
  return { databaseUrl: inDatabase(databaseUrl, name), drop };
}

/** A new migrated database in a PostgreSQL server or a Citus cluster, dropped when it is closed. */
export async function createInServer<Schema>(
  server: string,
  migrations: Migrations,
  poolSize: number,
): Promise<Database<Schema>> {
  const { databaseUrl, drop } = await makeInServer(server, migrations);
  const database = await openDatabase<Schema>({ databaseUrl, migrations, poolSize });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}
