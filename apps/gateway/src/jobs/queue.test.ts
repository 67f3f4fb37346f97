import { createLog } from '@forecourt/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../store/ids.ts';
import { pick } from '../testing/gateway.ts';
import { startGateway } from '../testing/startWorld.ts';
import type { JobData, JobName } from './jobs.ts';
import { openQueue, type JobQueue } from './queue.ts';

const server = startGateway();
let queue: JobQueue;
const seen: JobData['order-step'][] = [];
const texted: string[] = [];
const ran = new Set<JobName>();
const note = (name: JobName) => () => {
  ran.add(name);
  return Promise.resolve();
};
const CLOCKED = [
  'idempotency-cleaning',
  'transaction-months',
  'statement-issue',
  'fee-charging',
  'authorization-drop',
  'account-lock',
  'card-expiry',
  'report-schedule',
  'export-cleaning',
  'transfer-sweep',
  'auto-reload',
  'ledger-check',
] as const;
const schema = `jobs_${newId().slice(-12)}`;
beforeAll(async () => {
  const { database } = server.gateway;
  queue = await openQueue({ database, log: createLog({ name: 'test', level: 'silent' }), schema });
  await queue.start({
    'order-step': (data) => {
      seen.push(data);
      return Promise.resolve();
    },
    'dispute-step': note('dispute-step'),
    'express-code': note('express-code'),
    'idempotency-cleaning': note('idempotency-cleaning'),
    'transaction-months': note('transaction-months'),
    'statement-issue': note('statement-issue'),
    'report-schedule': note('report-schedule'),
    'account-lock': note('account-lock'),
    'card-expiry': note('card-expiry'),
    'fee-charging': note('fee-charging'),
    'authorization-drop': note('authorization-drop'),
    'credential-recovery': note('credential-recovery'),
    'seal-again': note('seal-again'),
    'card-bulk': note('card-bulk'),
    'file-export': note('file-export'),
    'export-cleaning': note('export-cleaning'),
    'card-hold': note('card-hold'),
    'transfer-submit': note('transfer-submit'),
    'sandbox-event': note('sandbox-event'),
    'transfer-sweep': note('transfer-sweep'),
    'auto-reload': note('auto-reload'),
    'ledger-check': note('ledger-check'),
    'alert-message': note('alert-message'),
    'driver-text': ({ linkId }) => {
      texted.push(linkId);
      return linkId === 'wrong' ? Promise.reject(new Error('wrong')) : Promise.resolve();
    },
    'guide-text': note('guide-text'),
    'membership-request': note('membership-request'),
    'driver-request': note('driver-request'),
    'webhook-delivery': note('webhook-delivery'),
    'webhook-sweep': note('webhook-sweep'),
    'journal-delivery': note('journal-delivery'),
  });
});
afterAll(async () => {
  await queue.stop();
  await server.gateway.database.executeRaw(`DROP SCHEMA ${schema} CASCADE`);
});
beforeEach(() => {
  seen.length = 0;
});

const job = (to: JobData['order-step']['to']) => ({ accountId: newId(), orderId: newId(), to });

describe('the queue', () => {
  it('runs a job sent in a transaction after it commits', async () => {
    const data = job('printed');
    await server.db.transaction().execute((trx) => queue.send(trx, 'order-step', data, 0));
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([data]);
  });

  it('has a worker for every scheduled job', async () => {
    await server.db.transaction().execute(async (trx) => {
      for (const name of CLOCKED) await queue.send(trx, name, {}, 0);
    });
    await expect
      .poll(() => CLOCKED.filter((name) => !ran.has(name)), { timeout: 20_000 })
      .toEqual([]);
  });

  it('retries only the failed job of a batch', async () => {
    const links = Array.from({ length: 120 }, (_, n) => (n === 7 ? 'wrong' : `link ${n}`));
    await server.db.transaction().execute(async (trx) => {
      for (const linkId of links)
        await queue.send(trx, 'driver-text', { accountId: '', linkId }, 0);
    });
    const states = async () => {
      const { rows } = await server.gateway.database.executeRaw(
        `SELECT state, count(*) AS n FROM ${schema}.job WHERE name = 'driver-text'
          GROUP BY state ORDER BY state`,
      );
      return rows;
    };
    await expect.poll(states, { timeout: 20_000 }).toEqual([
      { state: 'retry', n: 1 },
      { state: 'completed', n: 119 },
    ]);
    expect(texted.toSorted()).toEqual(links.toSorted());
    const unfinished = await server.db
      .transaction()
      .execute((trx) => queue.unfinished(trx, 'driver-text', 'linkId'));
    expect(unfinished).toEqual(new Set(['wrong']));
  });

  it('does not queue a job whose transaction rolls back', async () => {
    const undone = server.db.transaction().execute(async (trx) => {
      await queue.send(trx, 'order-step', job('shipped'), 0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await server.gateway.database.executeRaw(
      `SELECT count(*) AS n FROM ${schema}.job WHERE data ->> 'to' = 'shipped'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('openQueue', () => {
  it('updates queues and schedules from an older release, and no others', async () => {
    const { database } = server.gateway;
    const log = createLog({ name: 'test', level: 'silent' });
    const older = `jobs_${newId().slice(-12)}`;
    const open = async () => (await openQueue({ database, log, schema: older })).stop();
    const read = async () => {
      const { rows } = await database.executeRaw(
        `SELECT q.name, q.retry_limit AS retries, q.updated_on AS at, s.cron
          FROM ${older}.queue q LEFT JOIN ${older}.schedule s ON s.name = q.name
          WHERE q.name IN ('ledger-check', 'auto-reload', 'order-step') ORDER BY q.name`,
      );
      return rows;
    };
    await open();
    const first = await read();
    await database.executeRaw(
      `UPDATE ${older}.queue SET retry_limit = 3 WHERE name = 'order-step'`,
    );
    await database.executeRaw(
      `UPDATE ${older}.schedule SET cron = '0 0 * * *' WHERE name = 'ledger-check'`,
    );
    await open();
    const again = await read();
    expect(again.map((row) => pick(row, 'retries'))).toEqual([56, 56, 56]);
    expect(again.map((row) => pick(row, 'cron'))).toEqual(first.map((row) => pick(row, 'cron')));
    // auto-reload was already correct
    expect(again[0]).toEqual(first[0]);
  });
});
