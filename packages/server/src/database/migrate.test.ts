import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { Database } from './database.ts';
import { migrateToLatest, migrationOf } from './migrate.ts';

let database: Database<object>;
const first = { '001_first': migrationOf(['CREATE TABLE first (id int)']) };
beforeAll(async () => {
  database = await createTestDatabase(first);
});
afterAll(() => database.close());

describe('a migration that fails', () => {
  it('leaves nothing of itself or of those beside it, so that the version before goes on', async () => {
    const next = {
      ...first,
      '002_next': migrationOf(['ALTER TABLE first ADD COLUMN more int']),
      '003_wrong': migrationOf(['CREATE TABLE third (id int)', 'SELECT 1 / 0']),
    };
    await expect(migrateToLatest(database.db, next)).rejects.toThrow('003_wrong');
    await database.executeRaw('INSERT INTO first VALUES (1)');
    expect((await database.executeRaw('SELECT * FROM first')).rows).toEqual([{ id: 1 }]);
    await expect(database.executeRaw('SELECT * FROM third')).rejects.toThrow('third');
    expect(await migrateToLatest(database.db, first)).toEqual([]);
  });
});
