import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Log } from '@forecourt/server';
import { CompiledQuery } from 'kysely';
import * as z from 'zod/mini';
import { PgBoss, type ConstructorOptions, type JobResult } from 'pg-boss';
import type { Schema, Trx } from '../store/schema.ts';
import { JOB_NAMES, QUEUES, type JobData, type JobName } from './jobs.ts';

export interface JobSender {
  /** Enqueues a job in the caller's transaction. If that rolls back, there is no job. */
  send<N extends JobName>(trx: Trx, name: N, data: JobData[N], afterSeconds: number): Promise<void>;
}

/** `trace` is the `traceparent` of whatever sent the job, if it was traced. */
export type JobWorker<N extends JobName> = (data: JobData[N], trace?: string) => Promise<void>;
export type JobWorkers = { readonly [N in JobName]: JobWorker<N> };

export interface JobQueue extends JobSender {
  /** The values of a field of the jobs that wait, run, or will be retried. */
  unfinished<N extends JobName>(
    trx: Trx,
    name: N,
    field: keyof JobData[N] & string,
  ): Promise<ReadonlySet<string>>;
  /** Starts processing jobs. */
  start(workers: JobWorkers): Promise<void>;
  /** Stops after letting running jobs finish. */
  stop(): Promise<void>;
}

/** How many of a queue's jobs are waiting, running, and permanently failed. */
export interface QueueCount {
  readonly name: string;
  readonly ready: number;
  readonly later: number;
  readonly active: number;
  readonly failed: number;
}

const failedRows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    failedAt: z.nullable(z.string()),
    why: z.unknown(),
  }),
);
type FailedJob = Readonly<z.infer<typeof failedRows>[number]>;

/** The queue with its operator functions. */
export interface OpenedQueue extends JobQueue {
  counts(): Promise<QueueCount[]>;
  failed(): Promise<FailedJob[]>;
  /** For each queue, how many seconds its oldest job has been ready. */
  ages(): Promise<ReadonlyMap<string, number>>;
  /** Retries a failed job; `false` if there is none with this ID. */
  retry(id: string): Promise<boolean>;
}

const unfinishedRow = z.object({ found: z.nullable(z.array(z.string())) });
const agesRow = z.object({ ages: z.nullable(z.record(z.string(), z.number())) });
const POLL_SECONDS = 2;
const STOP_TIMEOUT_MS = 8_000;

/**
 * A job is retried if it failed, or if its gateway or the database went away while it ran. After
 * two days, someone has to look into it.
 */
const RETRY_POLICY = {
  retryLimit: 56,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 30,
};

/**
 * Runs pg-boss on our connections: in the caller's transaction if it has one open, otherwise on a
 * separate connection.
 */
function bossDatabase(
  database: Database<Schema>,
  current: AsyncLocalStorage<Trx>,
): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const trx = current.getStore();
      if (!trx) return database.executeRaw(text, values);
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

const isSubset = (part: object, whole: object) =>
  isDeepStrictEqual({ ...whole, ...part }, { ...whole });

/** Creates missing queues and schedules, and updates those that an older release created. */
async function ensureQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, { cron }] of Object.entries(QUEUES)) {
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, RETRY_POLICY);
    else if (!isSubset(RETRY_POLICY, queue)) await boss.updateQueue(name, RETRY_POLICY);
    if (cron !== undefined && crons.get(name) !== cron) await boss.schedule(name, cron);
  }
}

export interface QueueOptions {
  readonly database: Database<Schema>;
  readonly log: Log;
  /** Schema of the queue's own tables. */
  readonly schema?: string;
  /** Returns the trace context that a sent job carries along. */
  readonly traceparent?: (() => string | undefined) | undefined;
}

/** Creates the queue's tables and returns a queue that can send. `start` starts processing. */
export async function openQueue({
  database,
  log,
  schema = 'jobs',
  traceparent,
}: QueueOptions): Promise<OpenedQueue> {
  const current = new AsyncLocalStorage<Trx>();
  const boss = new PgBoss({
    db: bossDatabase(database, current),
    schema,
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
  });
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'));
  await boss.start();
  await ensureQueues(boss);
  const failed = async (): Promise<FailedJob[]> => {
    const { rows } = await database.executeRaw(
      `SELECT id, name, to_json(completed_on) AS "failedAt", output AS why FROM ${schema}.job
        WHERE state = 'failed' ORDER BY completed_on`,
    );
    return z.parse(failedRows, rows);
  };
  return {
    counts: async () =>
      (await boss.getQueues(JOB_NAMES)).map((queue) => ({
        name: queue.name,
        ready: queue.readyCount,
        later: queue.deferredCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      })),
    failed,
    ages: async () => {
      const { rows } = await database.executeRaw(
        `SELECT json_object_agg(name, age) AS ages FROM (
          SELECT name, extract(epoch FROM now() - min(start_after)) AS age FROM ${schema}.job
          WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name) waiting`,
      );
      return new Map(Object.entries(z.parse(agesRow, rows[0]).ages ?? {}));
    },
    async retry(id) {
      const job = (await failed()).find((failedJob) => failedJob.id === id);
      if (job) await boss.retry(job.name, id);
      return job !== undefined;
    },
    async send(trx, name, data, afterSeconds) {
      const trace = traceparent?.();
      const payload = trace === undefined ? data : { ...data, traceparent: trace };
      await current.run(trx, () => boss.send(name, payload, { startAfter: afterSeconds }));
    },
    async unfinished(trx, name, field) {
      const { rows } = await trx.executeQuery(
        CompiledQuery.raw(
          `SELECT json_agg(data ->> $2) AS found FROM ${schema}.job
            WHERE name = $1 AND state IN ('created', 'retry', 'active')`,
          [name, field],
        ),
      );
      return new Set(z.parse(unfinishedRow, rows[0]).found);
    },
    async start(workers) {
      for (const name of JOB_NAMES) await processQueue(boss, log, name, workers);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}

async function processQueue<N extends JobName>(
  boss: PgBoss,
  log: Log,
  name: N,
  workers: Pick<JobWorkers, N>,
): Promise<void> {
  const { batchSize = 1, parallel = 1 } = QUEUES[name];
  const worker: JobWorker<N> = workers[name];
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize,
    burstWhenBatchFull: true,
    localConcurrency: parallel,
    // a job that fails doesn't fail the rest of its batch
    perJobResults: true,
  } as const;
  await boss.work<JobData[N] & { readonly traceparent?: string }>(name, options, async (jobs) => {
    const results: JobResult[] = [];
    for (const { id, data } of jobs) {
      log.debug({ job: name, jobId: id }, 'job');
      results.push(
        await worker(data, data.traceparent).then(
          () => ({ id, status: 'completed' as const }),
          (error: unknown) => {
            log.warn({ err: error, job: name, jobId: id }, 'a job failed');
            return { id, status: 'failed' as const, output: error };
          },
        ),
      );
    }
    return results;
  });
}
