import type { Log } from '@forecourt/server';
import { Refusal } from '../http/refusal.ts';
import { reportService } from '../services/alerts/serviceStates.ts';
import type { Db } from '../store/schema.ts';
import type { PaymentProvider } from './paymentProvider.ts';

export interface ReportParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Records whether the provider responds, without waiting for the write, since the caller's
 * transaction may hold the only connection.
 */
function reporterOf({ db, now, log }: ReportParts): (isGood: boolean) => void {
  let last = Promise.resolve();
  return (isGood) => {
    const at = now();
    last = last
      .then(() => reportService(db, 'payments', isGood, at))
      .catch((err: unknown) => log.error({ err }, 'could not record a payment’s status'));
  };
}

/**
 * Wraps the provider to report its outages to users: one starts when it fails to respond, and its
 * next response ends it. A decline is a response. [GW-138]
 * @throws Refusal `funds.unavailable` when it fails to respond
 */
export function reportedPayments(provider: PaymentProvider, parts: ReportParts): PaymentProvider {
  const report = reporterOf(parts);
  const withReport =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        const result = await call(...args);
        report(true);
        return result;
      } catch (err) {
        report(false);
        parts.log.error({ err }, 'the payment provider did not respond');
        throw new Refusal(503, 'funds.unavailable', { retryable: true });
      }
    };
  return {
    frameFor: (kind) => provider.frameFor(kind),
    createLinkToken: withReport((accountId) => provider.createLinkToken(accountId)),
    readToken: withReport((kind, token) => provider.readToken(kind, token)),
    startDeposits: withReport((account) => provider.startDeposits(account)),
    areDeposits: withReport((token, amounts) => provider.areDeposits(token, amounts)),
    wouldCharge: withReport((token) => provider.wouldCharge(token)),
    sentMethod: withReport((type, number) => provider.sentMethod(type, number)),
    submit: withReport((submission) => provider.submit(submission)),
  };
}
