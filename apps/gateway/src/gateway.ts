import { addressReader, type ServerEnv } from '@forecourt/server';
import type { Hono } from 'hono';
import { createApp } from './http/app.ts';
import type { Ports } from './http/context.ts';
import { flagsOf } from './http/flags.ts';
import { authorizationRoutes } from './http/authorizations.ts';
import { webhookRoutes } from './http/webhooks.ts';
import type { GatewayParts } from './gatewayParts.ts';
import { dropExpired } from './jobs/dropExpired.ts';
import { demoOutboxRoutes } from './messages/demoOutbox.ts';
import { deliverMessage } from './services/alerts/deliver.ts';
import { streamRoutes } from './live/streamRoutes.ts';
import { sweepOf } from './jobs/eachAccount.ts';
import type { JobWorkers } from './jobs/queue.ts';
import { remoteConfigRoutes } from './remoteConfig/routes.ts';
import { demoServiceRoutes } from './demo/services/routes.ts';
import { eraseExpressCode } from './services/expressChecks/changeCheck.ts';
import { chargeMonths } from './services/fees/monthlyFees.ts';
import { advanceDispute, sandboxReview } from './services/disputes/advanceDispute.ts';
import { runCardBulk } from './services/cardBulks/runCardBulk.ts';
import { expireCards } from './services/cards/expireCards.ts';
import { runHoldSchedule } from './services/cards/holdSchedules.ts';
import { downloadRoutes } from './services/exports/downloads.ts';
import { cleanExports, runExport } from './services/exports/runExport.ts';
import { sendDriverText, sendGuideText } from './services/driverRequests/texts.ts';
import { followUpRequest } from './services/driverRequests/notifyAnswerers.ts';
import { handlers } from './services/handlers.ts';
import { followUpMembership } from './services/joining/followUpMembership.ts';
import { sendRecovery } from './services/joining/recovery.ts';
import { updateAccountLocks } from './services/accounts/accountLocks.ts';
import { runDueReports } from './services/reports/runDueReports.ts';
import { deliverJournal } from './services/statements/deliverJournals.ts';
import { issueAllStatements } from './services/statements/issueStatements.ts';
import { advanceOrder } from './services/orders/advanceOrder.ts';
import { ensureMonthsAhead } from './store/partitions.ts';
import { sealAgain } from './vault/sealAgain.ts';
import { deliverWebhooks } from './services/webhooks/deliver.ts';
import { cleanWebhooks, sweepWebhooks } from './services/webhooks/sweep.ts';
import { moneyWorkers } from './services/moneyWorkers.ts';

/** Dependencies of services, other than their transaction. */
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

/** The gateway's job handlers. Each runs in its own transaction. */
export function jobWorkers(parts: GatewayParts): JobWorkers {
  const { clock, config, queue: jobs, log } = parts;
  const { db } = parts.database;
  const ports = portsOf(parts);
  const now = () => clock.now();
  /** Dependencies of jobs. Each takes what it needs. */
  const dependencies = {
    db,
    now,
    jobs,
    vault: parts.vault,
    identity: parts.identity,
    outbox: parts.outbox,
    push: parts.push,
    flags: ports.flags,
    webhookAddresses: config.webhookAddresses,
    portalOrigin: config.portalOrigins[0] ?? '',
  };
  const { orderStepSeconds } = config;
  return {
    ...moneyWorkers(parts),
    'order-step': (data) =>
      db
        .transaction()
        .execute((trx) => advanceOrder({ trx, now: now(), jobs, orderStepSeconds }, data)),
    'dispute-step': (data) =>
      db
        .transaction()
        .execute((trx) => advanceDispute({ trx, now: now(), review: sandboxReview }, data)),
    'credential-recovery': (data) => sendRecovery(dependencies, data),
    'membership-request': (data) => followUpMembership(dependencies, data),
    'express-code': (data) => eraseExpressCode(db, data),
    'alert-message': (data) => deliverMessage(dependencies, data),
    'driver-text': (data) => sendDriverText(dependencies, data),
    'guide-text': (data) => sendGuideText(dependencies, data),
    'driver-request': (data) => followUpRequest({ db, jobs, now: now() }, data),
    'card-bulk': (data) => runCardBulk({ db, now, ports, log }, data),
    'file-export': (data) => runExport({ db, now }, data),
    'export-cleaning': async () => {
      await cleanExports(sweepOf(parts, 'the expired files of an account were not deleted'));
      await cleanWebhooks(
        sweepOf(parts, 'the old webhook messages of an account were not deleted'),
      );
    },
    'card-hold': (data) =>
      db.transaction().execute((trx) => runHoldSchedule({ trx, now: now(), jobs }, data)),
    'fee-charging': () => chargeMonths(sweepOf(parts, 'could not charge monthly fees')),
    'account-lock': () =>
      updateAccountLocks(sweepOf(parts, 'an account was neither locked nor unlocked')),
    'card-expiry': () => expireCards(sweepOf(parts, 'the cards of an account did not expire')),
    'report-schedule': () =>
      runDueReports({
        ...sweepOf(parts, 'a scheduled report was not begun'),
        flags: ports.flags(),
      }),
    'statement-issue': () =>
      issueAllStatements(sweepOf(parts, 'a statement did not reconcile and was not issued'), jobs),
    'journal-delivery': (data) => deliverJournal(dependencies, data),
    'webhook-delivery': (data) => deliverWebhooks(dependencies, data),
    'webhook-sweep': () => sweepWebhooks(dependencies),
    'idempotency-cleaning': () =>
      dropExpired(sweepOf(parts, 'the expired rows of an account were not deleted')),
    'transaction-months': () => ensureMonthsAhead(db, now()),
    'seal-again': (data) => sealAgain(dependencies, data),
  };
}

/** Creates the gateway's HTTP app from its parts. */
export function createGateway(parts: GatewayParts): Hono<ServerEnv> {
  const { limitCalls, limitAddress } = parts.limits;
  const { database, clock, log, config, verifyToken, queue, telemetry } = parts;
  const { db, reads } = database;
  const ports = portsOf(parts);
  const extraRoutes = [
    remoteConfigRoutes({ db, clock, template: parts.remoteConfig, limitAddress }),
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
      vault: parts.vault,
      networks: parts.networks,
      jobs: queue,
      flags: ports.flags,
      telemetry,
    }),
    webhookRoutes({ db, clock, jobs: queue, secrets: parts.paymentSecrets }),
  ];
  if (config.demo) {
    extraRoutes.push(demoServiceRoutes(config.externalServices, clock), demoOutboxRoutes(db));
  }
  return createApp({
    db,
    reads,
    clock,
    log,
    handlers,
    verifyToken,
    accessCache: parts.accessCache,
    ...parts.limits,
    extraRoutes,
    testControls: parts.testControls,
    ports,
    portalOrigins: config.portalOrigins,
    callsAtOnce: config.callsAtOnce,
    readAddress: addressReader(config.trustedProxies),
    telemetry,
    isReady: async () => !parts.isLeaving?.() && (await database.isReady()),
  });
}
