import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { answers, fail, isFree, start, stopAll } from './processes.mjs';

/** Feature flags of the demo, in addition to those that are on for everyone. */
const DEMO_FLAGS = { cardholders: true, digitalPin: true, points: true, proximityMenu: true };

/** URLs, ports, and folders of one running system, from the environment. */
export function systemSettings(env = process.env) {
  const ports = {
    portal: Number(env.PORTAL_PORT ?? 4100),
    gateway: Number(env.GATEWAY_PORT ?? 4200),
    identity: Number(env.IDENTITY_PORT ?? 4300),
    payment: Number(env.PAYMENT_PORT ?? Number(env.GATEWAY_PORT ?? 4200) + 200),
  };
  const demo = env.DEMO ?? '1';
  const identityUrl = `http://localhost:${ports.identity}`;
  const urls = {
    portal: `http://localhost:${ports.portal}`,
    gateway: `http://localhost:${ports.gateway}`,
    identity: identityUrl,
    issuer: `${identityUrl}/oauth2/forecourt`,
  };
  const dataDir = env.DATA_DIR ?? inRoot('.data');
  return {
    ports,
    urls,
    dataDir,
    env: {
      ...env,
      DEMO: demo,
      // portal and gateway must agree on these
      FLAGS: env.FLAGS ?? JSON.stringify(demo === '1' ? DEMO_FLAGS : {}),
      DATA_DIR: dataDir,
      DEMO_PEOPLE: env.DEMO_PEOPLE ?? inRoot('scripts/demo/people.json'),
      PORTAL_PORT: String(ports.portal),
      GATEWAY_PORT: String(ports.gateway),
      IDENTITY_PORT: String(ports.identity),
      // the sandbox's frame, in which cards and bank accounts are entered
      PAYMENT_PORT: String(ports.payment),
      PAYMENT_FRAME_URL: env.PAYMENT_FRAME_URL ?? `http://localhost:${ports.payment}`,
      PORTAL_ORIGIN: env.PORTAL_ORIGIN ?? urls.portal,
      GATEWAY_URL: env.GATEWAY_URL ?? urls.gateway,
      IDENTITY_URL: env.IDENTITY_URL ?? urls.identity,
      ISSUER_URL: env.ISSUER_URL ?? urls.issuer,
      // the token with which the gateway manages people's credentials at the identity provider
      IDENTITY_API_TOKEN: env.IDENTITY_API_TOKEN ?? randomBytes(24).toString('hex'),
      LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
    },
  };
}

/** Creates the data folder, or exits with one line that says why it cannot be used. */
export function prepareDataFolder(dataDir, reset) {
  try {
    if (reset) rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    fail(
      `The data folder ${dataDir} cannot be written to (${error.code}). Set DATA_DIR to a writable folder.`,
    );
  }
}

/** Seeding a database with demo data takes minutes on a busy machine. */
export const START_SECONDS = 600;

const parts = (settings) => [
  {
    name: 'identity',
    command: 'node',
    args: ['--conditions=@forecourt/source', inRoot('apps/identity/src/main.ts')],
    ready: `${settings.urls.identity}/readyz`,
  },
  {
    name: 'gateway',
    command: 'node',
    args: settings.env.GATEWAYS
      ? [inRoot('scripts/lib/gateways.mjs')]
      : ['--conditions=@forecourt/source', inRoot('apps/gateway/src/main.ts')],
    ready: `${settings.urls.gateway}/readyz`,
  },
  {
    name: 'portal',
    command: 'vite',
    args: [
      'preview',
      '--port',
      String(settings.ports.portal),
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    cwd: inRoot('apps/portal'),
    ready: `${settings.urls.portal}/config.json`,
  },
];

/** Exits with one line if a port that the system needs is taken. */
export async function refuseTakenPorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    fail(
      `Port ${port} for the ${name} is in use. Stop the process that is using it, or set ${name.toUpperCase()}_PORT to another port.`,
    );
  }
}

/**
 * Starts identity provider, gateway, and portal, or `only` those. `ready` settles once all respond
 * (if one does not start, the command exits); `stop()` works from the first moment; `onEnd` is
 * called if a part ends on its own after it was ready.
 */
export function startSystem(settings, { only, onEnd = () => {} } = {}) {
  let isReady = false;
  let isStopping = false;
  const selectedParts = parts(settings).filter(({ name }) => only?.includes(name) ?? true);
  const running = selectedParts.map((part) => {
    const child = start(part.command, part.args, { env: settings.env, cwd: part.cwd ?? inRoot() });
    child.on('exit', (code) => {
      if (isReady && !isStopping) onEnd(part.name, code);
    });
    return { ...part, child };
  });
  const stop = async (options) => {
    isStopping = true;
    await stopAll(
      running.map((part) => part.child),
      options,
    );
  };
  const waitUntilReady = async () => {
    for (const { name, ready: url, child } of running) {
      const isOver = () => isStopping || child.exitCode !== null || child.signalCode !== null;
      if (await answers(url, START_SECONDS, isOver)) continue;
      if (isStopping) return;
      await stop();
      fail(`The ${name} did not start; the lines above say why.`);
    }
    isReady = true;
  };
  return { stop, ready: waitUntilReady() };
}
