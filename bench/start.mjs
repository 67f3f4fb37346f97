// Time from the built gateway's start to its first response: with the migrations pending, and then
// on a database that has them. Arguments: [starts]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../scripts/lib/paths.mjs';
import { freePort, startPostgres } from '../scripts/lib/postgres.mjs';
import { median } from './lib/browser.mjs';

const STARTS = Number(process.argv[2] ?? 10);
const WAIT_MS = 5;
const KEY = 'ab'.repeat(32);

const postgres = await startPostgres();
if (!postgres) throw new Error('No PostgreSQL was found.');
spawnSync(process.execPath, [inRoot('scripts/build.mjs'), 'gateway'], { stdio: 'inherit' });

/** Milliseconds until the gateway reports that it is ready. */
async function start() {
  const port = await freePort();
  const startTime = performance.now();
  const gateway = spawn(process.execPath, [inRoot('dist/gateway/gateway.js')], {
    stdio: 'ignore',
    env: {
      DATABASE_URL: postgres.url,
      CARD_KEYS: `${KEY},${KEY}`,
      PAYMENT_SECRET: KEY,
      GATEWAY_PORT: String(port),
    },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (gateway.exitCode !== null) throw new Error('The gateway ended.');
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  const duration = performance.now() - startTime;
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  return duration;
}

const firstStart = await start();
const laterStarts = [];
for (let n = 0; n < STARTS; n += 1) laterStarts.push(await start());
laterStarts.sort((a, b) => a - b);
console.log(`first, with migrations: ${firstStart.toFixed(0)} ms`);
console.log(
  `then: median ${median(laterStarts).toFixed(0)} ms, ${laterStarts[0].toFixed(0)} to ${laterStarts.at(-1).toFixed(0)} ms of ${STARTS}`,
);
postgres.stop();
