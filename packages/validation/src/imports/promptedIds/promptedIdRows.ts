import { promptedId, PROMPTED_ID_MANAGERS, type PromptedId } from '../../promptedIds/promptedId.ts';
import type { ImportColumnKey } from '../importColumnKeys.ts';
import { departmentOf, type ImportAccount } from '../importContext.ts';
import type { RowReadings } from '../importTypes.ts';
import { textOf } from '../rowParts.ts';
import { toRowResult, type RowRules } from '../rowRules.ts';

type Manager = (typeof PROMPTED_ID_MANAGERS)[number];

const COLUMN_OF_PATH: Readonly<Record<string, ImportColumnKey>> = {
  name: 'idName',
  type: 'idType',
  number: 'idNumber',
  status: 'idStatus',
  managedBy: 'managedBy',
  managedById: 'manager',
};

/** Finds a manager's ID from the name used in the file. */
function idOfManager(kind: Manager, name: string, account: ImportAccount): string | undefined {
  if (kind === 'fleet') return account.fleets.find(name)?.fleetId;
  if (kind === 'department') return departmentOf(name, account)?.departmentId;
  const { customer } = account;
  return customer?.name.toLowerCase() === name.toLowerCase() ? customer.accountId : undefined;
}

/** The manager that the row names, of the kind it names; defaults to the customer. [ENT-35] */
function managerOf(row: RowReadings, account: ImportAccount) {
  const kind = PROMPTED_ID_MANAGERS.find((manager) => manager === row.managedBy?.id);
  const name = textOf(row.manager);
  if (name === null) {
    const isCustomer = kind === undefined || kind === 'customerId';
    return {
      managedBy: kind ?? 'customerId',
      managedById: isCustomer ? (account.customer?.accountId ?? '') : '',
    };
  }
  for (const managedBy of kind === undefined ? PROMPTED_ID_MANAGERS : [kind]) {
    const managedById = idOfManager(managedBy, name, account);
    if (managedById !== undefined) return { managedBy, managedById };
  }
  return { managedBy: kind ?? 'customerId', managedById: '' };
}

const rule = promptedId({ existingNames: [] });

function idOfRow(row: RowReadings, account: ImportAccount) {
  return {
    name: textOf(row.idName) ?? '',
    type: row.idType?.id ?? 'D',
    number: textOf(row.idNumber) ?? '',
    status: row.idStatus?.id ?? 'on',
    ...managerOf(row, account),
    cardIds: [],
  };
}

/** Rows of prompted IDs, matched by name. [PID-05 to PID-09, ENT-33 to ENT-35] */
export const promptedIdRows = (account: ImportAccount): RowRules<PromptedId> => ({
  typeOf: () => null,
  uniqueIn: () => ['idName', 'idNumber'],
  identifiedBy: 'idName',
  columnOf: (path) => COLUMN_OF_PATH[path] ?? 'idName',
  judge: ({ readings }) => toRowResult(rule.safeParse(idOfRow(readings, account))),
});
