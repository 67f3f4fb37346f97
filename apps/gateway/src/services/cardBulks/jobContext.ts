import { jsonb, type Log } from '@forecourt/server';
import { BULK_RULES, CARD_REFUSALS, reason, type Reason } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, Ports } from '../../http/context.ts';
import { emulatorNamed } from '../../http/emulation.ts';
import { withFlags } from '../../http/flags.ts';
import { authorize, findStanding } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Row, Trx } from '../../store/schema.ts';

export interface ContextPorts {
  readonly ports: Ports;
  readonly log: Log;
}

/**
 * The person who started an action on many cards, as they stand now, so that a job does to each card
 * what their own call would. @throws Refusal when they may no longer.
 */
export async function contextOf(
  trx: Trx,
  now: Date,
  bulk: Row<'card_bulks'>,
  { ports, log }: ContextPorts,
): Promise<AccountContext> {
  const emulator = emulatorNamed(ports.config.internalUsers, bulk.emulated_by);
  const found = await findStanding(trx, { userId: bulk.user_id, now }, bulk.account_id, emulator);
  const standing = withFlags(found, ports.flags());
  authorize(standing.actor, BULK_RULES[bulk.action.name].permission);
  return {
    ...ports,
    ...standing,
    trx,
    now,
    log,
    emulator,
    // no call and no token: the action itself names what belongs together
    requestId: bulk.id,
    address: '',
    who: {
      issuer: standing.person.issuer,
      subject: standing.person.subject,
      username: null,
      actor: null,
      tokenId: bulk.id,
      sessionId: null,
      issuedAt: now,
      expiresAt: now,
    },
    expectedVersion: 0,
  };
}

/** A reason as a row keeps it: a rule's, or of the call that refused. */
export interface RowReason {
  readonly key: string;
  readonly params: Reason['params'];
}

/** Why a row was refused, in the words of the call that refused it. */
export const whyOf = ({ fields }: Refusal): readonly RowReason[] =>
  fields.length > 0 ? fields : [reason(CARD_REFUSALS.bulkNotPossible)];

/** The same as rows keep it. */
export const plainReasons = (reasons: readonly RowReason[]) =>
  reasons.map(({ key, params }) => ({ key, params: { ...params } }));
export const keptReasons = (reasons: readonly RowReason[]) => jsonb(plainReasons(reasons));

/** What stands against a card that is in none of the person's fleets anymore. [USER-20] */
export const OUT_OF_REACH: readonly RowReason[] = [reason('access.fleet')];

/** Runs what may be refused; what it wrote until then is not kept. */
export async function attempt<T>(trx: Trx, run: () => Promise<T>): Promise<T | Refusal> {
  await sql`SAVEPOINT bulk_card`.execute(trx);
  try {
    const done = await run();
    await sql`RELEASE SAVEPOINT bulk_card`.execute(trx);
    return done;
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    await sql`ROLLBACK TO SAVEPOINT bulk_card`.execute(trx);
    return failure;
  }
}
