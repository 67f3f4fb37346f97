import { selectIn } from './inAccount.ts';
import type { Db } from './schema.ts';

/** An account's departments, including deleted ones, since purchases keep theirs. */
export const allDepartments = (db: Db, accountId: string) =>
  selectIn(db, accountId, 'departments')
    .select(['id', 'number', 'name'])
    .unionAll(selectIn(db, accountId, 'deleted_departments').select(['id', 'number', 'name']));
