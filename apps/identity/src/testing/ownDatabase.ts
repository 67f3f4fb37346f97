import { randomBytes } from 'node:crypto';
import { openDatabase } from '@forecourt/server';

/** Creates a database on the server of `TEST_DATABASE_URL`; `undefined` if that is not set. */
export async function ownDatabase() {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `identity_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const server = await openDatabase({ databaseUrl, migrations: {}, poolSize: 1 });
  await server.executeRaw(statement);
  await server.close();
}
