import { jobWorkers } from '../gateway.ts';
import type { GatewayParts } from '../gatewayParts.ts';
import type { JobData, JobName, JobQueue } from '../jobs/queue.ts';

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

const isRecovery = (data: JobData[JobName]): data is JobData['credential-recovery'] =>
  'what' in data;

const isTransfer = (data: JobData[JobName]): data is JobData['transfer-submit'] =>
  'transferId' in data;
const isEvent = (data: JobData[JobName]): data is JobData['sandbox-event'] => 'eventId' in data;

const isText = (data: JobData[JobName]): data is JobData['driver-text'] => 'linkId' in data;
const isGuide = (data: JobData[JobName]): data is JobData['guide-text'] => 'guideId' in data;
const isRequest = (data: JobData[JobName]): data is JobData['driver-request'] =>
  'requestId' in data && 'step' in data;

const isDelivery = (data: JobData[JobName]): data is JobData['webhook-delivery'] =>
  'accountId' in data;
const isMessage = (data: JobData[JobName]): data is JobData['alert-message'] => 'messageId' in data;

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

/** Does jobs of a gateway as its queue would. */
export function jobRunners(parts: GatewayParts, sentJobs: SentJob[]): JobRunners {
  const runMoneyJobs = async () => {
    const workers = jobWorkers(parts);
    for (let jobs = sentJobs.splice(0); jobs.length > 0; jobs = sentJobs.splice(0)) {
      for (const { name, data } of jobs) {
        if (name === 'transfer-submit' && isTransfer(data)) await workers[name](data);
        if (name === 'sandbox-event' && isEvent(data)) await workers[name](data);
      }
    }
  };
  const work = jobWorkers(parts)['credential-recovery'];
  const runRecoveries = async () => {
    for (const { data } of sentJobs.splice(0)) if (isRecovery(data)) await work(data);
  };
  const runBulk = jobWorkers(parts)['card-bulk'];
  const runMessages = async () => {
    const deliver = jobWorkers(parts)['alert-message'];
    for (const { data } of sentJobs.splice(0)) if (isMessage(data)) await deliver(data);
  };
  const runDriverJobs: JobRunners['runDriverJobs'] = async (step) => {
    const workers = jobWorkers(parts);
    for (const { data } of sentJobs.splice(0)) {
      if (isText(data)) await workers['driver-text'](data);
      if (isGuide(data)) await workers['guide-text'](data);
      if (isMessage(data)) await workers['alert-message'](data);
      if (isRequest(data) && data.step === step) await workers['driver-request'](data);
    }
  };
  return {
    runBulk,
    runRecoveries,
    runMoneyJobs,
    runMessages,
    runDriverJobs,
    deliverWebhooks: async () => {
      const workers = jobWorkers(parts);
      await workers['webhook-sweep']({});
      for (const { name, data } of sentJobs.splice(0)) {
        if (name === 'webhook-delivery' && isDelivery(data)) await workers[name](data);
      }
    },
    followStandings: () => jobWorkers(parts)['account-lock']({}),
  };
}
