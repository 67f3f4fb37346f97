// The cost of telemetry: the same reads of a gateway that measures nothing, that has metrics, and
// that also traces every call, in turns. `CPU`: the gateway's CPU milliseconds per read. The first
// variant is listed twice: the difference between its two lines is the machine's noise. Linux only.
// Arguments: [seconds for each turn] [turns]
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { seedDemo } from '../apps/gateway/src/demo/seedDemo.ts';
import { gatewayProcess } from '../apps/gateway/src/testing/gatewayProcess.ts';
import { createCardVault } from '../apps/gateway/src/vault/cardVault.ts';
import { inRoot } from '../scripts/lib/paths.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median } from './lib/browser.mjs';
import { startCallers } from './lib/startCallers.mjs';
import { computedBy } from './lib/usage.mjs';

const SECONDS = Number(process.argv[2] ?? 10);
const TURNS = Number(process.argv[3] ?? 5);
const CARDS = 1_000;
const TRANSACTIONS = 20_000;
const PATHS = ['/cards?limit=50', '/transactions?limit=50', '/notifications/list', '/users/me'];

const postgres = await startPostgres();
if (!postgres) throw new Error('No PostgreSQL was found.');
process.env.TEST_DATABASE_URL = postgres.url;
const collector = createServer((request, response) =>
  request.resume().on('end', () => response.end('{}')),
);
await new Promise((resolve) => collector.listen(0, resolve));
const endpoint = `http://localhost:${collector.address().port}`;
const metrics = { METRICS_PORT: '0' };
const VARIANTS = {
  'off (once)': {},
  'off (again)': {},
  metrics,
  'metrics, each call traced': {
    ...metrics,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  },
};

const gateway = await gatewayProcess({ CALLS_PER_MINUTE: '1000000000' });
const database = await gateway.open();
await database.migrate();
const people = JSON.parse(readFileSync(inRoot('scripts/demo/people.json'), 'utf8'));
const [lookUp, seal] = [1, 2].map((digit) => Buffer.alloc(32, digit * 0x11));
await seedDemo(database.db, {
  cards: CARDS,
  transactions: TRANSACTIONS,
  asOf: new Date(),
  people,
  issuer: gateway.issuerUrl,
  vault: createCardVault({ lookUp, seal }),
});
const { rows } = await database.executeRaw(
  `SELECT p.subject, g.account_id FROM people p JOIN grants g ON g.user_id = p.user_id
    WHERE g.role = 'administrator' AND g.fleet_ids IS NULL LIMIT 1`,
);
await database.close();
const [{ subject, account_id: accountId }] = rows;
const token = await gateway.issuer.sign({ subject, issuer: gateway.issuerUrl });
const headers = { authorization: `Bearer ${token}`, sysaccountid: accountId };

const results = Object.fromEntries(Object.keys(VARIANTS).map((name) => [name, []]));
for (let turn = 0; turn < TURNS; turn += 1) {
  for (const [name, env] of Object.entries(VARIANTS)) {
    const { child, address } = await gateway.start(env);
    const callers = startCallers(address, headers);
    await callers.of(PATHS, SECONDS / 2);
    const cpuBefore = computedBy(child.pid);
    const { answered, p50, p99, failed } = await callers.of(PATHS, SECONDS);
    if (failed > 0) throw new Error(`${failed} calls were not answered.`);
    results[name].push({ cpu: (computedBy(child.pid) - cpuBefore) / answered, p50, p99 });
    callers.stop();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}
const figure = (runs, metric, digits) =>
  median(runs.map((run) => run[metric]))
    .toFixed(digits)
    .padStart(9);
console.log(`${''.padEnd(28)}   CPU ms   p50 ms   p99 ms`);
for (const [name, runs] of Object.entries(results)) {
  console.log(
    `${name.padEnd(28)}${figure(runs, 'cpu', 3)}${figure(runs, 'p50', 1)}${figure(runs, 'p99', 1)}`,
  );
}
collector.close();
await gateway.clean();
postgres.stop();
process.exit();
