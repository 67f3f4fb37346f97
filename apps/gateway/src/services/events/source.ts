import type { AccountContext } from '../../http/context.ts';
import type { EventSource } from './record.ts';

/** The source of every event that a call causes: on whose behalf, and who really acted. */
export function sourceOf(context: AccountContext): EventSource {
  const { account, person, emulator, requestId, now, jobs } = context;
  return {
    accountId: account.account_id,
    userId: person.user_id,
    emulatedBy: emulator?.username ?? null,
    requestId,
    at: now,
    jobs,
  };
}

/** The source of events that no signed-in person causes: those of jobs, commands, and drivers' links. */
export const systemSource = (
  accountId: string,
  at: Date,
  more: Partial<Pick<EventSource, 'requestId' | 'jobs'>> = {},
): EventSource => ({ accountId, userId: null, requestId: null, at, ...more });
