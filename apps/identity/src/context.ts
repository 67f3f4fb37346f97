import type { Clock, Log } from '@forecourt/server';
import type { IdentityConfig } from './config/readConfig.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PasswordCost } from './security/passwords.ts';
import type { Owner } from './store/owner.ts';
import type { Db } from './store/schema.ts';

/** A sign-in that has ended, for one of the applications that it was for. */
export interface EndedSignIn {
  readonly id: string;
  readonly clientId: string;
}

/** What every part of a running identity server works with. */
export interface Context {
  readonly config: IdentityConfig;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Outbox;
  /** Hears which sign-ins of a person have ended, once they have. */
  readonly signedOut: (owner: Owner, ended: readonly EndedSignIn[]) => Promise<void>;
  /** Key of the hashes of codes, usernames and network addresses. */
  readonly hashKey: string;
  /** What hashing a password costs. */
  readonly passwordCost: PasswordCost;
}

/** The instant that lies `seconds` after the context's clock. */
export const secondsFromNow = ({ clock }: Pick<Context, 'clock'>, seconds: number): Date =>
  new Date(clock.now().getTime() + seconds * 1000);

/** The context's time, as the store compares it. */
export const instantNow = ({ clock }: Pick<Context, 'clock'>): string => clock.now().toISOString();

/** The address of an issuer, as it stands in its tokens. */
export const issuerUrl = ({ config }: Pick<Context, 'config'>, name: string): string =>
  `${config.environment.url}/oauth2/${name}`;
