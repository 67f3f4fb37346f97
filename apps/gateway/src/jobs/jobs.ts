import type { OrderStep } from '@forecourt/validation';
import type { ProviderEvent } from '../payments/paymentProvider.ts';

/** The data of every job, by the job's name. */
export interface JobData {
  'order-step': {
    readonly accountId: string;
    readonly orderId: string;
    /** The step to reach. */
    readonly to: Exclude<OrderStep, 'ordered'>;
  };
  /** Sends a reminder of a dispute's documents, ends it without them, or requests its decision. */
  'dispute-step': {
    readonly accountId: string;
    readonly disputeId: string;
    readonly step: 'remind' | 'expire' | 'decide';
  };
  /** Erases the code of an express check after it was shown. */
  'express-code': { readonly accountId: string; readonly checkId: string };
  /** Hands a transfer to the payment provider. */
  'transfer-submit': { readonly accountId: string; readonly transferId: string };
  /** An event that the sandbox reports about a transfer. */
  'sandbox-event': ProviderEvent;
  /** Resumes transfers whose submission was given up. */
  'transfer-sweep': Readonly<Record<string, never>>;
  /** Adds funds for auto-reloads that are due. */
  'auto-reload': Readonly<Record<string, never>>;
  /** Checks the books of the accounts whose turn it is. */
  'ledger-check': Readonly<Record<string, never>>;
  /** Sends a message with alerts. */
  'alert-message': { readonly accountId: string; readonly messageId: string };
  /** Texts a driver the link about a decline. */
  'driver-text': { readonly accountId: string; readonly linkId: string };
  /** Texts a driver the link to a card guide. */
  'guide-text': { readonly accountId: string; readonly guideId: string };
  /** Escalates an open driver request, expires it, or lets what it allowed lapse. */
  'driver-request': {
    readonly accountId: string;
    readonly requestId: string;
    readonly step: 'escalate' | 'expire' | 'lapse';
  };
  /**
   * Tells those who manage users of a request for access, tells the requester of the decision, or
   * ends a request that no one answered.
   */
  'membership-request': {
    readonly membershipId: string;
    readonly step: 'requested' | 'decided' | 'expire';
  };
  'idempotency-cleaning': Readonly<Record<string, never>>;
  /** Creates the next month's partitions before its first purchase needs them. */
  'transaction-months': Readonly<Record<string, never>>;
  /** Issues the statements of months that have ended. */
  'statement-issue': Readonly<Record<string, never>>;
  /** Charges packages and add-ons for the month that has begun. */
  'fee-charging': Readonly<Record<string, never>>;
  /** Releases the credit of purchases that did not post in time. */
  'authorization-drop': Readonly<Record<string, never>>;
  /** Expires cards whose last month has ended. */
  'card-expiry': Readonly<Record<string, never>>;
  /** Locks accounts that are not in use. */
  'account-lock': Readonly<Record<string, never>>;
  /** Starts the saved reports that are due. */
  'report-schedule': Readonly<Record<string, never>>;
  /** Creates a file in the background. */
  'file-export': { readonly accountId: string; readonly exportId: string };
  'export-cleaning': Readonly<Record<string, never>>;
  /** Performs or undoes an action on many cards. */
  'card-bulk': { readonly accountId: string; readonly bulkId: string };
  /** Starts or ends a scheduled hold. `at` is the time that it was sent for. */
  'card-hold': { readonly accountId: string; readonly cardId: string; readonly at: string };
  /** Sends due messages to the webhook endpoints of an account. */
  'webhook-delivery': { readonly accountId: string };
  'webhook-sweep': Readonly<Record<string, never>>;
  /** Sends a statement's journal entry to the account's SFTP server. */
  'journal-delivery': { readonly accountId: string; readonly statementId: string };
  /** Reseals card secrets with the current key, continuing after this row. */
  'seal-again': {
    readonly what: 'cards' | 'checks';
    readonly accountId: string;
    readonly id: string;
  };
  /** Sends what someone without a token requested, if that person exists. */
  'credential-recovery':
    | { readonly what: 'username'; readonly email: string }
    | { readonly what: 'password'; readonly username: string }
    | {
        readonly what: 'securityCode';
        readonly identificationId: string;
        readonly accountNumber: string;
        readonly email: string;
      };
}
export type JobName = keyof JobData;

interface QueueSettings {
  readonly cron?: string;
  /** Jobs taken together, with no pause after a full batch. Each must be safe to run again. */
  readonly batchSize?: number;
  /** Batches that a gateway runs in parallel, since they wait for other servers. Defaults to 1. */
  readonly parallel?: number;
}
/** How the jobs of each name are queued. */
export const QUEUES: Readonly<Record<JobName, QueueSettings>> = {
  'order-step': {},
  'dispute-step': {},
  'express-code': {},
  'card-bulk': {},
  'file-export': {},
  'export-cleaning': { cron: '41 * * * *' },
  'card-hold': {},
  'transfer-submit': { batchSize: 50 },
  'sandbox-event': { batchSize: 50 },
  'transfer-sweep': { cron: '*/10 * * * *' },
  'auto-reload': { cron: '*/5 * * * *' },
  'alert-message': { batchSize: 20, parallel: 2 },
  'driver-text': { batchSize: 50 },
  'guide-text': { batchSize: 50 },
  'driver-request': { batchSize: 50 },
  'membership-request': { batchSize: 20 },
  'ledger-check': { cron: '41 * * * *' },
  'idempotency-cleaning': { cron: '17 * * * *' },
  'transaction-months': { cron: '29 * * * *' },
  'statement-issue': { cron: '5 * * * *' },
  'fee-charging': { cron: '50 * * * *' },
  'authorization-drop': { cron: '20 * * * *' },
  'account-lock': { cron: '35 * * * *' },
  'card-expiry': { cron: '2 * * * *' },
  'report-schedule': { cron: '25 * * * *' },
  // five per poll, which is more than one address can request
  'credential-recovery': { parallel: 5 },
  'webhook-delivery': { parallel: 10 },
  'webhook-sweep': { cron: '* * * * *' },
  'journal-delivery': { parallel: 5 },
  'seal-again': {},
};

export const isJobName = (name: string): name is JobName => Object.hasOwn(QUEUES, name);
export const JOB_NAMES = Object.keys(QUEUES).filter(isJobName);
