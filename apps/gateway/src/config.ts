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

/** Seconds between an order's steps: one day, or twenty seconds in the demo. */
const ORDER_STEP_SECONDS = SECONDS_PER_DAY;
const DEMO_ORDER_STEP_SECONDS = 20;
/** Five days, or one minute in the demo. */
const DISPUTE_REVIEW_SECONDS = 432_000;
const DEMO_DISPUTE_REVIEW_SECONDS = 60;
/** PIN reminders per card in one day, and how many days must pass before one on another day. */
const PIN_REMINDERS_PER_DAY = 2;
const PIN_REMINDER_DAYS = 3;
const PIN_PROMPTS_PER_DAY = 10;
const PIN_PROMPT_HOURS = 0;
/** Seconds until a payment settles: one banking day, or ten seconds in the demo. */
const PAYMENT_STEP_SECONDS = SECONDS_PER_DAY;
const DEMO_PAYMENT_STEP_SECONDS = 10;
/** How far the port of the sandbox's frame is above the gateway's. */
const PAYMENT_PORT_ABOVE = 200;
/** Far more than a person makes, even while importing 10,000 rows. */
const CALLS_PER_MINUTE = 600;
/** Size of the PostgreSQL pool. One more connection listens for changes. */
const DATABASE_CONNECTIONS = 10;
/** Connections reserved for authorizations. */
const CONNECTIONS_FOR_AUTHORIZATIONS = 2;
/** Only authorizations may use more than half of these. */
const callsOn = (connections: number) => 2 * (connections - CONNECTIONS_FOR_AUTHORIZATIONS);

/** Limit for calls without a token: signing up, recovering, following links. */
const ADDRESS_CALLS_PER_MINUTE = 60;
/** Lets the demo send webhooks to a program on the same machine. */
const THIS_MACHINE: readonly string[] = ['127.0.0.1', '::1'];
const SMTP_FROM = 'Forecourt <no-reply@localhost>';
/** Share of traces that are exported. */
const TRACE_SHARE = 0.1;

/** Returns the URL of the second issuer at the same identity provider. */
const corporateIssuer = (issuer: string): string => issuer.replace(/[^/]+$/, 'cp1');

/** The demo's user from the provider's own staff, who signs in at the corporate issuer. */
const demoInternalUser = (issuer: string) => ({
  issuer: corporateIssuer(issuer),
  subject: '00u1cp1employee00002',
  username: 'pnakata4',
});

/** In the demo, every external service is a page that the gateway serves. */
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

/** Returns the settings, or `undefined` if none is set. @throws StartupError if only some are */
function allOrNone<Name extends string>(
  settings: Readonly<Record<Name, string | undefined>>,
): Readonly<Record<Name, string>> | undefined {
  const isComplete = (all: typeof settings): all is Readonly<Record<Name, string>> =>
    Object.values(all).every((value) => value !== undefined);
  if (isComplete(settings)) return settings;
  if (Object.values(settings).every((value) => value === undefined)) return undefined;
  throw new StartupError(`Invalid configuration: check ${Object.keys(settings).join(', ')}.`);
}

function readVapid(data: Environment) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = data;
  const keys = allOrNone({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT });
  return (
    keys && {
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: keys.VAPID_SUBJECT,
    }
  );
}

function readSms({ SMS_URL, SMS_FROM }: Environment) {
  const sms = allOrNone({ SMS_URL, SMS_FROM });
  return sms && { url: sms.SMS_URL, from: sms.SMS_FROM };
}

/**
 * Reads the configuration from the environment.
 *
 * @throws StartupError naming every invalid variable, on one line.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(environment, variables);
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
    /** Issuers whose tokens are accepted. The first is the main one. */
    issuers,
    audience: data.AUDIENCE ?? 'api://forecourt',
    /** Folder for the gateway's own data. */
    dataDir: `${data.DATA_DIR ?? '.data'}/gateway`,
    databaseUrl: data.DATABASE_URL,
    /** Maximum number of connections in this gateway's PostgreSQL pool. */
    poolSize,
    demo,
    demoPeople: data.DEMO_PEOPLE,
    orderStepSeconds: data.ORDER_STEP_SECONDS ?? stepSeconds,
    /** Seconds from a dispute's first document to its decision. */
    disputeReviewSeconds:
      data.DISPUTE_REVIEW_SECONDS ?? (demo ? DEMO_DISPUTE_REVIEW_SECONDS : DISPUTE_REVIEW_SECONDS),
    /** How long a PIN is shown, and how often it can be viewed or a reminder requested. */
    pins: {
      displaySeconds: data.PIN_DISPLAY_SECONDS ?? PIN_DISPLAY_SECONDS,
      remindersPerDayMax: data.PIN_REMINDERS_PER_DAY ?? PIN_REMINDERS_PER_DAY,
      reminderDaysMin: data.PIN_REMINDER_DAYS ?? PIN_REMINDER_DAYS,
      promptsPerDayMax: data.PIN_PROMPTS_PER_DAY ?? PIN_PROMPTS_PER_DAY,
      promptHoursMin: data.PIN_PROMPT_HOURS ?? PIN_PROMPT_HOURS,
    },
    /** Maximum number of cards in an order placed by hand. [CARD-32] */
    cardOrderLimit: data.CARD_ORDER_LIMIT ?? CARDS_PER_ORDER_MAX,
    /** Whether payments go to our own sandbox. Otherwise, no provider is connected. */
    paymentSandbox: data.PAYMENT_SANDBOX ?? demo,
    /** Port of the sandbox's frame. */
    paymentPort,
    /** Origin of the frame in which card numbers are entered. */
    paymentFrameUrl: new URL(data.PAYMENT_FRAME_URL ?? `http://localhost:${paymentPort}`).origin,
    /** Secret that the provider signs its calls with; `undefined` means a generated one. */
    paymentSecret: data.PAYMENT_SECRET,
    /** Length of a banking day in the sandbox. */
    paymentStepSeconds:
      data.PAYMENT_STEP_SECONDS ?? (demo ? DEMO_PAYMENT_STEP_SECONDS : PAYMENT_STEP_SECONDS),
    /** Calls per person per minute; more get a 429. */
    callsPerMinute: data.CALLS_PER_MINUTE ?? CALLS_PER_MINUTE,
    /** Concurrent calls per gateway; more wait in short queues, then get a 503. */
    callsAtOnce: data.CALLS_AT_ONCE ?? callsOn(poolSize),
    /** How long the gateway keeps serving after the stop signal while it reports not ready. */
    leaveSeconds: data.LEAVE_SECONDS ?? 0,
    /** Calls per minute without a token from one network address. */
    addressCallsPerMinute: data.ADDRESS_CALLS_PER_MINUTE ?? ADDRESS_CALLS_PER_MINUTE,
    /** Base URL of the organization that manages the first issuer's users. */
    identityUrl: (data.IDENTITY_URL ?? new URL(issuers[0] ?? issuer).origin).replace(/\/+$/, ''),
    /** The gateway's token for it; `undefined` means that it manages no one's credentials. */
    identityApiToken: data.IDENTITY_API_TOKEN,
    /** Addresses and ranges of our own proxies, which report the caller's address. */
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    /** Private addresses and ranges that webhooks, SFTP, and Web Push may still connect to. */
    webhookAddresses: data.WEBHOOK_PRIVATE_ADDRESSES ?? (demo ? THIS_MACHINE : []),
    externalServices,
    /** Provider staff who may view accounts as their users do. [UI-18] */
    internalUsers: data.INTERNAL_USERS ?? (demo ? [demoInternalUser(issuer)] : []),
    /** Names of the provider's older systems; `null` if there is none. [ENT-01] */
    hosts: { mainframe: data.HOST_MAINFRAME ?? null, fleetnet: data.HOST_FLEETNET ?? null },
    /** JSON file with the remote configuration's values; `undefined` means the built-in ones. */
    remoteConfigFile: data.REMOTE_CONFIG_FILE,
    flags,
    /** 32-byte keys in hex, comma-separated: lookup, sealing, then previous sealing keys. */
    cardKeys: data.CARD_KEYS,
    /** Card networks and their secrets: `name:secret`, comma-separated. */
    networkKeys: data.NETWORK_KEYS,
    /** Companies whose agents may view pages, and their secrets, in the same format. */
    liveHelpAgentKeys: data.LIVE_HELP_AGENT_KEYS,
    /** Where emails are sent; `undefined` means that they are stored for the demo to show. */
    smtp: data.SMTP_URL ? { url: data.SMTP_URL, from: data.SMTP_FROM ?? SMTP_FROM } : undefined,
    /** The carrier for texts; `undefined` means that they are stored for the demo to show. */
    sms: readSms(data),
    /** Keys for Web Push; `undefined` turns it off. */
    vapid: readVapid(data),
    telemetry: {
      metricsPort: data.METRICS_PORT,
      metricsHost: data.GATEWAY_HOST,
      tracesUrl:
        data.OTEL_EXPORTER_OTLP_ENDPOINT &&
        `${data.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
      traceShare: data.OTEL_TRACES_SAMPLER_ARG ?? TRACE_SHARE,
    },
    /** Lets tests move the clock. Always off in production. */
    testControls: (data.TEST_CONTROLS ?? false) && data.NODE_ENV !== 'production',
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}

/** The gateway's configuration, read at startup. */
export type GatewayConfig = Readonly<ReturnType<typeof readConfig>>;
