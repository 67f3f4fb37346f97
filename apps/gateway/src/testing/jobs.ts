import { jobWorkers } from '../gateway.ts';
import type { GatewayParts } from '../gatewayParts.ts';
import type { Sweep } from '../jobs/eachAccount.ts';
import type { JobData, JobName } from '../jobs/jobs.ts';
import type { JobQueue, JobWorker, JobWorkers } from '../jobs/queue.ts';

export interface SentJob {
  readonly name: JobName;
  readonly data: JobData[JobName];
  readonly afterSeconds: number;
}

/** A sweep at this time. It fails the test with the error of an account. */
export const sweepAt = (
  { database, queue }: Pick<GatewayParts, 'database' | 'queue'>,
  at: string | Date | number,
): Sweep => ({
  db: database.db,
  jobs: queue,
  now: new Date(at),
  onFailure: (error) => {
    throw error;
  },
});

/** A queue that only records what was sent. */
export function rememberingQueue(sent: SentJob[]): JobQueue {
  return {
    send: (_trx, name, data, afterSeconds) => {
      sent.push({ name, data, afterSeconds });
      return Promise.resolve();
    },
    unfinished: (_trx, name, field) =>
      Promise.resolve(
        new Set(sent.flatMap((job) => (isJob(job, name) ? [String(job.data[field])] : []))),
      ),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

const isJob = <N extends JobName>(
  job: SentJob,
  name: N,
): job is SentJob & { readonly data: JobData[N] } => job.name === name;

/** Runs jobs that were sent, when a test says so. */
export interface JobRunners {
  /** Runs the job of a bulk action. */
  runBulk(job: JobData['card-bulk']): Promise<void>;
  /** Runs the recovery jobs that were sent, and clears all jobs. */
  runRecoveries(): Promise<void>;
  /** Runs one step of the requests for access that were sent, and clears all jobs. */
  runMemberships(step: JobData['membership-request']['step']): Promise<void>;
  /** Runs the transfer jobs that were sent, and those that they send, regardless of delay. */
  runMoneyJobs(): Promise<void>;
  /** Runs the alert jobs that were sent, and clears all jobs. */
  runMessages(): Promise<void>;
  /** Runs texts, alerts, and one step of drivers' requests that were sent, and clears all jobs. */
  runDriverJobs(step?: JobData['driver-request']['step']): Promise<void>;
  /** Delivers due webhook messages of all accounts. */
  deliverWebhooks(): Promise<void>;
  /** Runs the scheduled job that locks and unlocks accounts. */
  updateAccountLocks(): Promise<void>;
}

/** The sweep with a database that deletes nothing of this account, and the accounts that failed. */
export function failingFor(accountId: string, sweep: Sweep) {
  const failed: string[] = [];
  const db = sweep.db.withPlugin({
    transformQuery: ({ node }) => {
      const isRefused = node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes(accountId);
      if (isRefused) throw new Error('no');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const onFailure = (_error: unknown, id: string) => failed.push(id);
  return { sweep: { ...sweep, db, onFailure }, failed };
}

/** Runs a job if it has this name. */
async function runIfNamed<N extends JobName>(
  job: SentJob,
  name: N,
  workers: Pick<JobWorkers, N>,
): Promise<void> {
  const worker: JobWorker<N> = workers[name];
  if (isJob(job, name)) await worker(job.data);
}

/** Runs a gateway's jobs as its queue would. */
export function jobRunners(parts: GatewayParts, sentJobs: SentJob[]): JobRunners {
  const workers = jobWorkers(parts);
  const runJob = (job: SentJob, name: JobName) => runIfNamed(job, name, workers);
  /** Runs the sent jobs with these names, and clears all jobs. */
  const runSent = async (...names: readonly JobName[]) => {
    for (const job of sentJobs.splice(0)) for (const name of names) await runJob(job, name);
  };
  return {
    runBulk: workers['card-bulk'],
    runRecoveries: () => runSent('credential-recovery'),
    runMemberships: async (step) => {
      for (const job of sentJobs.splice(0)) {
        if (isJob(job, 'membership-request') && job.data.step === step) {
          await runJob(job, 'membership-request');
        }
      }
    },
    runMoneyJobs: async () => {
      while (sentJobs.length > 0) await runSent('transfer-submit', 'sandbox-event');
    },
    runMessages: () => runSent('alert-message'),
    runDriverJobs: async (step) => {
      for (const job of sentJobs.splice(0)) {
        for (const name of ['driver-text', 'guide-text', 'alert-message'] as const) {
          await runJob(job, name);
        }
        if (isJob(job, 'driver-request') && job.data.step === step) {
          await runJob(job, 'driver-request');
        }
      }
    },
    deliverWebhooks: async () => {
      await workers['webhook-sweep']({});
      await runSent('webhook-delivery');
    },
    updateAccountLocks: () => workers['account-lock']({}),
  };
}
