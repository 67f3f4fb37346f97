import { createHash } from 'node:crypto';
import { pickText } from './gateway.ts';
import type { World } from './startWorld.ts';

/** Uploads a file of purchases, ready to be confirmed or undone. */
export async function sendPurchases(world: World, entries: readonly object[], actor = world.dana) {
  const rows = entries.map((entry, index) => ({ row: index + 2, entry }));
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const begun = await world.callAs(actor, 'startPurchaseImport', {
    body: { fileName: 'fuel.csv', rowCount: rows.length, contentHash },
  });
  if (begun.status !== 200)
    return { begun, received: begun, confirm: async () => begun, undo: async () => begun };
  const params = { importId: pickText(begun.body, 'importId') };
  const received = await world.callAs(actor, 'putPurchaseImportRows', {
    params: { ...params, chunk: '0' },
    body: { rows },
  });
  return {
    begun,
    received,
    undo: (person = actor) => world.callAs(person, 'undoPurchaseImport', { params }),
    confirm: () =>
      world.callAs(actor, 'confirmPurchaseImport', {
        params,
        body: { expectedRows: rows.length },
      }),
  };
}
