import type { FieldIssue, MessageKey, PromptedId } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { findManager, promptedIdColumns, type Manager } from '../promptedIds/promptedIds.ts';
import type { Enterable } from './enterRows.ts';

const issue = (path: string, key: MessageKey): FieldIssue => ({ path, key, params: {} });
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
        ...(managers.get(managerKey(entry))
          ? []
          : [issue('managedById', 'promptedId.managerUnknown')]),
        ...(known && !isOwn(context, known) ? [issue('name', 'promptedId.nameInUse')] : []),
        ...(isTaken ? [issue('number', 'promptedId.numberInUse')] : []),
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
  insert: async ({ trx, account }, rows) => {
    const values = rows.map((row) => ({ account_id: account.account_id, ...row }));
    await trx.insertInto('prompted_ids').values(values).execute();
  },
  update: async ({ trx, account }, row, columns) => {
    await changeRow(trx, account.account_id, 'prompted_ids', row.id, columns);
  },
};
