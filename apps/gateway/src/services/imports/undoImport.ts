import { enteredImportLifecycle, type EnteredImportContext } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { asFields, Refusal } from '../../http/refusal.ts';
import { deleteIn, selectIn, setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import type { EventFact } from '../events/record.ts';
import { recordFacts } from '../events/recordEvent.ts';
import { lockOrders } from '../orders/counters.ts';
import { importClosed, lockDraft } from './draft.ts';

/** Only recent imports are listed: a wrong file is usually noticed soon. */
const LISTED_MAX = 10;
const NOTHING: EnteredImportContext = { added: 0, changedSince: 0, outsideFleets: 0 };

/** Counts each import's rows: added, changed since, and outside the person's fleets. */
async function countsSinceImport(
  { trx, account, fleetIds }: AccountContext,
  importIds: readonly string[],
): Promise<ReadonlyMap<string | null, EnteredImportContext>> {
  if (importIds.length === 0) return new Map();
  const counts = await selectIn(trx, account.account_id, 'recorded_purchases')
    .select((e) => [
      'import_id',
      e.fn.countAll<number>().as('added'),
      e.fn.countAll<number>().filterWhere('version', '>', 1).as('changedSince'),
      e.fn
        .countAll<number>()
        .filterWhere(sql<boolean>`NOT ${inFleets('fleet_id', fleetIds)}`)
        .as('outsideFleets'),
    ])
    .where('import_id', 'in', importIds)
    .groupBy('import_id')
    .execute();
  return new Map(counts.map(({ import_id: importId, ...rest }) => [importId, rest]));
}

/** The person's latest purchase imports, with the reasons why each cannot be undone. */
export const listPurchaseImports: HandlerOf<'listPurchaseImports'> = async (_input, context) => {
  const { trx, account, person } = context;
  const imports = await selectIn(trx, account.account_id, 'imports')
    .selectAll()
    .where('kind', '=', 'purchases')
    .where('user_id', '=', person.user_id)
    .where('state', 'in', ['confirmed', 'undone'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const countsById = await countsSinceImport(
    context,
    imports.map(({ id }) => id),
  );
  const items = imports.flatMap(({ id, file_name: fileName, created_at: importedAt, ...row }) => {
    if (row.entered === null) return [];
    const state = row.state === 'undone' ? 'undone' : 'confirmed';
    const applied = enteredImportLifecycle.apply(state, 'undo', countsById.get(id) ?? NOTHING);
    const reasons = applied.ok ? [] : applied.reasons;
    const undoReasons = reasons.map(({ key, params }) => ({ key, params: { ...params } }));
    const undo = { allowed: applied.ok, reasons: undoReasons };
    return [{ importId: id, fileName, importedAt, state, entered: row.entered, undo } as const];
  });
  return { items };
};

/** The history event of a removed purchase. */
function removalFact(row: Row<'recorded_purchases'>): EventFact {
  const { account_id: _account, id, import_id: _import, version: _version, ...before } = row;
  return {
    subject: ['recordedPurchase', id],
    action: 'recordedPurchase.removed',
    before,
  };
}

/** @throws Refusal `import.notUndoable` with every reason */
async function requireUndoable(context: AccountContext, importId: string): Promise<void> {
  const countsById = await countsSinceImport(context, [importId]);
  const state = countsById.get(importId) ?? NOTHING;
  const applied = enteredImportLifecycle.apply('confirmed', 'undo', state);
  if (applied.ok) return;
  const fields = asFields('importId', applied.reasons);
  throw new Refusal(422, 'import.notUndoable', { fields });
}

/** Removes every purchase that a file added. Repeating the call returns the same count. */
export const undoPurchaseImport: HandlerOf<'undoPurchaseImport'> = async ({ params }, context) => {
  const { trx, account } = context;
  const draft = await lockDraft(context, 'purchases', params.importId);
  if (draft.entered === null) throw importClosed();
  if (draft.state === 'undone') return { removed: draft.entered.added };
  // keeps other imports from changing these rows
  await lockOrders(trx, account.account_id);
  await requireUndoable(context, draft.id);
  const rows = await deleteIn(trx, account.account_id, 'recorded_purchases')
    .where('import_id', '=', draft.id)
    .returningAll()
    .execute();
  await setIn(trx, account.account_id, 'imports', draft.id, { state: 'undone' });
  await recordFacts(context, [
    ...rows.map(removalFact),
    {
      subject: ['import', draft.id],
      action: 'import.undone',
      before: draft.entered,
      after: { removed: rows.length },
    },
  ]);
  return { removed: rows.length };
};
