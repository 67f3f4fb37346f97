// An order file of 10,000 rows: reading and checking it by the rules that the worker runs, then
// uploading and ordering it through the gateway.
import { createHash, randomUUID } from 'node:crypto';
import { sendImport } from '@forecourt/api-client';
import { decodeText, findHeader, suggestMapping } from '@forecourt/validation/importFiles';
import { canonicalRows, RowChecker } from '@forecourt/validation/imports';
import { orderRows } from '@forecourt/validation/imports/orders';
import { createRequire } from 'node:module';
import { inRoot } from '../scripts/lib/paths.mjs';
import { dataOf, quantile, timed, withGateway } from './lib/gateway.mjs';

const ROWS = 10_000;
const CHECKS = 10;
const Papa = createRequire(inRoot('apps/portal/package.json'))('papaparse');
const HEADS = ['Unit #', 'Vehicle', 'Fleet', 'Profile', 'Card type', '$/day'];
const DELIVERY = {
  service: 'standard',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
};

const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;

function fileOf(context) {
  const fleet = context.fleets[0].name;
  const profile = context.profiles[0].name;
  const rows = Array.from({ length: ROWS }, (_, index) =>
    [
      `B${10_000 + index}`,
      `Truck ${index + 1}`,
      fleet,
      profile,
      'Vehicle',
      100 + (index % 50),
    ].join(','),
  );
  return new TextEncoder().encode(['Order of new cards', '', HEADS.join(','), ...rows].join('\n'));
}

function check(bytes, context) {
  const grid = Papa.parse(decodeText(bytes).text, { skipEmptyLines: false }).data;
  const { heads, dataRows } = findHeader(grid);
  const checker = new RowChecker({
    rules: orderRows,
    grid,
    dataRows,
    mapping: suggestMapping(heads),
    context,
  });
  return checker.finish();
}

async function contextOf(client) {
  const orderContext = dataOf(await client.getOrderImportContext());
  const fleets = dataOf(await client.listFleets()).items;
  const departments = dataOf(await client.listDepartments()).items;
  const profiles = dataOf(await client.listLimitProfiles()).items;
  return { ...orderContext, fleets, departments, profiles };
}

await withGateway({ cards: 250, transactions: 5_000 }, async ({ client }) => {
  const context = await contextOf(client);
  const bytes = fileOf(context);
  const figures = await timed(CHECKS, () => check(bytes, context));
  const rows = check(bytes, context).filter(({ entry }) => entry);
  const cards = rows.map(({ entry }) => entry);
  const contentHash = createHash('sha256').update(canonicalRows('cards', cards)).digest('hex');
  const startTime = performance.now();
  let sentAt = startTime;
  const result = await sendImport(
    client,
    {
      kind: 'cards',
      fileName: 'order.csv',
      rows: rows.map(({ row, entry }) => ({ row, entry })),
      contentHash,
      confirmation: { delivery: DELIVERY },
      idempotencyKey: randomUUID(),
    },
    { onProgress: () => (sentAt = performance.now()) },
  );
  if (result.outcome !== 'confirmed') throw new Error(JSON.stringify(result).slice(0, 1000));
  console.log(`${ROWS} rows, ${(bytes.length / 1000).toFixed(0)} kB, ${rows.length} ready\n`);
  console.log(
    `read and checked        ${quantile(figures, 0.5).toFixed(0)} ms (median of ${CHECKS})`,
  );
  console.log(`sent in chunks          ${seconds(startTime, sentAt)}`);
  console.log(`confirmed and ordered   ${seconds(sentAt, performance.now())}`);
});
