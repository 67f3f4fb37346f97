import type { PromptedIdRecord } from '@forecourt/validation';
import { exportFile } from '../../files/exportFile.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { everyRow, exportDay } from '../roster/exports.ts';
import { pageOfPromptedIds } from './promptedIds.ts';

const HEAD = ['Name', 'Type', 'Prompted ID', 'Status', 'Managed by', 'Manager', 'Cards'];
const MANAGERS = { customerId: 'Customer ID', department: 'Department', fleet: 'Fleet' } as const;

const rowOf = (one: PromptedIdRecord) => [
  one.name,
  one.type,
  one.number,
  one.status,
  MANAGERS[one.managedBy],
  one.managedByName,
  one.cardCount,
];

type Filter = Parameters<HandlerOf<'exportPromptedIdsCsv'>>[0]['query'];

async function fileOf(context: AccountContext, query: Filter, format: 'csv' | 'xlsx') {
  const all = await everyRow((place) => pageOfPromptedIds(context, { ...query, ...place }));
  const table = { name: 'prompted-ids', head: HEAD, rows: all.map(rowOf) };
  return exportFile(format, table, exportDay(context));
}

/** [GW-144] */
export const exportPromptedIdsCsv: HandlerOf<'exportPromptedIdsCsv'> = ({ query }, context) =>
  fileOf(context, query, 'csv');

/** [GW-145] */
export const exportPromptedIdsExcel: HandlerOf<'exportPromptedIdsExcel'> = ({ query }, context) =>
  fileOf(context, query, 'xlsx');
