import type { Log } from '@forecourt/server';
import { BULK_RULES } from '@forecourt/validation';
import type { AccountContext, Ports } from '../../http/context.ts';
import { emulatorNamed } from '../../http/emulation.ts';
import { authorize, findStanding } from '../../http/people.ts';
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
  const standing = await findStanding(trx, { userId: bulk.user_id }, bulk.account_id, emulator);
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
