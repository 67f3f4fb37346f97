import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { answers, fail, isFree, start, stopAll } from './processes.mjs';

/** Addresses, ports and folders of one running system, from the environment. */
export function systemSettings(env = process.env) {
  const ports = {
    portal: Number(env.PORTAL_PORT ?? 4100),
    gateway: Number(env.GATEWAY_PORT ?? 4200),
    identity: Number(env.IDENTITY_PORT ?? 4300),
  };
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
      DEMO: env.DEMO ?? '1',
      DATA_DIR: dataDir,
      DEMO_PEOPLE: env.DEMO_PEOPLE ?? inRoot('scripts/demo/people.json'),
      PORTAL_PORT: String(ports.portal),
      GATEWAY_PORT: String(ports.gateway),
      IDENTITY_PORT: String(ports.identity),
      PORTAL_ORIGIN: env.PORTAL_ORIGIN ?? urls.portal,
      GATEWAY_URL: env.GATEWAY_URL ?? urls.gateway,
      IDENTITY_URL: env.IDENTITY_URL ?? urls.identity,
      ISSUER_URL: env.ISSUER_URL ?? urls.issuer,
      LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
    },
  };
}

/** Makes the data folder, or says in one line why it can't be used. */
export function prepareDataFolder(dataDir, reset) {
  try {
    if (reset) rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    fail(
      `The data folder ${dataDir} can't be written (${error.code}); set DATA_DIR to one that can.`,
    );
  }
}

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
    args: ['--conditions=@forecourt/source', inRoot('apps/gateway/src/main.ts')],
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

/**
 * Starts identity provider, gateway and portal and waits until all answer.
 * Gives the processes and `stop()`; `onEnd` hears of a part that ended by itself.
 */
export async function startSystem(settings, onEnd = () => {}) {
  for (const [name, port] of Object.entries(settings.ports)) {
    if (!(await isFree(port))) {
      fail(
        `Port ${port} for the ${name} is taken; stop what uses it or set ${name.toUpperCase()}_PORT to another.`,
      );
    }
  }
  let isStopping = false;
  const running = parts(settings).map((part) => {
    const child = start(part.command, part.args, { env: settings.env, cwd: part.cwd ?? inRoot() });
    child.on('exit', (code) => {
      part.hasEnded = true;
      if (!isStopping) onEnd(part.name, code);
    });
    return { ...part, child, isOver: () => part.hasEnded === true };
  });
  const children = running.map((part) => part.child);
  const stop = async () => {
    isStopping = true;
    await stopAll(children);
  };
  for (const part of running) {
    if (await answers(part.ready, 180, part.isOver)) continue;
    await stop();
    fail(`The ${part.name} did not start; the lines above say why.`);
  }
  return { children: Object.fromEntries(running.map((part) => [part.name, part.child])), stop };
}
