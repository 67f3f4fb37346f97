import { createHash } from 'node:crypto';
import { pickText } from './gateway.ts';
import type { World } from './startWorld.ts';

/** Uploads a file of purchases, ready to be confirmed or undone. */
export async function sendPurchases(world: World, entries: readonly object[], actor = world.dana) {
  const rows = entries.map((entry, index) => ({ row: index + 2, entry }));
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const started = await world.callAs(actor, 'startPurchaseImport', {
    body: { fileName: 'fuel.csv', rowCount: rows.length, contentHash },
  });
  if (started.status !== 200)
    return {
      started,
      received: started,
      confirm: async () => started,
      undo: async () => started,
    };
  const params = { importId: pickText(started.body, 'importId') };
  const received = await world.callAs(actor, 'putPurchaseImportRows', {
    params: { ...params, chunk: '0' },
    body: { rows },
  });
  return {
    started,
    received,
    undo: (person = actor) => world.callAs(person, 'undoPurchaseImport', { params }),
    confirm: () =>
      world.callAs(actor, 'confirmPurchaseImport', {
        params,
        body: { expectedRows: rows.length },
      }),
  };
}
