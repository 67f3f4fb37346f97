import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { isStepwise, type Migrations } from '../database/migrate.ts';
import { recorder } from '../database/recorder.ts';

/** The path of the embedded database's code, which contains its version. */
export const embeddedCode = (): string =>
  createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** A name for what migrations do: a hash of every statement they send, with its values. */
export async function nameOf(migrations: Migrations): Promise<string> {
  const hash = createHash('sha256').update(embeddedCode());
  const db = recorder(
    (query) => void hash.update(query.sql).update(JSON.stringify(query.parameters)),
  );
  for (const name of Object.keys(migrations).toSorted()) {
    hash.update(name);
    const migration = migrations[name];
    if (!migration) continue;
    if (isStepwise(migration)) hash.update((await migration.pendingStatements(db)).join(';'));
    else await migration.up(db);
  }
  return hash.digest('hex').slice(0, 24);
}
