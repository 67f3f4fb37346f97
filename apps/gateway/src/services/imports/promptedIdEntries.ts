import type { PromptedId } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { issueIf } from '../../http/refusal.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import { insertRows } from '../../store/insertRows.ts';
import type { Row } from '../../store/schema.ts';
import { findManager, promptedIdColumns, type Manager } from '../promptedIds/promptedIds.ts';
import type { Enterable } from './enterRows.ts';

const managerKey = ({ managedBy, managedById }: PromptedId) => `${managedBy} ${managedById}`;

/** Who manages each of the entries, asked for once. */
async function managersOf(context: AccountContext, entries: readonly PromptedId[]) {
  const managers = new Map<string, Manager | null>();
  for (const entry of entries) {
    const key = managerKey(entry);
    if (!managers.has(key)) managers.set(key, await findManager(context, entry));
  }
  return managers;
}

const isOwn = ({ actor }: AccountContext, { fleet_id: fleetId }: Row<'prompted_ids'>) =>
  actor.fleetIds === null || (fleetId !== null && actor.fleetIds.includes(fleetId));

/**
 * Prompted IDs of a file. One that is known keeps its type, its cards, and whether it is on: that is
 * switched by hand. [PID-05 to PID-09]
 */
export const promptedIdEntries: Enterable<
  PromptedId,
  Row<'prompted_ids'>,
  ReturnType<typeof promptedIdColumns>
> = {
  subject: 'promptedId',
  keyOf: ({ name }) => name.toUpperCase(),
  onceIn: ({ name, type, number }) => [`name ${name.toUpperCase()}`, `${type} ${number}`],
  keyOfStored: (row) => row.name.toUpperCase(),
  read: async ({ trx, account }, entries) =>
    entries.length === 0
      ? []
      : selectIn(trx, account.account_id, 'prompted_ids')
          .selectAll()
          .where(
            sql<boolean>`(upper(name) IN (${sql.join(entries.map(({ name }) => name.toUpperCase()))})
              OR number IN (${sql.join(entries.map(({ number }) => number))}))`,
          )
          .execute(),
  judge: async (context, entries) => {
    const managers = await managersOf(context, entries);
    return (entry, known, stored) => {
      const type = known?.type ?? entry.type;
      const isTaken = stored.some(
        (row) => row.id !== known?.id && row.number === entry.number && row.type === type,
      );
      return [
        ...issueIf(!managers.get(managerKey(entry)), 'managedById', 'promptedId.managerUnknown'),
        ...issueIf(known !== undefined && !isOwn(context, known), 'name', 'promptedId.nameInUse'),
        ...issueIf(isTaken, 'number', 'promptedId.numberInUse'),
      ];
    };
  },
  columnsOf: async (context, entries) => {
    const managers = await managersOf(context, entries);
    return (entry, known) => ({
      ...promptedIdColumns(
        entry,
        managers.get(managerKey(entry)) ?? { fleet_id: null, department_id: null },
      ),
      ...(known && { type: known.type, status: known.status }),
    });
  },
  insert: ({ trx, account }, rows) =>
    insertRows(
      trx,
      'prompted_ids',
      rows.map((row) => ({ account_id: account.account_id, ...row })),
    ),
  update: ({ trx, account }, row, columns) =>
    changeRow(trx, account.account_id, 'prompted_ids', row.id, columns),
};
