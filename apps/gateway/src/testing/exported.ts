import { expect } from 'vitest';
import { runExport } from '../services/exports/runExport.ts';
import { pickText } from './gateway.ts';
import type { World } from './startWorld.ts';

/** Downloads a file that is ready, with a new link. */
export async function fetchExport({ gateway, call }: World, exportId: string) {
  const { body } = await call('createDownloadLink', { params: { exportId }, body: {} });
  const response = await gateway.app.request(pickText(body, 'path'));
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Runs a queued export and downloads the file. */
export async function makeExport(world: World, exportId: string) {
  const { db, accountId, gateway } = world;
  const ports = { db, now: () => gateway.clock.now(), rowsAtOnce: 2 };
  await runExport(ports, { accountId, exportId });
  const { headers, bytes } = await fetchExport(world, exportId);
  return { name: headers.get('content-disposition'), bytes };
}
