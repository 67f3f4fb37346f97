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
  const reported =
    <A extends readonly unknown[], R>(call: (...asked: A) => Promise<R>) =>
    async (...asked: A): Promise<R> => {
      try {
        const answer = await call(...asked);
        report(true);
        return answer;
      } catch (err) {
        report(false);
        parts.log.error({ err }, 'the payment provider did not respond');
        throw new Refusal(503, 'funds.unavailable', { retryable: true });
      }
    };
  return {
    frameFor: (what) => provider.frameFor(what),
    createLinkToken: reported((accountId) => provider.createLinkToken(accountId)),
    readToken: reported((what, token) => provider.readToken(what, token)),
    startDeposits: reported((account) => provider.startDeposits(account)),
    areDeposits: reported((token, amounts) => provider.areDeposits(token, amounts)),
    wouldCharge: reported((token) => provider.wouldCharge(token)),
    sentMethod: reported((type, number) => provider.sentMethod(type, number)),
    submit: reported((submission) => provider.submit(submission)),
  };
}
