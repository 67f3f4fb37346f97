import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { Database } from './database.ts';
import { migrationOf } from './migrate.ts';
import { planMigrations } from './plan.ts';

let database: Database<object>;
beforeAll(async () => {
  database = await createTestDatabase({});
});
afterAll(() => database.close());

describe('planMigrations', () => {
  it('names the statements that have not run and who waits for them, and runs none', async () => {
    const migrations = {
      '001_planned': migrationOf([
        'CREATE TABLE planned (id int)',
        'CREATE INDEX planned_by_id ON planned (id)',
        'ALTER TABLE planned ADD COLUMN more int',
      ]),
    };
    const plan = await planMigrations(database.db, migrations);
    expect(plan).toEqual([
      {
        name: '001_planned',
        statements: [
          { statement: 'CREATE TABLE planned (id int)', locks: 'nothing waits' },
          {
            statement: 'CREATE INDEX planned_by_id ON planned (id)',
            locks: 'writes to the table wait',
          },
          {
            statement: 'ALTER TABLE planned ADD COLUMN more int',
            locks: 'reads and writes of the table wait',
          },
        ],
      },
    ]);
    expect(await planMigrations(database.db, migrations)).toEqual(plan);
  });
});
