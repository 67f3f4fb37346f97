import type { ServerEnv } from '@forecourt/server';
import type { Hono } from 'hono';
import { addressReader } from './http/address.ts';
import { createApp } from './http/app.ts';
import type { Ports } from './http/context.ts';
import { flagsOf } from './http/flags.ts';
import { authorizationRoutes } from './http/authorizations.ts';
import { webhookRoutes } from './http/webhooks.ts';
import type { GatewayParts } from './gatewayParts.ts';
import { cleanIdempotencyKeys } from './jobs/cleanIdempotencyKeys.ts';
import { demoOutboxRoutes } from './messages/demoOutbox.ts';
import { deliverMessage } from './services/alerts/deliver.ts';
import { streamRoutes } from './live/streamRoutes.ts';
import type { OnAccountFailure } from './jobs/eachAccount.ts';
import type { JobWorkers } from './jobs/queue.ts';
import { remoteConfigRoutes } from './remoteConfig/routes.ts';
import { demoServiceRoutes } from './demo/services/routes.ts';
import { forgetExpressCode } from './services/expressChecks/changeCheck.ts';
import { chargeMonths } from './services/fees/monthlyFees.ts';
import { advanceDispute, sandboxReview } from './services/disputes/advanceDispute.ts';
import { runCardBulk } from './services/cardBulks/runCardBulk.ts';
import { expireCards } from './services/cards/expireCards.ts';
import { keepHoldSchedule } from './services/cards/holdSchedules.ts';
import { downloadRoutes } from './services/exports/downloads.ts';
import { cleanExports, runExport } from './services/exports/runExport.ts';
import { sendDriverText, sendGuideText } from './services/driverRequests/texts.ts';
import { followRequest } from './services/driverRequests/tellAnswerers.ts';
import { handlers } from './services/handlers.ts';
import { sendRecovery } from './services/joining/recovery.ts';
import { followStandings } from './services/accounts/accountLocks.ts';
import { runDueReports } from './services/reports/runDueReports.ts';
import { deliverJournal } from './services/statements/deliverJournals.ts';
import { issueAllStatements } from './services/statements/issueStatements.ts';
import { advanceOrder } from './services/orders/advanceOrder.ts';
import { ensureMonthsAhead } from './store/partitions.ts';
import { sealAgain } from './vault/sealAgain.ts';
import { deliverWebhooks } from './services/webhooks/deliver.ts';
import { cleanWebhooks, sweepWebhooks } from './services/webhooks/sweep.ts';
import { moneyWorkers } from './services/moneyWorkers.ts';

/** What services reach besides their transaction. */
const portsOf = (parts: GatewayParts): Ports => ({
  jobs: parts.queue,
  vault: parts.vault,
  identity: parts.identity,
  config: parts.config,
  payments: parts.payments,
  push: parts.push,
  flags: flagsOf(parts.config.flags, parts.remoteConfig),
  remoteConfig: parts.remoteConfig,
  telemetry: parts.telemetry,
});

/** What the gateway does on jobs; each runs in a transaction of its own. */
export function jobWorkers(parts: GatewayParts): JobWorkers {
  const { database, clock, config, queue, identity, log } = parts;
  const flags = flagsOf(config.flags, parts.remoteConfig);
  const failed =
    (what: string): OnAccountFailure =>
    (err, accountId) =>
      log.error({ err, accountId }, what);
  const texting = {
    db: database.db,
    now: () => clock.now(),
    outbox: parts.outbox,
    vault: parts.vault,
    portalOrigin: config.portalOrigins[0] ?? '',
  };
  const delivery = {
    db: database.db,
    now: () => clock.now(),
    jobs: queue,
    vault: parts.vault,
    webhookAddresses: config.webhookAddresses,
    flags,
  };
  return {
    ...moneyWorkers(parts),
    'order-step': (data) =>
      database.db.transaction().execute((trx) =>
        advanceOrder(
          {
            trx,
            now: clock.now(),
            jobs: queue,
            orderStepSeconds: config.orderStepSeconds,
          },
          data,
        ),
      ),
    'dispute-step': (data) =>
      database.db
        .transaction()
        .execute((trx) => advanceDispute({ trx, now: clock.now(), review: sandboxReview }, data)),
    'credential-recovery': (data) => sendRecovery({ db: database.db, identity }, data),
    'express-code': (data) => forgetExpressCode(database.db, data),
    'alert-message': (data) =>
      deliverMessage(
        {
          db: database.db,
          now: () => clock.now(),
          outbox: parts.outbox,
          push: parts.push,
          portalOrigin: config.portalOrigins[0] ?? '',
        },
        data,
      ),
    'driver-text': (data) => sendDriverText(texting, data),
    'guide-text': (data) => sendGuideText(texting, data),
    'driver-request': (data) =>
      followRequest({ db: database.db, jobs: queue, now: clock.now() }, data),
    'card-bulk': (data) =>
      runCardBulk({ db: database.db, now: () => clock.now(), ports: portsOf(parts), log }, data),
    'file-export': (data) => runExport({ db: database.db, now: () => clock.now() }, data),
    'export-cleaning': async () => {
      await cleanExports(database.db, clock.now());
      await cleanWebhooks(database.db, clock.now());
    },
    'card-hold': (data) =>
      database.db
        .transaction()
        .execute((trx) => keepHoldSchedule({ trx, now: clock.now(), jobs: queue }, data)),
    'fee-charging': () =>
      chargeMonths(database.db, clock.now(), failed('the fees of a month were not charged')),
    'account-lock': () =>
      followStandings({
        db: database.db,
        jobs: queue,
        now: clock.now(),
        onFailure: failed('an account was neither locked nor unlocked'),
      }),
    'card-expiry': () =>
      expireCards({
        db: database.db,
        now: clock.now(),
        jobs: queue,
        onFailure: failed('the cards of an account did not expire'),
      }),
    'report-schedule': () =>
      runDueReports({
        db: database.db,
        now: clock.now(),
        jobs: queue,
        flags: flags(),
        onFailure: failed('a scheduled report was not begun'),
      }),
    'statement-issue': () =>
      issueAllStatements(
        database.db,
        clock.now(),
        failed('a statement does not tie and was not issued'),
        queue,
      ),
    'journal-delivery': (data) => deliverJournal(delivery, data),
    'webhook-delivery': (data) => deliverWebhooks(delivery, data),
    'webhook-sweep': () => sweepWebhooks(delivery),
    'idempotency-cleaning': () => cleanIdempotencyKeys(database.db, clock.now()),
    'transaction-months': () => ensureMonthsAhead(database.db, clock.now()),
    'seal-again': (data) => sealAgain({ db: database.db, jobs: queue, vault: parts.vault }, data),
  };
}

/** The gateway's HTTP side over its parts. */
export function createGateway(parts: GatewayParts): Hono<ServerEnv> {
  const { limitCalls, limitAddress } = parts.limits;
  const { database, clock, log, config, verifyToken, queue, vault, testControls } = parts;
  const template = parts.remoteConfig;
  const { db } = database;
  const ports = portsOf(parts);
  const further = [
    remoteConfigRoutes({ db, clock, template, limitAddress }),
    streamRoutes({
      db,
      clock,
      verifyToken,
      limitCalls,
      hub: parts.hub,
      internalUsers: config.internalUsers,
    }),
    downloadRoutes({ db, clock, limitAddress }),
    authorizationRoutes({
      db,
      clock,
      vault,
      networks: parts.networks,
      jobs: queue,
      flags: ports.flags,
      telemetry: parts.telemetry,
    }),
    webhookRoutes({ db, clock, jobs: queue, secrets: parts.paymentSecrets }),
  ];
  if (config.demo) {
    further.push(demoServiceRoutes(config.externalServices, clock), demoOutboxRoutes(db));
  }
  return createApp({
    db: database.db,
    reads: database.reads,
    clock,
    log,
    handlers,
    verifyToken,
    standings: parts.standings,
    ...parts.limits,
    further,
    testControls,
    ports,
    portalOrigins: config.portalOrigins,
    callsAtOnce: config.callsAtOnce,
    readAddress: addressReader(config.trustedProxies),
    telemetry: parts.telemetry,
    isReady: async () => !parts.isLeaving?.() && (await database.isReady()),
  });
}
