import {
  addressSetting,
  flagSetting,
  listSetting,
  networksSetting,
  portSetting,
} from '@forecourt/server';
import { EXTERNAL_SERVICES } from '@forecourt/validation';
import * as z from 'zod/mini';
import { readDatedSecrets, SECRET_CHARACTERS_MIN } from './vault/datedSecrets.ts';

/** An origin as browsers send it, without a trailing slash. */
const origin = z.pipe(
  addressSetting,
  z.transform((text) => new URL(text).origin),
);
const hostName = z.string().check(z.maxLength(200));
const cardKeys = z.string().check(z.regex(/^[0-9a-f]{64}(,[0-9a-f]{64})+$/i));

const integerFrom = (least: number) => z.coerce.number().check(z.int(), z.minimum(least));

/** An external service: the URL that people are handed over to, and the shared secret. */
const service = z.object({
  url: addressSetting,
  /** `new,old@2026-12-31`: signs with the older one until it expires. */
  secret: z.string().check(
    z.refine((text) => {
      try {
        return readDatedSecrets('EXTERNAL_SERVICES', text).length > 0;
      } catch {
        return false;
      }
    }),
  ),
});
const fromJson = z.pipe(
  z.string(),
  z.transform((text, payload): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      payload.issues.push({ code: 'custom', input: text, message: 'no JSON' });
      return z.NEVER;
    }
  }),
);
const nonEmpty = z.string().check(z.minLength(1));
/** JSON: `[{ "issuer": "https://…", "subject": "…", "username": "…" }]`. */
const internalUsers = z.pipe(
  fromJson,
  z.array(z.strictObject({ issuer: addressSetting, subject: nonEmpty, username: nonEmpty })),
);
/** JSON: `{ "birst": { "url": "https://…", "secret": "new,old@2026-12-31" } }`. */
const services = z.pipe(fromJson, z.partialRecord(z.enum(EXTERNAL_SERVICES), service));

/** The environment variables that the gateway reads. Each is optional. */
export const environment = z.partial(
  z.object({
    GATEWAY_PORT: portSetting,
    GATEWAY_HOST: z.string(),
    GATEWAY_URL: addressSetting,
    IDENTITY_URL: addressSetting,
    IDENTITY_API_TOKEN: z.string().check(z.minLength(SECRET_CHARACTERS_MIN)),
    EXTERNAL_SERVICES: services,
    INTERNAL_USERS: internalUsers,
    HOST_MAINFRAME: hostName,
    HOST_FLEETNET: hostName,
    REMOTE_CONFIG_FILE: z.string(),
    FLAGS: z.pipe(fromJson, z.record(z.string(), z.boolean())),
    ADDRESS_CALLS_PER_MINUTE: integerFrom(1),
    PORTAL_ORIGIN: z.pipe(listSetting, z.array(origin)),
    ISSUER_URL: addressSetting,
    ISSUERS: z.pipe(listSetting, z.array(addressSetting)),
    AUDIENCE: z.string(),
    DATA_DIR: z.string(),
    DATABASE_URL: z.string(),
    DATABASE_CONNECTIONS: integerFrom(4),
    DEMO: flagSetting,
    DEMO_PEOPLE: z.string(),
    DISPUTE_REVIEW_SECONDS: integerFrom(1),
    PIN_REMINDERS_PER_DAY: integerFrom(0),
    PIN_REMINDER_DAYS: integerFrom(0),
    PIN_PROMPTS_PER_DAY: integerFrom(0),
    PIN_PROMPT_HOURS: integerFrom(0),
    PIN_DISPLAY_SECONDS: integerFrom(1),
    CARD_ORDER_LIMIT: integerFrom(1),
    PAYMENT_SANDBOX: flagSetting,
    PAYMENT_PORT: portSetting,
    PAYMENT_FRAME_URL: addressSetting,
    PAYMENT_SECRET: z.string().check(z.minLength(SECRET_CHARACTERS_MIN)),
    PAYMENT_STEP_SECONDS: integerFrom(0),
    ORDER_STEP_SECONDS: integerFrom(1),
    CALLS_PER_MINUTE: integerFrom(1),
    LEAVE_SECONDS: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)),
    CALLS_AT_ONCE: integerFrom(4),
    CARD_KEYS: cardKeys,
    WEBHOOK_PRIVATE_ADDRESSES: listSetting,
    TRUSTED_PROXIES: networksSetting,
    NETWORK_KEYS: z.string(),
    LIVE_HELP_AGENT_KEYS: z.string(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    SMTP_FROM: z.string(),
    SMS_URL: z.url({ protocol: /^https?$/ }),
    SMS_FROM: z.string().check(z.regex(/^(\+\d{8,15}|MG\w+)$/)),
    VAPID_PUBLIC_KEY: z.string().check(z.regex(/^[\w-]{87}$/)),
    VAPID_PRIVATE_KEY: z.string().check(z.regex(/^[\w-]{43}$/)),
    VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }),
    METRICS_PORT: portSetting,
    OTEL_EXPORTER_OTLP_ENDPOINT: addressSetting,
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().check(z.minimum(0), z.maximum(1)),
    TEST_CONTROLS: flagSetting,
    NODE_ENV: z.string(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
);
export type Environment = z.infer<typeof environment>;
/** The connected services, by name. */
export type ExternalServices = z.infer<typeof services>;
