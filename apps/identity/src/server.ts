import {
  createLog,
  movableClock,
  openDatabase,
  systemClock,
  type Database,
  type Log,
  type LogOptions,
  type MovableClock,
} from '@forecourt/server';
import type { Hono } from 'hono';
import type { IdentityConfig } from './config/readConfig.ts';
import type { Context } from './context.ts';
import type { HttpEnv } from './http/caller.ts';
import { createApp } from './http/app.ts';
import { notifyApplications } from './oidc/backchannelLogout.ts';
import { startIssuer, type Issuer } from './oidc/issuer.ts';
import { smtpOutbox } from './outbox/smtpOutbox.ts';
import { storedOutbox } from './outbox/storedOutbox.ts';
import { PASSWORD_COST, type PasswordCost } from './security/passwords.ts';
import { dropExpired } from './store/dropExpired.ts';
import { migrations, type Schema } from './store/schema.ts';
import { KEY_REFRESH_MILLISECONDS } from './store/signingKeys.ts';
import { persistentSecret } from './store/secrets.ts';
import { addConfiguredUsers } from './store/users.ts';

/** An identity server, complete except for a port. */
export interface IdentityServer {
  readonly app: Hono<HttpEnv>;
  readonly log: Log;
  /** Stops background work and closes the database. */
  readonly close: () => Promise<void>;
}

/** Overrides for tests. */
export interface IdentityPorts {
  readonly database?: Database<Schema>;
  readonly logDestination?: LogOptions['destination'];
  readonly passwordCost?: PasswordCost;
}

/**
 * Opens the database, migrates it, adds the configured users, and starts the issuers.
 *
 * @throws StartupError if the database cannot be opened.
 */
export async function createIdentity(
  config: IdentityConfig,
  ports: IdentityPorts = {},
): Promise<IdentityServer> {
  const { environment } = config;
  const { logDestination: destination, passwordCost = PASSWORD_COST } = ports;
  const log = createLog({ name: 'identity', level: environment.logLevel, destination });
  const { databaseUrl, dataDir } = environment;
  const database =
    ports.database ?? (await openDatabase<Schema>({ databaseUrl, dataDir, migrations, log }));
  await database.migrate();
  const { db } = database;
  const movable: MovableClock | undefined = environment.testControls ? movableClock() : undefined;
  const clock = movable ?? systemClock;
  const hashKey = await persistentSecret(db, 'hashes');
  const demoOutbox = storedOutbox(db, clock);
  const outbox = environment.smtp ? smtpOutbox(environment.smtp, demoOutbox, log) : demoOutbox;
  // issuers are created with the context, so they are added to it afterward
  const issuers: Issuer[] = [];
  const signedOut = notifyApplications(log, issuers);
  const context: Context = {
    config,
    db,
    clock,
    log,
    hashKey,
    passwordCost,
    outbox,
    signedOut,
  };
  await addConfiguredUsers(context);
  await dropExpired(context);
  issuers.push(
    ...(await Promise.all(config.issuers.map((issuer) => startIssuer(context, issuer)))),
  );
  const clean = async () => {
    await dropExpired(context);
    for (const issuer of issuers) await issuer.refreshKeys();
  };
  const cleanupTimer = setInterval(() => {
    clean().catch((err: unknown) => log.error({ err }, 'cleanup failed'));
  }, KEY_REFRESH_MILLISECONDS);
  cleanupTimer.unref();
  return {
    app: createApp(context, issuers, { isReady: () => database.isReady(), movable, clean }),
    log,
    close: async () => {
      clearInterval(cleanupTimer);
      await database.close();
    },
  };
}
