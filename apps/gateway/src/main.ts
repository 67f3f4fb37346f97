import {
  addressReader,
  createLog,
  movableClock,
  openDatabase,
  runMain,
  serve,
  systemClock,
  type Log,
  type RunningServer,
} from '@forecourt/server';
import { readConfig, type GatewayConfig } from './config.ts';
import { createGateway, jobWorkers } from './gateway.ts';
import type { GatewayParts } from './gatewayParts.ts';
import { openCallLimits } from './http/callLimit.ts';
import { comparePortal } from './http/comparePortal.ts';
import { readNamedKeys } from './http/namedKeys.ts';
import { testControlRoutes } from './http/testControls.ts';
import { openAccessCache } from './http/accessCache.ts';
import { createTokenVerifier } from './http/tokens.ts';
import { connectIdentity } from './identity/connectIdentity.ts';
import { openQueue, type JobQueue } from './jobs/queue.ts';
import { openLiveHelpRelay } from './live/liveHelpRelay.ts';
import { createNotificationHub } from './live/notificationHub.ts';
import { smtpOutbox, storedOutbox } from './messages/outbox.ts';
import { smsOutbox } from './messages/smsOutbox.ts';
import { webPushSender } from './messages/webPush.ts';
import { connectPayments, readPaymentSecrets } from './payments/connectPayments.ts';
import { serveSandbox } from './payments/sandbox/serveSandbox.ts';
import { openTemplate } from './remoteConfig/template.ts';
import { resumeExports } from './services/exports/runExport.ts';
import { migrations } from './store/migrations/index.ts';
import { startTelemetry } from './telemetry/telemetry.ts';
import type { Db, Schema } from './store/schema.ts';
import { readCardKeys } from './vault/cardKeys.ts';
import { createCardVault, type CardVault } from './vault/cardVault.ts';

/** Far longer than any call or job step takes. Nobody waits for a result beyond that. */
const STATEMENT_MILLISECONDS = 60_000;

/** Seeds the demo's customers if the database has none yet. */
async function fillDemo(
  db: Db,
  { demoPeople, issuers }: GatewayConfig,
  asOf: Date,
  vault: CardVault,
  jobs: JobQueue,
  log: Log,
): Promise<void> {
  const { isEmpty, seedDemo } = await import('./demo/seedDemo.ts');
  if (!(await isEmpty(db))) return;
  const { readPeople } = await import('./demo/people/people.ts');
  const people = readPeople(demoPeople);
  log.info('loading demo data');
  const counts = await seedDemo(db, { people, issuer: issuers[0] ?? '', asOf, vault, jobs });
  log.info({ counts }, 'demo data loaded');
}

await runMain(async () => {
  const config = readConfig(process.env);
  const log = createLog({ name: 'gateway', level: config.logLevel });
  const movable = config.testControls ? movableClock() : undefined;
  const clock = movable ?? systemClock;
  const telemetry = await startTelemetry(config.telemetry);
  const database = await openDatabase<Schema>({
    ...config,
    migrations,
    log,
    timeoutMilliseconds: STATEMENT_MILLISECONDS,
    onStatement: telemetry?.statement,
  });
  await database.migrate();
  const vault = createCardVault(readCardKeys(config));
  const queue = await openQueue({ database, log, traceparent: telemetry?.traceparent });
  if (config.demo) await fillDemo(database.db, config, clock.now(), vault, queue, log);
  const verifyToken = createTokenVerifier({ ...config, clock, telemetry });
  const testControls = movable && testControlRoutes(movable);
  const paymentSecrets = readPaymentSecrets(config);
  const [{ secret: paymentSecret }] = paymentSecrets;
  const payments = connectPayments(config, {
    db: database.db,
    jobs: queue,
    now: () => clock.now(),
    secret: paymentSecret,
    log,
  });
  const stored = storedOutbox(database.db, clock);
  const emails = config.smtp ? smtpOutbox(config.smtp, stored, log) : stored;
  const outbox = config.sms ? smsOutbox(config.sms, emails, log) : emails;
  const configured = { email: Boolean(config.smtp), sms: Boolean(config.sms) };
  if (!config.demo && !configured.email) log.warn('emails are not sent: SMTP_URL is not set');
  if (!config.demo && !configured.sms) log.warn('texts are not sent: SMS_URL is not set');
  telemetry?.observe(database, queue);
  const hub = createNotificationHub(database, log);
  let isLeaving = false;
  const parts: GatewayParts = {
    isLeaving: () => isLeaving,
    hub,
    accessCache: await openAccessCache(database, undefined, telemetry),
    limits: await openCallLimits(database, config, (err) =>
      log.error({ err }, 'could not share call counts; limits apply to this gateway alone'),
    ),
    outbox: telemetry?.outbox(outbox, configured) ?? outbox,
    push: config.vapid ? webPushSender(config.vapid, config.webhookAddresses) : null,
    telemetry,
    database,
    payments,
    paymentSecrets,
    clock,
    log,
    config,
    verifyToken,
    queue,
    vault,
    identity: connectIdentity(config),
    remoteConfig: openTemplate(config.remoteConfigFile, (err) =>
      log.error({ err }, 'could not read the remote configuration'),
    ),
    networks: readNamedKeys(config, 'NETWORK_KEYS', config.networkKeys, {
      holder: 'demo',
      file: 'network-key',
    }),
    testControls,
  };
  const relay = await openLiveHelpRelay({
    database,
    clock,
    log,
    agents: readNamedKeys(config, 'LIVE_HELP_AGENT_KEYS', config.liveHelpAgentKeys, {
      holder: 'support',
      file: 'live-help-agent-key',
    }),
    portalOrigins: config.portalOrigins,
    readAddress: addressReader(config.trustedProxies),
  });
  let frame: RunningServer | undefined;
  const close = async () => {
    await relay.close();
    await frame?.close();
    await queue.stop();
    await telemetry?.close();
    await database.close();
  };
  const server = await serve(createGateway(parts), {
    port: config.port,
    host: config.host,
    log,
    onClosing: () => {
      hub.close();
      void relay.close();
    },
    onUpgrade: relay.upgrade,
    leaving: {
      milliseconds: config.leaveSeconds * 1000,
      begin: () => {
        isLeaving = true;
      },
    },
    onShutdown: close,
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  if (config.paymentSandbox) frame = await serveSandbox(config, paymentSecret, log);
  const workers = jobWorkers(parts);
  await queue.start(telemetry?.workers(workers) ?? workers);
  await workers['transfer-sweep']({});
  await resumeExports(database.db, queue);
  log.info({ port: server.port, database: database.kind }, 'the gateway is ready');
  await comparePortal(config, log);
});
