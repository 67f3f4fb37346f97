import { jsonb, type Database } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import type { OpenedQueue } from '../jobs/queue.ts';
import { recordEvents, type EventFact } from '../services/events/record.ts';
import { systemSource } from '../services/events/source.ts';
import { newId } from '../store/ids.ts';
import { selectIn } from '../store/inAccount.ts';
import type { Row, Schema, Trx } from '../store/schema.ts';
import type { CardVault } from '../vault/cardVault.ts';

/** The settings that hold secrets of which two can be valid at a time. */
export type SecretSettings = Pick<
  GatewayConfig,
  'networkKeys' | 'liveHelpAgentKeys' | 'paymentSecret' | 'externalServices'
>;

export type AdminSettings = SecretSettings & Pick<GatewayConfig, 'issuers'>;

/** What commands work with. */
export interface Admin {
  readonly database: Database<Schema>;
  /** Opened when it is needed: that makes its tables. */
  readonly openQueue: () => Promise<OpenedQueue>;
  readonly vault: CardVault;
  readonly config: AdminSettings;
  /** Who works here, as the history names them. */
  readonly operator: string;
  readonly now: () => Date;
}

/** Why a command refused to run: shown as one line. */
export class Refused extends Error {}

/** Options of a command by name. */
export type Given = Readonly<Record<string, string | undefined>>;

export interface Option {
  readonly is: string;
  readonly isOptional?: boolean;
  /** Takes no value: given, it is `true`. */
  readonly isSwitch?: boolean;
}

export interface Command {
  readonly does: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Runs on a database of an older release; the others refuse. */
  readonly isForOldDatabase?: boolean;
  /** Gives what is shown; undefined: nothing more is. @throws Refused */
  run(admin: Admin, given: Given): Promise<unknown>;
}

/** Enters what an operator does in the history of the account. */
export const record = (
  trx: Trx,
  { now }: Admin,
  accountId: string,
  fact: EventFact,
): Promise<void> => recordEvents(trx, systemSource(accountId, now()), [fact]);

/** Notes what an operator does, in the transaction that does it. */
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

/** The ID of an account by its number. @throws Refused */
export async function accountIdOf(trx: Trx, number: string): Promise<string> {
  const registered = await trx
    .selectFrom('account_numbers')
    .select('account_id')
    .where('account_number', '=', number)
    .executeTakeFirstOrThrow(() => new Refused(`Account ${number} not found.`));
  return registered.account_id;
}

/**
 * The account of a number, locked: until the transaction ends, every write that refers to the account
 * waits. @throws Refused
 */
export async function holdAccount(trx: Trx, number: string): Promise<Row<'accounts'>> {
  return selectIn(trx, await accountIdOf(trx, number), 'accounts')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}
