import { StartupError } from '@forecourt/server';
import * as z from 'zod/mini';

/** Seconds between two steps of an order: a day, in the demo twenty seconds. */
const ORDER_STEP_SECONDS = 86_400;
const DEMO_ORDER_STEP_SECONDS = 20;
/** Far above what a person does, and above an import of 10,000 rows beside it. */
const CALLS_PER_MINUTE = 600;

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const on = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
const address = z.url({ protocol: /^https?$/ });
const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
const cardKeys = z.string().check(z.regex(/^[0-9a-f]{64},[0-9a-f]{64}$/i));

const environment = z.object({
  GATEWAY_PORT: z.optional(port),
  GATEWAY_HOST: z.optional(z.string()),
  PORTAL_ORIGIN: z.optional(list),
  ISSUER_URL: z.optional(address),
  ISSUERS: z.optional(list),
  AUDIENCE: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  DEMO: z.optional(on),
  DEMO_PEOPLE: z.optional(z.string()),
  ORDER_STEP_SECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  CALLS_PER_MINUTE: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  CARD_KEYS: z.optional(cardKeys),
  TEST_CONTROLS: z.optional(on),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export interface GatewayConfig {
  readonly port: number;
  readonly host: string | undefined;
  readonly portalOrigins: readonly string[];
  /** Issuers whose tokens are accepted; the first one is the main. */
  readonly issuers: readonly string[];
  readonly audience: string;
  /** Folder of the gateway's own data. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly demoPeople: string | undefined;
  readonly orderStepSeconds: number;
  /** Calls of one person in a minute; more are answered 429. */
  readonly callsPerMinute: number;
  /** Two keys of 32 bytes in hexadecimal, comma separated: look-up, then sealing. */
  readonly cardKeys: string | undefined;
  /** Lets tests move the clock; never in production. */
  readonly testControls: boolean;
  readonly logLevel: string;
}

/** The second issuer of the same identity provider stands beside the first. */
const corporateIssuer = (issuer: string): string => issuer.replace(/[^/]+$/, 'cp1');

/**
 * Reads the configuration from the environment.
 *
 * @throws StartupError naming every variable that is wrong, in one line.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(environment, given);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartupError(`Wrong configuration: check ${names.join(', ')}.`);
  }
  const { data } = result;
  const demo = data.DEMO ?? false;
  const issuer = data.ISSUER_URL ?? 'http://localhost:4300/oauth2/forecourt';
  const stepSeconds = demo ? DEMO_ORDER_STEP_SECONDS : ORDER_STEP_SECONDS;
  return {
    port: data.GATEWAY_PORT ?? 4200,
    host: data.GATEWAY_HOST,
    portalOrigins: data.PORTAL_ORIGIN ?? ['http://localhost:4100'],
    issuers: data.ISSUERS ?? [issuer, corporateIssuer(issuer)],
    audience: data.AUDIENCE ?? 'api://forecourt',
    dataDir: `${data.DATA_DIR ?? '.data'}/gateway`,
    databaseUrl: data.DATABASE_URL,
    demo,
    demoPeople: data.DEMO_PEOPLE,
    orderStepSeconds: data.ORDER_STEP_SECONDS ?? stepSeconds,
    callsPerMinute: data.CALLS_PER_MINUTE ?? CALLS_PER_MINUTE,
    cardKeys: data.CARD_KEYS,
    testControls: (data.TEST_CONTROLS ?? false) && data.NODE_ENV !== 'production',
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}
