import type { GatewayParts } from '../gatewayParts.ts';
import { webhookRoutes, WEBHOOK_PATH } from '../http/webhooks.ts';
import { sweepOf } from '../jobs/eachAccount.ts';
import type { JobWorkers } from '../jobs/queue.ts';
import { checkBooks } from '../ledger/checkBooks.ts';
import type { ProviderEvent } from '../payments/paymentProvider.ts';
import { resendEvents } from '../payments/sandbox/sandboxProvider.ts';
import { sign } from '../payments/signature.ts';
import { dropAuthorizations } from './authorization/dropAuthorizations.ts';
import { reloadAccounts } from './funding/reload.ts';
import { submitTransfer, sweepTransfers } from './transfers/submitTransfer.ts';

type MoneyWorkers = Pick<
  JobWorkers,
  | 'transfer-submit'
  | 'sandbox-event'
  | 'transfer-sweep'
  | 'auto-reload'
  | 'authorization-drop'
  | 'ledger-check'
>;

/** Posts events to the webhook, signed like a provider's; throws if refused, so the job retries. */
function eventSender({ database, clock, queue: jobs, paymentSecrets: secrets }: GatewayParts) {
  const routes = webhookRoutes({ db: database.db, clock, jobs, secrets });
  const [{ secret }] = secrets;
  return async (event: ProviderEvent): Promise<void> => {
    const body = JSON.stringify(event);
    const headers = { 'x-signature': sign(secret, body, clock.now()) };
    const response = await routes.request(WEBHOOK_PATH, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`A sandbox event got status ${response.status}.`);
  };
}

/** Workers for the jobs that move money. */
export function moneyWorkers(parts: GatewayParts): MoneyWorkers {
  const { database, clock, config, log, queue, payments } = parts;
  const { db } = database;
  const now = () => clock.now();
  return {
    'transfer-submit': (data) => submitTransfer({ db, now, jobs: queue, payments }, data),
    'sandbox-event': eventSender(parts),
    'transfer-sweep': async () => {
      await sweepTransfers(db, queue);
      await resendEvents({ db, jobs: queue, now, stepSeconds: config.paymentStepSeconds });
    },
    'auto-reload': () => reloadAccounts(sweepOf(parts, 'an auto-reload failed')),
    'authorization-drop': () =>
      dropAuthorizations(sweepOf(parts, 'could not release an authorization')),
    'ledger-check': async () => {
      parts.telemetry?.booksChecked(await checkBooks({ db, log, hour: now().getUTCHours() }));
    },
  };
}
