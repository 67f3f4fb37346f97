import type { HandlerOf } from '../../http/context.ts';
import { startExport } from '../exports/startExport.ts';

/** Begins to make a file of the purchases under the filters. [GW-96] */
export const exportTransactions: HandlerOf<'exportTransactions'> = ({ body }, context) =>
  startExport(context, {
    kind: 'transactions',
    format: body.format,
    name: 'transactions',
    query: body.filters,
  });
