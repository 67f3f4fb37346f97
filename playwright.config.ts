import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DATA_DIR, RUN, SERVER_LOG } from './tests/support/system.ts';
import { EVERY_WAY } from './tests/support/everyWay.ts';

const { PORTAL_PORT = '4110', GATEWAY_PORT = '4210', IDENTITY_PORT = '4310' } = process.env;
const PORTS = { PORTAL_PORT, GATEWAY_PORT, IDENTITY_PORT };

/** `npm run test:full` also runs what takes too long for every change. */
const isFull = process.env['JOURNEYS_FULL'] === '1';
/** `npm run test:firm` slows everything down; the results must be the same. */
const isSlowed = process.env['FIRM'] === '1';
/** `npm run test:full` runs three things in parallel. */
const PATIENCE_FULL = isFull ? 2 : 1;
const PATIENCE = isSlowed ? 4 : PATIENCE_FULL;

const CACHE = resolve('node_modules/.cache');

/** Writes the demo's identity config plus the `EVERY_WAY` issuer and a higher hourly code limit. */
function identityConfig(): string {
  const demo: { issuers: object[] } = JSON.parse(
    readFileSync('apps/identity/config/demo.json', 'utf8'),
  );
  const issuers = [...demo.issuers, EVERY_WAY];
  const path = resolve(CACHE, `${RUN}-identity.json`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({ ...demo, issuers, verificationCode: { sentPerHourMax: 1000 } }),
  );
  return path;
}

const BROWSER = {
  baseURL: `http://localhost:${PORTS.PORTAL_PORT}`,
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
};

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: `node_modules/.cache/${RUN}`,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  timeout: 180_000 * PATIENCE,
  expect: { timeout: 20_000 * PATIENCE },
  use: {
    ...BROWSER,
    // repeated for the context that journeys share; animations are tested in stories
    contextOptions: { ...BROWSER, reducedMotion: 'reduce' },
    trace: 'off',
    actionTimeout: 30_000 * PATIENCE,
    navigationTimeout: 60_000 * PATIENCE,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        // pages reuse compiled code, and starting a process is expensive
        '--process-per-site',
        '--renderer-process-limit=1',
        '--in-process-gpu',
        // pages are too short-lived for optimized code to pay off
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    // the trap keeps `tee` alive to log what the servers write while stopping
    command: `node scripts/${isSlowed ? 'serve-slow.mjs' : 'serve.mjs --fresh'} 2>&1 | (trap '' TERM; tee ${SERVER_LOG})`,
    // a URL would respond too early: the servers that generate the data use the same ports
    wait: { stdout: /Forecourt is ready/ },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...PORTS,
      IDENTITY_CONFIG: identityConfig(),
      IDENTITY_API_TOKEN: 'journeys-manage-people-with-this-token',
      DATA_DIR,
      // so that a failed journey can report its calls
      LOG_LEVEL: 'info',
      TEST_CONTROLS: '1',
      ORDER_STEP_SECONDS: '2',
      PAYMENT_STEP_SECONDS: '2',
      // long enough to see a dispute under review
      DISPUTE_REVIEW_SECONDS: '10',
    },
  },
});
