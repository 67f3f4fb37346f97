import type { ImportKind } from '@forecourt/validation/imports';
import { jsonb } from '@forecourt/server';
import type { AccountContext } from '../../http/context.ts';
import { setIn } from '../../store/inAccount.ts';
import type { RowCounts } from '../../store/tables/fleet.ts';
import { lockOrders } from '../orders/counters.ts';
import {
  importClosed,
  countRows,
  deleteDraftRows,
  lockDraft,
  readRows,
  requireRows,
} from './draft.ts';
import { enterRows, type RowImporter, type Stored } from './enterRows.ts';
import type { Values } from '../events/changes.ts';

export interface Confirmation {
  readonly params: { readonly importId: string };
  readonly body: { readonly expectedRows: number };
}

/** Enters every accepted row in one transaction. A confirmed draft returns its stored counts. */
export const confirmEntries =
  <Entry, Row extends Stored, Columns extends Values>(
    kind: ImportKind,
    schema: { parse(value: unknown): Entry },
    enterable: RowImporter<Entry, Row, Columns>,
  ) =>
  async ({ params, body }: Confirmation, context: AccountContext): Promise<RowCounts> => {
    const { trx, account } = context;
    const draft = await lockDraft(context, kind, params.importId);
    if (draft.state === 'confirmed' && draft.entered !== null) return draft.entered;
    if (draft.state !== 'receiving') throw importClosed();
    requireRows(await countRows(context, draft.id), body.expectedRows);
    const entries = await readRows(context, draft.id, schema);
    await lockOrders(trx, account.account_id);
    const entered = await enterRows(enterable, context, entries, draft.id);
    await deleteDraftRows(context, draft.id);
    await setIn(trx, account.account_id, 'imports', draft.id, {
      state: 'confirmed',
      entered: jsonb(entered),
    });
    return entered;
  };
