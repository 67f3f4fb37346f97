import { jsonb, type Database } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import type { OpenedQueue } from '../jobs/queue.ts';
import { recordEvents, type EventFact } from '../services/events/record.ts';
import { systemSource } from '../services/events/source.ts';
import { newId } from '../store/ids.ts';
import { selectIn } from '../store/inAccount.ts';
import type { Row, Schema, Trx } from '../store/schema.ts';
import type { CardVault } from '../vault/cardVault.ts';

/** Settings whose secrets can have two valid values at a time. */
export type SecretSettings = Pick<
  GatewayConfig,
  'networkKeys' | 'liveHelpAgentKeys' | 'paymentSecret' | 'externalServices'
>;

export type AdminSettings = SecretSettings & Pick<GatewayConfig, 'issuers'>;

/** Dependencies of the commands. */
export interface Admin {
  readonly database: Database<Schema>;
  /** Opens the queue on first use, since opening it creates its tables. */
  readonly openQueue: () => Promise<OpenedQueue>;
  readonly vault: CardVault;
  readonly config: AdminSettings;
  /** The person running the command, as named in the history. */
  readonly operator: string;
  readonly now: () => Date;
}

/** Thrown when a command refuses to run. Its message is printed without a stack trace. */
export class CommandRefused extends Error {}

/** The options given to a command, by name. A switch is `'true'`. */
export type CommandOptions = Readonly<Record<string, string | undefined>>;

export interface Option {
  readonly is: string;
  readonly isOptional?: boolean;
  /** Takes no value; `'true'` when given. */
  readonly isSwitch?: boolean;
}

export interface Command {
  readonly does: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it also runs on a database with pending migrations. Other commands refuse to. */
  readonly isForOldDatabase?: boolean;
  /** Returns the result to print, or `undefined` to print nothing. @throws Refused */
  run(admin: Admin, options: CommandOptions): Promise<unknown>;
}

/** Records an operator's action in the account's history. */
export const record = (
  trx: Trx,
  { now }: Admin,
  accountId: string,
  fact: EventFact,
): Promise<void> => recordEvents(trx, systemSource(accountId, now()), [fact]);

/** Logs an operator's action in `operator_actions`, in the transaction that performs it. */
export async function note(
  trx: Trx,
  { operator, now }: Admin,
  action: string,
  subject: string | null,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await trx
    .insertInto('operator_actions')
    .values({
      id: newId(),
      occurred_at: now().toISOString(),
      operator,
      action,
      subject,
      details: jsonb(details),
    })
    .execute();
}

/** Returns the ID of the account with this number. @throws Refused */
export async function accountIdOf(trx: Trx, number: string): Promise<string> {
  const registered = await trx
    .selectFrom('account_numbers')
    .select('account_id')
    .where('account_number', '=', number)
    .executeTakeFirstOrThrow(() => new CommandRefused(`Account ${number} not found.`));
  return registered.account_id;
}

/**
 * Returns the account with this number, locked: until the transaction ends, every write that
 * references the account waits. @throws Refused
 */
export async function lockAccountByNumber(trx: Trx, number: string): Promise<Row<'accounts'>> {
  return selectIn(trx, await accountIdOf(trx, number), 'accounts')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}
