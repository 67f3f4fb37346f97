import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { isStepwise, type Migrations } from '../database/migrate.ts';
import { embeddedCode } from './emptyDump.ts';

/** A name for what the migrations do: a hash of every statement they send. */
export async function nameOf(migrations: Migrations): Promise<string> {
  const hash = createHash('sha256').update(embeddedCode());
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => void hash.update(event.query.sql),
  });
  for (const name of Object.keys(migrations).toSorted()) {
    hash.update(name);
    const migration = migrations[name];
    if (!migration) continue;
    if (isStepwise(migration)) hash.update((await migration.left(recorder)).join(';'));
    else await migration.up(recorder);
  }
  return hash.digest('hex').slice(0, 24);
}
