import type { PromptedId } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { issueIf } from '../../http/refusal.ts';
import { anyOf, anyUpper } from '../../store/anyOf.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import {
  findManager,
  ownsPromptedId,
  promptedIdColumns,
  type Manager,
} from '../promptedIds/promptedIds.ts';
import { insertInto, type RowImporter } from './enterRows.ts';

const managerKey = ({ managedBy, managedById }: PromptedId) => `${managedBy} ${managedById}`;

/** Finds each entry's manager, with one lookup per distinct manager. */
async function managersOf(context: AccountContext, entries: readonly PromptedId[]) {
  const managers = new Map<string, Manager | null>();
  for (const entry of entries) {
    const key = managerKey(entry);
    if (!managers.has(key)) managers.set(key, await findManager(context, entry));
  }
  return managers;
}

/**
 * Prompted IDs in a file. A known one keeps its type, cards, and status, which can only be changed
 * by hand. [PID-05 to PID-09]
 */
export const promptedIdEntries: RowImporter<
  PromptedId,
  Row<'prompted_ids'>,
  ReturnType<typeof promptedIdColumns>
> = {
  subject: 'promptedId',
  keyOf: ({ name }) => name.toUpperCase(),
  uniqueValues: ({ name, type, number }) => [`name ${name.toUpperCase()}`, `${type} ${number}`],
  keyOfStored: (row) => row.name.toUpperCase(),
  read: ({ trx, account }, entries) =>
    selectIn(trx, account.account_id, 'prompted_ids')
      .selectAll()
      .where(
        sql<boolean>`(upper(name) = ${anyUpper(entries.map(({ name }) => name))}
          OR number = ${anyOf(entries.map(({ number }) => number))})`,
      )
      .execute(),
  judge: async (context, entries) => {
    const managers = await managersOf(context, entries);
    return (entry, existing, stored) => {
      const type = existing?.type ?? entry.type;
      const isTaken = stored.some(
        (row) => row.id !== existing?.id && row.number === entry.number && row.type === type,
      );
      const isOthers = existing !== undefined && !ownsPromptedId(context, existing);
      return [
        ...issueIf(!managers.get(managerKey(entry)), 'managedById', 'promptedId.managerUnknown'),
        ...issueIf(isOthers, 'name', 'promptedId.nameInUse'),
        ...issueIf(isTaken, 'number', 'promptedId.numberInUse'),
      ];
    };
  },
  columnsOf: async (context, entries) => {
    const managers = await managersOf(context, entries);
    return (entry, existing) => ({
      ...promptedIdColumns(
        entry,
        managers.get(managerKey(entry)) ?? { fleet_id: null, department_id: null },
      ),
      ...(existing && { type: existing.type, status: existing.status }),
    });
  },
  insert: insertInto('prompted_ids'),
  update: ({ trx, account }, row, columns) => {
    // what a file cannot change is not written, as someone may have changed it since it was read
    const { type: _type, status: _status, ...changes } = columns;
    return changeRow(trx, account.account_id, 'prompted_ids', row.id, changes);
  },
};
