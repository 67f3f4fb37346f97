import {
  CARDS_PER_ORDER_MAX,
  EXTERNAL_SERVICES,
  PIN_DISPLAY_SECONDS,
  SECONDS_PER_DAY,
} from '@forecourt/validation';
import { StartupError } from '@forecourt/server';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { environment, type Environment, type ExternalServices } from './environment.ts';
import { SECRET_CHARACTERS_MIN } from './vault/datedSecrets.ts';

/** Seconds between two steps of an order: a day, in the demo twenty seconds. */
const ORDER_STEP_SECONDS = SECONDS_PER_DAY;
const DEMO_ORDER_STEP_SECONDS = 20;
/** Five days, in the demo a minute. */
const DISPUTE_REVIEW_SECONDS = 432_000;
const DEMO_DISPUTE_REVIEW_SECONDS = 60;
/** Reminders of one card's PIN in a day, and days from one to that of a later day. */
const PIN_REMINDERS_PER_DAY = 2;
const PIN_REMINDER_DAYS = 3;
const PIN_PROMPTS_PER_DAY = 10;
const PIN_PROMPT_HOURS = 0;
/** A banking day until a payment settles, in the demo ten seconds. */
const PAYMENT_STEP_SECONDS = SECONDS_PER_DAY;
const DEMO_PAYMENT_STEP_SECONDS = 10;
/** The sandbox's frame is served so many ports above the gateway. */
const PAYMENT_PORT_ABOVE = 200;
/** Far above what a person does, and above an import of 10,000 rows at the same time. */
const CALLS_PER_MINUTE = 600;
/** To PostgreSQL; one more listens for changes. */
const DATABASE_CONNECTIONS = 10;
/** Connections that other calls leave to authorizations. */
const CONNECTIONS_FOR_AUTHORIZATIONS = 2;
/** Half are for authorizations alone. */
const callsOn = (connections: number) => 2 * (connections - CONNECTIONS_FOR_AUTHORIZATIONS);

/** Calls without a token: signing up, recovering, following links. */
const ADDRESS_CALLS_PER_MINUTE = 60;
/** In the demo webhooks can be tried with a program next to it. */
const THIS_MACHINE: readonly string[] = ['127.0.0.1', '::1'];
const SMTP_FROM = 'Forecourt <no-reply@localhost>';
/** Share of traces that are kept. */
const TRACE_SHARE = 0.1;

/** The second issuer of the same identity provider stands next to the first. */
const corporateIssuer = (issuer: string): string => issuer.replace(/[^/]+$/, 'cp1');

/** The demo's user of the provider, who signs in at the corporate issuer. */
const demoInternalUser = (issuer: string) => ({
  issuer: corporateIssuer(issuer),
  subject: '00u1cp1employee00002',
  username: 'pnakata4',
});

/** In the demo every service is a page of the gateway's own. */
const demoServices = (url: string): ExternalServices =>
  Object.fromEntries(
    EXTERNAL_SERVICES.map((name) => [
      name,
      {
        url: `${url}/demo/services/${name}`,
        secret: randomBytes(SECRET_CHARACTERS_MIN).toString('hex'),
      },
    ]),
  );

/** All of these settings, or none: half would be one that nobody notices. @throws StartupError */
function wholeOrNone<Name extends string>(
  settings: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | undefined {
  const isWhole = (all: typeof settings): all is Readonly<Record<Name, string>> =>
    Object.values(all).every((value) => value !== undefined);
  if (isWhole(settings)) return settings;
  if (Object.values(settings).every((value) => value === undefined)) return undefined;
  throw new StartupError(`Invalid configuration: check ${Object.keys(settings).join(', ')}.`);
}

function readVapid(data: Environment) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = data;
  const keys = wholeOrNone({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT });
  return (
    keys && {
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: keys.VAPID_SUBJECT,
    }
  );
}

function readSms({ SMS_URL, SMS_FROM }: Environment) {
  const sms = wholeOrNone({ SMS_URL, SMS_FROM });
  return sms && { url: sms.SMS_URL, from: sms.SMS_FROM };
}

/**
 * Reads the configuration from the environment.
 *
 * @throws StartupError naming every variable that is wrong, in one line.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(environment, given);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartupError(`Invalid configuration: check ${names.join(', ')}.`);
  }
  const { data } = result;
  const demo = data.DEMO ?? false;
  const issuer = data.ISSUER_URL ?? 'http://localhost:4300/oauth2/forecourt';
  const issuers = data.ISSUERS ?? [issuer, corporateIssuer(issuer)];
  const poolSize = data.DATABASE_CONNECTIONS ?? DATABASE_CONNECTIONS;
  const stepSeconds = demo ? DEMO_ORDER_STEP_SECONDS : ORDER_STEP_SECONDS;
  const ownPort = data.GATEWAY_PORT ?? 4200;
  const paymentPort = data.PAYMENT_PORT ?? (ownPort === 0 ? 0 : ownPort + PAYMENT_PORT_ABOVE);
  const ownUrl = data.GATEWAY_URL ?? `http://localhost:${ownPort}`;
  const externalServices: ExternalServices =
    data.EXTERNAL_SERVICES ?? (demo ? demoServices(ownUrl) : {});
  /** Feature flags by name, as in the portal's `config.json`. */
  const flags: Readonly<Record<string, boolean>> = data.FLAGS ?? {};
  return {
    port: ownPort,
    host: data.GATEWAY_HOST,
    portalOrigins: data.PORTAL_ORIGIN ?? ['http://localhost:4100'],
    /** Issuers whose tokens are accepted; the first one is the main. */
    issuers,
    audience: data.AUDIENCE ?? 'api://forecourt',
    /** Folder of the gateway's own data. */
    dataDir: `${data.DATA_DIR ?? '.data'}/gateway`,
    databaseUrl: data.DATABASE_URL,
    /** Connections of this gateway to PostgreSQL at most. */
    poolSize,
    demo,
    demoPeople: data.DEMO_PEOPLE,
    orderStepSeconds: data.ORDER_STEP_SECONDS ?? stepSeconds,
    /** From a dispute's first document to its decision. */
    disputeReviewSeconds:
      data.DISPUTE_REVIEW_SECONDS ?? (demo ? DEMO_DISPUTE_REVIEW_SECONDS : DISPUTE_REVIEW_SECONDS),
    /** How long a card's PIN is shown, how often it can be seen, and how often a reminder can be requested. */
    pins: {
      displaySeconds: data.PIN_DISPLAY_SECONDS ?? PIN_DISPLAY_SECONDS,
      remindersPerDayMax: data.PIN_REMINDERS_PER_DAY ?? PIN_REMINDERS_PER_DAY,
      reminderDaysMin: data.PIN_REMINDER_DAYS ?? PIN_REMINDER_DAYS,
      promptsPerDayMax: data.PIN_PROMPTS_PER_DAY ?? PIN_PROMPTS_PER_DAY,
      promptHoursMin: data.PIN_PROMPT_HOURS ?? PIN_PROMPT_HOURS,
    },
    /** Cards in one order made by hand. [CARD-32] */
    cardOrderLimit: data.CARD_ORDER_LIMIT ?? CARDS_PER_ORDER_MAX,
    /** Payments go to a sandbox of our own; else no provider is connected. */
    paymentSandbox: data.PAYMENT_SANDBOX ?? demo,
    /** Port of the sandbox's frame. */
    paymentPort,
    /** Origin of the frame in which cards are entered. */
    paymentFrameUrl: new URL(data.PAYMENT_FRAME_URL ?? `http://localhost:${paymentPort}`).origin,
    /** What the provider signs its calls with; undefined: a secret of our own. */
    paymentSecret: data.PAYMENT_SECRET,
    /** What stands for a banking day in the sandbox. */
    paymentStepSeconds:
      data.PAYMENT_STEP_SECONDS ?? (demo ? DEMO_PAYMENT_STEP_SECONDS : PAYMENT_STEP_SECONDS),
    /** Calls of one person in a minute; more are answered 429. */
    callsPerMinute: data.CALLS_PER_MINUTE ?? CALLS_PER_MINUTE,
    /** Calls that one gateway answers at once; more are answered 503. */
    callsAtOnce: data.CALLS_AT_ONCE ?? callsOn(poolSize),
    /** After the signal to stop, how long it still answers while it says that it is not ready. */
    leaveSeconds: data.LEAVE_SECONDS ?? 0,
    /** Calls without a token of one network address in a minute. */
    addressCallsPerMinute: data.ADDRESS_CALLS_PER_MINUTE ?? ADDRESS_CALLS_PER_MINUTE,
    /** Address of the organization that manages the users of the first issuer. */
    identityUrl: (data.IDENTITY_URL ?? new URL(issuers[0] ?? issuer).origin).replace(/\/+$/, ''),
    /** What the gateway shows there; undefined: no one's credentials are managed from here. */
    identityApiToken: data.IDENTITY_API_TOKEN,
    /** Addresses and ranges of our own proxies, which tell the address of a caller. */
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    /** Private addresses, or ranges, that customers may have called all the same: webhooks, SFTP, Web Push. */
    webhookAddresses: data.WEBHOOK_PRIVATE_ADDRESSES ?? (demo ? THIS_MACHINE : []),
    externalServices,
    /** Who of the provider may see accounts as their people do. [UI-18] */
    internalUsers: data.INTERNAL_USERS ?? (demo ? [demoInternalUser(issuer)] : []),
    /** The provider's older systems, as they are called there; null: there is none. [ENT-01] */
    hosts: { mainframe: data.HOST_MAINFRAME ?? null, fleetnet: data.HOST_FLEETNET ?? null },
    /** JSON of the values that remote configuration answers; undefined: the built-in ones. */
    remoteConfigFile: data.REMOTE_CONFIG_FILE,
    flags,
    /** Keys of 32 bytes in hexadecimal, comma separated: look-up, sealing, sealing of before. */
    cardKeys: data.CARD_KEYS,
    /** Card networks and their secrets, `name:secret`, comma separated. */
    networkKeys: data.NETWORK_KEYS,
    /** Companies whose agents may look at pages, and their secrets, written the same way. */
    liveHelpAgentKeys: data.LIVE_HELP_AGENT_KEYS,
    /** Where emails leave; undefined: they are kept where the demo shows them. */
    smtp: data.SMTP_URL ? { url: data.SMTP_URL, from: data.SMTP_FROM ?? SMTP_FROM } : undefined,
    /** Which carrier sends texts; undefined: they are kept where the demo shows them. */
    sms: readSms(data),
    /** Keys by which browsers are alerted; undefined: they are not. */
    vapid: readVapid(data),
    telemetry: {
      metricsPort: data.METRICS_PORT,
      metricsHost: data.GATEWAY_HOST,
      tracesUrl:
        data.OTEL_EXPORTER_OTLP_ENDPOINT &&
        `${data.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
      traceShare: data.OTEL_TRACES_SAMPLER_ARG ?? TRACE_SHARE,
    },
    /** Lets tests move the clock; never in production. */
    testControls: (data.TEST_CONTROLS ?? false) && data.NODE_ENV !== 'production',
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}

/** What the program is told at its start. */
export type GatewayConfig = Readonly<ReturnType<typeof readConfig>>;
