import type { Clock, Log } from '@forecourt/server';
import type { IdentityConfig } from './config/readConfig.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PasswordCost } from './security/passwords.ts';
import type { Owner } from './store/owner.ts';
import type { Db } from './store/schema.ts';

/** A sign-in that has ended, for one of the applications it was used for. */
export interface EndedSignIn {
  readonly id: string;
  readonly clientId: string;
}

/** Dependencies shared by every part of a running identity server. */
export interface Context {
  readonly config: IdentityConfig;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  /** Called after sign-ins of a person have ended. */
  readonly signedOut: (owner: Owner, ended: readonly EndedSignIn[]) => Promise<void>;
  /** Key for the hashes of codes, usernames, and network addresses. */
  readonly hashKey: string;
  /** Cost parameters for hashing passwords. */
  readonly passwordCost: PasswordCost;
}

/** The time `seconds` from now, by the context's clock. */
export const secondsFromNow = ({ clock }: Pick<Context, 'clock'>, seconds: number): Date =>
  new Date(clock.now().getTime() + seconds * 1000);

/** The current time by the context's clock, as the store compares it. */
export const instantNow = ({ clock }: Pick<Context, 'clock'>): string => clock.now().toISOString();

/** The URL of an issuer, as in its tokens' `iss` claim. */
export const issuerUrl = ({ config }: Pick<Context, 'config'>, name: string): string =>
  `${config.environment.url}/oauth2/${name}`;
