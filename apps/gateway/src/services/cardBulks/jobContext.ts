import { jsonb, type Log } from '@forecourt/server';
import { BULK_RULES, CARD_REFUSALS, reason, type Reason } from '@forecourt/validation';
import type { AccountContext, Ports } from '../../http/context.ts';
import { emulatorNamed } from '../../http/emulation.ts';
import { withFlags } from '../../http/flags.ts';
import { authorize, findAccess } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import { inSavepoint } from '../../store/inSavepoint.ts';
import type { Row, Trx } from '../../store/schema.ts';

export interface ContextPorts {
  readonly ports: Ports;
  readonly log: Log;
}

/**
 * Builds a context with the current access of the person who started the action, so that the job
 * can do only what their own call could. @throws Refusal if they may no longer perform the action
 */
export async function contextOf(
  trx: Trx,
  now: Date,
  bulk: Row<'card_bulks'>,
  { ports, log }: ContextPorts,
): Promise<AccountContext> {
  const emulator = emulatorNamed(ports.config.internalUsers, bulk.emulated_by);
  const found = await findAccess(trx, { userId: bulk.user_id, now }, bulk.account_id, emulator);
  const access = withFlags(found, ports.flags());
  authorize(access.actor, BULK_RULES[bulk.action.name].permission);
  return {
    ...ports,
    ...access,
    trx,
    now,
    log,
    emulator,
    // a job has no request and no token, so the bulk action's ID stands in for theirs
    requestId: bulk.id,
    address: '',
    token: {
      issuer: access.person.issuer,
      subject: access.person.subject,
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

/** A reason as stored in a row: from a rule or from a refusal. */
export interface RowReason {
  readonly key: string;
  readonly params: Reason['params'];
}

/** The reasons of a refusal, or a generic one if it has none. */
export const rowReasons = ({ fields }: Refusal): readonly RowReason[] =>
  fields.length > 0 ? fields : [reason(CARD_REFUSALS.bulkNotPossible)];

/** Copies reasons into plain, mutable objects for storage. */
export const plainReasons = (reasons: readonly RowReason[]) =>
  reasons.map(({ key, params }) => ({ key, params: { ...params } }));
export const toStoredReasons = (reasons: readonly RowReason[]) => jsonb(plainReasons(reasons));

/** Reasons for a card that is no longer in any of the person's fleets. [USER-20] */
export const OUT_OF_REACH: readonly RowReason[] = [reason('access.fleet')];

/** Runs `run` in a savepoint. If it throws a Refusal, rolls its writes back and returns it. */
export const attempt = <T>(trx: Trx, run: () => Promise<T>): Promise<T | Refusal> =>
  inSavepoint(trx, run, (failure) => {
    if (failure instanceof Refusal) return failure;
    throw failure;
  });
