import { jobWorkers } from '../gateway.ts';
import type { GatewayParts } from '../gatewayParts.ts';
import type { JobData, JobName, JobQueue, JobWorker, JobWorkers } from '../jobs/queue.ts';

export interface SentJob {
  readonly name: JobName;
  readonly data: JobData[JobName];
  readonly afterSeconds: number;
}

/** Fails the test with what failed for an account. */
export const onFailure = (error: unknown): never => {
  throw error;
};

/** A queue that only remembers what was sent. */
export function rememberingQueue(sent: SentJob[]): JobQueue {
  return {
    send: (_trx, name, data, afterSeconds) => {
      sent.push({ name, data, afterSeconds });
      return Promise.resolve();
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

const isJob = <N extends JobName>(
  job: SentJob,
  name: N,
): job is SentJob & { readonly data: JobData[N] } => job.name === name;

/** Does the jobs that were sent, when a test says so. */
export interface JobRunners {
  /** Does the job of an action on many cards. */
  runBulk(job: JobData['card-bulk']): Promise<void>;
  /** Does the jobs of recovery that were sent, and forgets them. */
  runRecoveries(): Promise<void>;
  /** Does the jobs of transfers that were sent, and those that they send, whatever their delay. */
  runMoneyJobs(): Promise<void>;
  /** Does the jobs of messages that were sent, and forgets them. */
  runMessages(): Promise<void>;
  /** Does the texts to drivers and one step of their requests that were sent, and forgets all jobs. */
  runDriverJobs(step?: JobData['driver-request']['step']): Promise<void>;
  /** Sends what is due to webhooks, of all accounts. */
  deliverWebhooks(): Promise<void>;
  /** Does what the clock does to accounts: locks them and opens them. */
  followStandings(): Promise<void>;
}

/** Does a job if it has this name. */
async function workIf<N extends JobName>(
  job: SentJob,
  name: N,
  workers: Pick<JobWorkers, N>,
): Promise<void> {
  const worker: JobWorker<N> = workers[name];
  if (isJob(job, name)) await worker(job.data);
}

/** Does jobs of a gateway as its queue would. */
export function jobRunners(parts: GatewayParts, sentJobs: SentJob[]): JobRunners {
  const workers = jobWorkers(parts);
  const work = (job: SentJob, name: JobName) => workIf(job, name, workers);
  /** Does those of these names among the jobs that were sent, and forgets all. */
  const workSent = async (...names: readonly JobName[]) => {
    for (const job of sentJobs.splice(0)) for (const name of names) await work(job, name);
  };
  return {
    runBulk: workers['card-bulk'],
    runRecoveries: () => workSent('credential-recovery'),
    runMoneyJobs: async () => {
      while (sentJobs.length > 0) await workSent('transfer-submit', 'sandbox-event');
    },
    runMessages: () => workSent('alert-message'),
    runDriverJobs: async (step) => {
      for (const job of sentJobs.splice(0)) {
        for (const name of ['driver-text', 'guide-text', 'alert-message'] as const) {
          await work(job, name);
        }
        if (isJob(job, 'driver-request') && job.data.step === step) {
          await work(job, 'driver-request');
        }
      }
    },
    deliverWebhooks: async () => {
      await workers['webhook-sweep']({});
      await workSent('webhook-delivery');
    },
    followStandings: () => workers['account-lock']({}),
  };
}
