import type { Log } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { Db } from '../store/schema.ts';
import { readDatedSecrets, type DatedSecrets } from '../vault/datedSecrets.ts';
import { newSecret } from '../vault/handedSecrets.ts';
import { persistentSecret } from '../vault/persistentSecret.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { reportedPayments } from './reportedPayments.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

/**
 * The secrets that the provider may sign with: `PAYMENT_SECRET`, with older ones following
 * (`new,old@2026-12-31`), or else one generated in the data folder. @throws StartupError
 */
export function readPaymentSecrets({ paymentSecret, dataDir }: GatewayConfig): DatedSecrets {
  return readDatedSecrets(
    'PAYMENT_SECRET',
    paymentSecret ?? persistentSecret(dataDir, 'payment-secret', newSecret),
  );
}

const refuse = (): never => {
  throw new Refusal(503, 'funds.unavailable');
};

/** Used if no provider is connected: nothing can be added and no money moves. */
const noProvider: PaymentProvider = {
  frameFor: refuse,
  createLinkToken: refuse,
  readToken: refuse,
  startDeposits: refuse,
  areDeposits: refuse,
  wouldCharge: refuse,
  sentMethod: refuse,
  submit: refuse,
};

/** The configured provider: the sandbox, or none. */
export function connectPayments(
  config: Pick<GatewayConfig, 'paymentSandbox' | 'paymentFrameUrl' | 'paymentStepSeconds'>,
  parts: {
    readonly db: Db;
    readonly jobs: JobSender;
    readonly now: () => Date;
    readonly secret: string;
    readonly log: Log;
  },
): PaymentProvider {
  if (!config.paymentSandbox) return noProvider;
  const { paymentFrameUrl: origin, paymentStepSeconds: stepSeconds } = config;
  return reportedPayments(createSandboxProvider({ ...parts, origin, stepSeconds }), parts);
}
