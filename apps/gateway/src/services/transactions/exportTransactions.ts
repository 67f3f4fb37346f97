import type { HandlerOf } from '../../http/context.ts';
import { startExport } from '../exports/startExport.ts';

/** Starts the export of the transactions that match the filters. [GW-96] */
export const exportTransactions: HandlerOf<'exportTransactions'> = ({ body }, context) =>
  startExport(context, {
    kind: 'transactions',
    format: body.format,
    name: 'transactions',
    query: body.filters,
  });
