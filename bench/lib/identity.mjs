import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { answers, fail, start } from '../../scripts/lib/processes.mjs';

const READY_SECONDS = 120;
const UNBOUNDED = 1_000_000;

/** The demo's configuration with one issuer, whose people are `users`, and no rate limits. */
function configuration(users) {
  const demo = JSON.parse(readFileSync(inRoot('apps/identity/config/demo.json'), 'utf8'));
  const main = { ...demo.issuers[0], users };
  delete main.peopleFile;
  return {
    ...demo,
    issuers: [main],
    verificationCode: { sentPerHourMax: UNBOUNDED },
    rateLimits: {
      signInsPerAddressPerMinute: UNBOUNDED,
      stepsPerAddressPerMinute: UNBOUNDED,
    },
  };
}

/** Runs `work({ url, issuer })` with only the identity provider, on its own data. */
export async function withIdentity({ port, portalOrigin, users }, work) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-identity-'));
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify(configuration(users)));
  const url = `http://localhost:${port}`;
  const child = start(
    'node',
    ['--conditions=@forecourt/source', inRoot('apps/identity/src/main.ts')],
    {
      quiet: true,
      env: {
        ...process.env,
        IDENTITY_CONFIG: config,
        IDENTITY_PORT: String(port),
        IDENTITY_URL: url,
        PORTAL_ORIGIN: portalOrigin,
        DATA_DIR: folder,
        DEMO: '1',
        LOG_LEVEL: 'warn',
      },
    },
  );
  try {
    const isUp = await answers(`${url}/readyz`, READY_SECONDS, () => child.exitCode !== null);
    if (!isUp) fail(`The identity provider did not start: ${child.output}`);
    await work({ url, issuer: `${url}/oauth2/forecourt` });
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The newest code sent to an address, from the demo's outbox. */
export async function newestCode(url, to) {
  const response = await fetch(`${url}/demo/outbox.json`);
  const { messages } = await response.json();
  const code = messages.find((message) => message.to === to)?.code;
  if (!code) throw new Error(`No code went to ${to}`);
  return code;
}
