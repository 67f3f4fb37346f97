import type { SelectQueryBuilder } from 'kysely';
import type { GatewayParts } from '../gatewayParts.ts';
import type { Db, Row, Schema } from '../store/schema.ts';
import type { JobSender } from './queue.ts';

/** What a job that goes through all accounts works with. */
export interface Sweep {
  readonly db: Db;
  readonly jobs: JobSender;
  readonly now: Date;
  /** Called with each account for which the job failed. */
  readonly onFailure: (error: unknown, accountId: string) => void;
}

/** A sweep at this moment, which logs its failures with this message. */
export const sweepOf = (
  { database, queue, clock, log }: Pick<GatewayParts, 'database' | 'queue' | 'clock' | 'log'>,
  message: string,
): Sweep => ({
  db: database.db,
  jobs: queue,
  now: clock.now(),
  onFailure: (err, accountId) => log.error({ err, accountId }, message),
});

type Accounts = SelectQueryBuilder<Schema, 'accounts', Row<'accounts'>>;

/**
 * Works on one account after another: all of them, or those that `only` selects. One that fails
 * stops no other and waits for the next run.
 */
export async function eachAccount(
  { db, onFailure }: Pick<Sweep, 'db' | 'onFailure'>,
  work: (account: Row<'accounts'>) => Promise<unknown>,
  only: (accounts: Accounts) => Accounts = (accounts) => accounts,
): Promise<void> {
  for (const account of await only(db.selectFrom('accounts').selectAll()).execute()) {
    try {
      await work(account);
    } catch (error) {
      onFailure(error, account.account_id);
    }
  }
}
