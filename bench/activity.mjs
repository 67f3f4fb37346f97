// A large account's purchases: the list's first page, filters, and totals, all rows as a file, and
// a month's statement, each compared with bare SQL. Arguments: [cards] [purchases]
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once as heard } from 'node:events';
import { runExport } from '../apps/gateway/src/services/exports/runExport.ts';
import { readMonth } from '../apps/gateway/src/services/statements/readMonth.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { dataOf, quantile, timed, withGateway } from './lib/gateway.mjs';
import { withMemory } from './lib/memory.mjs';

const CARDS = Number(process.argv[2] ?? 10_000);
const TRANSACTIONS = Number(process.argv[3] ?? 1_000_000);
/** Limits the heap of CSV workers: a small one is enough for any length. PDFs are built whole. */
const WORKER_HEAP = ['--max-old-space-size=64', '--max-semi-space-size=2'];
const RUNS = 100;
const FEW = 10;
const PAGE = 50;
const ROWS_AT_ONCE = 2_000;
const MONTH = { startsOn: '2026-10-01', endsOn: '2026-10-31' };

const LINES = `(SELECT json_agg(l) FROM transaction_lines l WHERE l.account_id = t.account_id
    AND l.occurred_on = t.occurred_on AND l.transaction_id = t.id) AS lines`;
const ROW = `t.*, c.last4, s.name, s.city, s.state AS site_state, d.first_name, d.last_name,
    v.unit_number, ${LINES}`;
const NAMED = `JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
  JOIN sites s ON s.site_number = t.site_number
  LEFT JOIN drivers d ON d.account_id = t.account_id AND d.id = t.driver_id
  LEFT JOIN vehicles v ON v.account_id = t.account_id AND v.id = t.vehicle_id`;
const pageOf = (where, limit) => `SELECT ${ROW} FROM (SELECT * FROM transactions
    WHERE account_id = $1 ${where} ORDER BY occurred_at DESC, id DESC LIMIT ${limit}) t ${NAMED}
  ORDER BY t.occurred_at DESC, t.id DESC`;
const TOTALS = `SELECT count(*), sum(t.net_cents), sum(t.fuel_milligallons), sum(t.discount_cents)
  FROM transactions t
  WHERE t.account_id = $1 AND t.occurred_on BETWEEN '${MONTH.startsOn}' AND '${MONTH.endsOn}'`;
const AFTER = 'AND (occurred_at, id) < ($2::timestamptz, $3)';
const MONTH_BY_DEPARTMENT = `SELECT c.department_id, sum(l.net_cents) FROM ledger_entries e
  JOIN transactions t ON t.account_id = e.account_id AND t.id = e.reference_id
    AND t.occurred_on BETWEEN '${MONTH.startsOn}'::date - 60 AND '${MONTH.endsOn}'
  JOIN transaction_lines l ON l.account_id = t.account_id AND l.occurred_on = t.occurred_on
    AND l.transaction_id = t.id
  JOIN cards c ON c.account_id = t.account_id AND c.id = t.card_id
  WHERE e.account_id = $1 AND e.ledger = 'receivable' AND e.kind = 'posting'
    AND e.entered_on BETWEEN '${MONTH.startsOn}' AND '${MONTH.endsOn}' GROUP BY 1`;

/** Filters of the list, each with its bare SQL. */
const FILTERS = [
  ['first page', {}, ''],
  ['declined', { status: 'declined' }, `AND status = 'declined'`],
  [
    'one state',
    { state: 'OK' },
    `AND site_number IN (SELECT site_number FROM sites WHERE state = 'OK')`,
  ],
  ['marked', { flagged: 'true' }, 'AND jsonb_array_length(flags) > 0'],
  [
    'a month',
    { fromDate: '2026-01-10', toDate: '2026-31-10' },
    `AND occurred_on BETWEEN '${MONTH.startsOn}' AND '${MONTH.endsOn}'`,
  ],
];

const postgres = await startPostgres();
const ms = (value) => value.toFixed(1).padStart(10);
const printRow = (name, gateway, bare) =>
  console.log(
    `${name.padEnd(30)}${ms(gateway)}${ms(bare)}${(gateway / bare).toFixed(2).padStart(8)}`,
  );
const medianOf = (figures) => quantile(figures, 0.5);

/** The URL of this run's database on the server. */
async function urlOf(database) {
  const { rows } = await database.executeRaw('SELECT current_database() AS name');
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = rows[0].name;
  return url.href;
}

/** Reads every purchase, page by page, with bare SQL; returns the milliseconds it took. */
async function readAll({ database, accountId }) {
  const startTime = performance.now();
  let last = null;
  for (;;) {
    const values = last === null ? [accountId] : [accountId, last.occurred_at, last.id];
    const { rows } = await database.executeRaw(
      pageOf(last === null ? '' : AFTER, ROWS_AT_ONCE),
      values,
    );
    if (rows.length < ROWS_AT_ONCE) return performance.now() - startTime;
    last = rows.at(-1);
  }
}

/** Runs a job in its own process, so that nothing else counts toward its memory. */
async function inOwnProcess(databaseUrl, { accountId, exportId, format }, now) {
  const child = fork(inRoot('bench/lib/makeFile.mjs'), [accountId, exportId, now.toISOString()], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: [...process.execArgv, ...(format === 'pdf' ? [] : WORKER_HEAP)],
  });
  const exit = heard(child, 'exit');
  const [figures] = await Promise.race([heard(child, 'message'), exit]);
  await exit;
  return figures;
}

/** Makes a requested file; returns its figures: time, memory, rows, and size. */
async function makeFile({ database, accountId, gateway }, { export: file }) {
  const job = { accountId, exportId: file.exportId, format: file.format };
  const figures = await (postgres
    ? inOwnProcess(await urlOf(database), job, gateway.clock.now())
    : withMemory(() => runExport({ db: database.db, now: () => gateway.clock.now() }, job)));
  const row = await database.db
    .selectFrom('file_exports')
    .select(['state', 'rows_done', 'bytes'])
    .where('id', '=', file.exportId)
    .executeTakeFirstOrThrow();
  if (row.state !== 'ready') throw new Error(`The file is ${row.state}.`);
  return { ...figures, rows: row.rows_done, megabytes: row.bytes / 1e6 };
}
const once = () => ({ idempotencyKey: randomUUID() });
const memoryText = ({ mostMegabytes, moreMegabytes }) =>
  `at most ${mostMegabytes.toFixed(0)} MB in the process, ${moreMegabytes.toFixed(0)} MB more than before`;

async function benchList({ client, database, accountId }) {
  console.log(`${'ms, p50'.padEnd(30)}   gateway  bare SQL   times`);
  for (const [name, filters, where] of FILTERS) {
    const list = async () =>
      dataOf(await client.listTransactions({ query: { limit: PAGE, ...filters } }));
    const bare = () => database.executeRaw(pageOf(where, PAGE + 1), [accountId]);
    printRow(name, medianOf(await timed(RUNS, list)), medianOf(await timed(RUNS, bare)));
  }
  const [, month] = FILTERS.at(-1);
  const totals = async () =>
    dataOf(await client.listTransactions({ query: { limit: 1, total: 'true', ...month } }));
  const bare = () => database.executeRaw(TOTALS, [accountId]);
  printRow(
    'totals of a month',
    medianOf(await timed(FEW, totals)),
    medianOf(await timed(FEW, bare)),
  );
}

async function benchExport(parts) {
  const request = { body: { format: 'csv', filters: {} } };
  const file = await makeFile(
    parts,
    dataOf(await parts.client.exportTransactions(request, once())),
  );
  printRow(`CSV of ${file.rows} rows`, file.ms, await readAll(parts));
  console.log(`  ${file.megabytes.toFixed(0)} MB; ${memoryText(file)}`);
}

async function benchStatement(parts) {
  const { client, database, accountId } = parts;
  const month = { accountId, ...MONTH };
  const readStatement = () => database.db.transaction().execute((trx) => readMonth(trx, month));
  const bare = () => database.executeRaw(MONTH_BY_DEPARTMENT, [accountId]);
  printRow(
    "a month's statement, read",
    medianOf(await timed(FEW, readStatement)),
    medianOf(await timed(FEW, bare)),
  );
  const { items } = dataOf(await client.listStatements({ query: { limit: 1 } }));
  for (const format of ['csv', 'pdf']) {
    const body = { statementId: items[0].statementId, invoiceId: null, format };
    const file = await makeFile(parts, dataOf(await client.downloadStatement({ body }, once())));
    console.log(
      `${`  as ${format}, ${items[0].purchases} purchases`.padEnd(30)}${ms(file.ms)}  ${file.megabytes.toFixed(1)} MB; ${memoryText(file)}`,
    );
  }
}

if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
try {
  await withGateway({ cards: CARDS, transactions: TRANSACTIONS }, async (parts) => {
    console.log(`${CARDS} cards, ${TRANSACTIONS} purchases\n`);
    await benchList(parts);
    await benchExport(parts);
    await benchStatement(parts);
  });
} finally {
  postgres?.stop();
}
