import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startPostgres } from '../../scripts/lib/postgres.mjs';
import { bareMachine, isInstalled, until } from '../support/bareMachine.ts';
import { serversAt } from '../support/servers.ts';
import { tokensFor } from '../support/tokens.ts';

// The dashboard and alert rules in a real Prometheus, next to a working gateway. The conditions of
// each alert are tested in deploy/prometheus/alerts.test.yml.

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const IDENTITY = 'http://localhost:4350';
const GATEWAY = 'http://localhost:4250';
const PORTAL = 'http://localhost:4150';
const where = { identityUrl: IDENTITY, issuer: `${IDENTITY}/oauth2/forecourt`, portal: PORTAL };
/** Longer than the minute after which a gateway counts as down. */
const PATIENCE = { timeout: 150_000, interval: 500 };

interface Answer {
  readonly data: {
    readonly result: readonly { readonly value: readonly [number, string] }[];
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const lacks = ['prometheus', 'psql'].filter((program) => !isInstalled(program));
if (lacks.length > 0)
  console.log(`Left out: the dashboard in Prometheus; missing: ${lacks.join(', ')}.`);

describe.skipIf(lacks.length > 0)('deploy/grafana and deploy/prometheus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-prometheus-'));
  const machine = bareMachine();
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let servers: ReturnType<typeof serversAt>;
  let address = '';

  const ask = async (path: string): Promise<Answer> => {
    const body: Answer = await (await fetch(`${address}/api/v1/${path}`)).json();
    return body;
  };
  /** Alerts that fire, except the one that a slow machine can cause. */
  const firing = async () =>
    (await ask('alerts')).data.alerts
      .filter(
        ({ state, labels }) => state === 'firing' && labels.alertname !== 'AuthorizationsSlow',
      )
      .map(({ labels }) => labels.alertname);

  beforeAll(async () => {
    postgres = await startPostgres();
    if (!postgres) throw new Error('No PostgreSQL was found; install it.');
    const metricsPort = await freePort();
    const listen = await freePort();
    servers = serversAt(
      { identity: IDENTITY, gateway: GATEWAY, portal: PORTAL },
      { DATABASE_URL: postgres.url, METRICS_PORT: String(metricsPort) },
    );
    await servers.start();
    cpSync(inRoot('deploy/prometheus/alerts.yml'), join(folder, 'alerts.yml'));
    const config = readFileSync(inRoot('deploy/prometheus/prometheus.yml'), 'utf8')
      .replaceAll('15s', '5s')
      .replace(/targets:.*/, `targets: ['localhost:${metricsPort}']`);
    writeFileSync(join(folder, 'prometheus.yml'), config);
    address = `http://localhost:${listen}`;
    const child = machine.start([
      'prometheus',
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=localhost:${listen}`,
      '--log.level=error',
    ]);
    await until(
      async () => (await fetch(`${address}/-/ready`).catch(() => null))?.ok ?? false,
      child,
    );
  }, 600_000);
  afterAll(async () => {
    await servers?.end('SIGKILL');
    servers?.clean();
    await machine.clean();
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('show data in every panel, and fire no alert, after a day of normal use', async () => {
    const day = spawn(process.execPath, [inRoot('scripts/simulate.mjs'), '0.5', '100'], {
      env: { ...process.env, GATEWAY_PORT: new URL(GATEWAY).port, DATA_DIR: servers.dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { access_token: token } = await tokensFor('administrator', where);
    const headers = { authorization: `Bearer ${token}` };
    const work = async () =>
      expect((await fetch(`${GATEWAY}/users/me`, { headers })).status).toBe(200);
    // otherwise the hourly job may run too late for this test
    const check = `INSERT INTO jobs.job (name, data) VALUES ('ledger-check', '{}')`;
    execFileSync('psql', ['-qc', check, postgres?.url ?? '']);
    expect(await once(day, 'exit')).toEqual([0, null]);
    const dashboard: Dashboard = JSON.parse(
      readFileSync(inRoot('deploy/grafana/forecourt.json'), 'utf8'),
    );
    const empty = async () => {
      await work();
      const found = await Promise.all(
        dashboard.panels.map(async ({ title, targets }) => {
          const responses = await Promise.all(
            targets.map(({ expr }) => ask(`query?query=${encodeURIComponent(expr)}`)),
          );
          const isShown = responses.every(({ data }) =>
            data.result.some(({ value }) => value[1] !== 'NaN'),
          );
          return isShown ? [] : [title];
        }),
      );
      return found.flat();
    };
    await expect.poll(empty, PATIENCE).toEqual([]);
    expect(await firing()).toEqual([]);
  });

  it('fire only GatewayDown after a gateway is killed', async () => {
    await servers.end('SIGKILL');
    await expect.poll(firing, PATIENCE).toEqual(['GatewayDown']);
  });
});
