import type { PromptedIdRecord } from '@forecourt/validation';
import type { Columns } from '../../files/exportFile.ts';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { exportList } from '../exports/exportList.ts';
import { pageOfPromptedIds } from './promptedIds.ts';

const MANAGERS = { customerId: 'Customer ID', department: 'Department', fleet: 'Fleet' } as const;

const COLUMNS: Columns<PromptedIdRecord> = {
  Name: (record) => record.name,
  Type: (record) => record.type,
  'Prompted ID': (record) => record.number,
  Status: (record) => record.status,
  'Managed by': (record) => MANAGERS[record.managedBy],
  Manager: (record) => record.managedByName,
  Cards: (record) => record.cardCount,
};

type Filter = Parameters<HandlerOf<'exportPromptedIdsCsv'>>[0]['query'];

const fileOf = (context: AccountContext, query: Filter, format: 'csv' | 'xlsx') =>
  exportList(context, {
    name: 'prompted-ids',
    format,
    columns: COLUMNS,
    read: (place) => pageOfPromptedIds(context, { ...query, ...place }),
  });

/** [GW-144] */
export const exportPromptedIdsCsv: HandlerOf<'exportPromptedIdsCsv'> = ({ query }, context) =>
  fileOf(context, query, 'csv');

/** [GW-145] */
export const exportPromptedIdsExcel: HandlerOf<'exportPromptedIdsExcel'> = ({ query }, context) =>
  fileOf(context, query, 'xlsx');
