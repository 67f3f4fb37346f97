import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createLog, requestLog, type ServerEnv } from '@forecourt/server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue, type OpenedQueue } from '../jobs/queue.ts';
import { newId } from '../store/ids.ts';
import { startGateway } from '../testing/startWorld.ts';
import { summaryOf } from './openTelemetry.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

const server = startGateway();
const schema = `jobs_${newId().slice(-12)}`;
const log = createLog({ name: 'test', level: 'silent' });
let queue: OpenedQueue;
let telemetry: Telemetry | undefined;
let port = 0;

beforeAll(async () => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  queue = await openQueue({ database: server.gateway.database, log, schema });
  telemetry = await startTelemetry({ metricsPort: port, tracesUrl: undefined, traceShare: 1 });
  telemetry?.observe(server.gateway.database, queue);
});
afterAll(async () => {
  await telemetry?.close();
  await queue.stop();
  await server.gateway.database.executeRaw(`DROP SCHEMA ${schema} CASCADE`);
});

const deployed = (path: string) =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const NAMES = /\b(?:http_server|forecourt|nodejs|process)_\w+/g;
/** Allowed label names. None refers to a person, a card, or an amount. */
const LABELS = [
  'method',
  'route',
  'status',
  'response',
  'rule',
  'queue',
  'outcome',
  'channel',
  'state',
  'cache',
  'le',
];

describe('telemetry', () => {
  it.each([
    ['select "id" from "cards" where "account_id" = $1', 'select cards'],
    ['insert into "events" ("id") values ($1)', 'insert events'],
    ['with "a" as (delete from "b" returning *) select * from "a"', 'with b'],
    [`UPDATE people SET email = 'dana.morales@acmefreight.example'`, 'update people'],
    ['SELECT write_batch($1, $2)', 'select'],
    ['begin', 'begin'],
  ])('summarizes %s as %s', (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });

  it('does not start if neither metrics nor traces are configured', async () => {
    const settings = { metricsPort: undefined, tracesUrl: undefined, traceShare: 1 };
    expect(await startTelemetry(settings)).toBeUndefined();
  });

  it('exports every metric in the alerts and dashboard, and no personal data', async () => {
    if (!telemetry) throw new Error('It did not start.');
    const app = new Hono<ServerEnv>();
    app.use(telemetry.watch);
    app.use(requestLog(log));
    app.get('/cards/mine', (c) => c.json({}));
    app.get('/cards/:cardId', (c) => c.json({}));
    await app.request('/cards/4821?q=4821');
    await app.request('/cards/mine');
    telemetry.countDecision({ responseCode: '51', rules: ['limit.perDay'] });
    telemetry.booksChecked(0);
    telemetry.signedIn();
    telemetry.cacheCounter('standings')(true);
    const noSms = { email: true, sms: false };
    const outbox = telemetry.outbox({ send: () => Promise.resolve('sent') }, noSms);
    for (const channel of ['email', 'sms'] as const) {
      await outbox.send({
        accountId: 'a',
        messageId: 'm',
        channel,
        to: 'dana.morales@acmefreight.example',
        subject: 'Hello',
        text: 'Hello',
      });
    }
    const workers = telemetry.workers({ 'ledger-check': () => Promise.resolve() });
    await workers['ledger-check']();
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const known = new Set(text.match(/^\w+/gm));
    // only PostgreSQL has connections and archives its WAL
    known.add('forecourt_database_connections').add('forecourt_archive_failing');
    const alerts = deployed('prometheus/alerts.yml').replaceAll(/summary:.*/g, '');
    const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      deployed('grafana/forecourt.json'),
    );
    const expressions = [
      alerts,
      ...dashboard.panels.flatMap((panel) => panel.targets.map((t) => t.expr)),
    ]
      .join(' ')
      .match(NAMES);
    expect(expressions?.filter((name) => !known.has(name))).toEqual([]);
    expect(text).toMatch(/channel="email",outcome="sent"[^}]*\} 1/);
    expect(text).toMatch(/channel="sms",outcome="kept"[^}]*\} 1/);
    const labels = new Set(text.match(/(?<=[{,])\w+(?==")/g));
    const odd = [...labels].filter(
      (label) => !LABELS.includes(label) && !/^(otel|service)_/.test(label),
    );
    expect(odd).toEqual([]);
    expect(text).toContain('route="/cards/:cardId"');
    expect(text).toContain('route="/cards/mine"');
    // any number may contain these four digits by chance, so check only the labels
    const named = text.match(/(?<==")[^"]*(?=")/g)?.join('\n');
    expect(named).toContain('/cards/:cardId');
    expect(named).not.toMatch(/4821|acmefreight/);
  });
});
