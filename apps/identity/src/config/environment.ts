import {
  addressSetting,
  flagSetting,
  networksSetting,
  portSetting,
  StartupError,
} from '@forecourt/server';
import { join } from 'node:path';
import * as z from 'zod/mini';

const environmentSchema = z.object({
  IDENTITY_PORT: portSetting,
  IDENTITY_HOST: z.optional(z.string()),
  IDENTITY_URL: z.optional(addressSetting),
  IDENTITY_CONFIG: z.optional(z.string()),
  IDENTITY_DATABASE_URL: z.optional(z.string()),
  IDENTITY_ALLOW_PRODUCTION: flagSetting,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  SMTP_FROM: z.optional(z.string()),
  IDENTITY_API_TOKEN: z.optional(z.string().check(z.minLength(32))),
  TRUSTED_PROXIES: z.optional(networksSetting),
  PORTAL_ORIGIN: addressSetting,
  DATA_DIR: z.string(),
  DEMO: flagSetting,
  TEST_CONTROLS: flagSetting,
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
});

const DEFAULTS = {
  IDENTITY_PORT: '4300',
  IDENTITY_ALLOW_PRODUCTION: '0',
  PORTAL_ORIGIN: 'http://localhost:4100',
  DATA_DIR: '.data',
  DEMO: '0',
  TEST_CONTROLS: '0',
  LOG_LEVEL: 'info',
};

/**
 * Reads the environment; see the README for the variables.
 *
 * @throws StartupError naming every invalid variable, or if it would start in production without
 * being explicitly allowed to.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(environmentSchema, { ...DEFAULTS, ...provided });
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new StartupError(`Invalid configuration: check ${names.join(', ')}.`);
  }
  const { data } = result;
  const isProduction = data.NODE_ENV === 'production';
  if (isProduction && !data.IDENTITY_ALLOW_PRODUCTION) {
    throw new StartupError(
      'This identity provider is for development, demos, and tests. Point the portal at your own, or set IDENTITY_ALLOW_PRODUCTION=1.',
    );
  }
  return {
    port: data.IDENTITY_PORT,
    host: data.IDENTITY_HOST,
    /** The server's URL as browsers see it, without a trailing slash. */
    url: (data.IDENTITY_URL ?? `http://localhost:${data.IDENTITY_PORT}`).replace(/\/+$/, ''),
    portalOrigin: new URL(data.PORTAL_ORIGIN).origin,
    configFile: data.IDENTITY_CONFIG,
    dataDir: join(data.DATA_DIR, 'identity'),
    databaseUrl: data.IDENTITY_DATABASE_URL,
    /** Serves the outbox and the verify app; never set it where real people sign in. */
    demo: data.DEMO,
    /** Lets tests move the clock; always off in production. */
    testControls: data.TEST_CONTROLS && !isProduction,
    /** Token of the server that manages users; without it, those routes are not mounted. */
    apiToken: data.IDENTITY_API_TOKEN,
    /** Addresses and ranges of our own proxies, which report the caller's address. */
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    /** The SMTP server for emails; without it, they go to the demo's outbox. */
    smtp: data.SMTP_URL
      ? { url: data.SMTP_URL, from: data.SMTP_FROM ?? 'no-reply@localhost' }
      : undefined,
    logLevel: data.LOG_LEVEL,
  };
}
export type Environment = Readonly<ReturnType<typeof readEnvironment>>;
