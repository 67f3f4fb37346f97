import type { AccountContext } from '../../http/context.ts';
import type { EventSource } from './record.ts';

/** The source of events caused by a call: the user, and any internal user emulating them. */
export function sourceOf(context: AccountContext): EventSource {
  const { account, person, emulator, requestId, now, jobs, flags } = context;
  return {
    accountId: account.account_id,
    userId: person.user_id,
    emulatedBy: emulator?.username ?? null,
    requestId,
    at: now,
    jobs,
    flags: flags(),
  };
}

/** The source of events that no person causes, such as those of jobs and commands. */
export const systemSource = (
  accountId: string,
  at: Date,
  options: Partial<Pick<EventSource, 'requestId' | 'jobs'>> = {},
): EventSource => ({ accountId, userId: null, requestId: null, at, ...options });

/** The source of events caused by a driver, who does not sign in. */
export const driverSource = (
  { account_id: accountId, driver_id: driverId }: { account_id: string; driver_id: string },
  at: Date,
  requestId: string | null = null,
): EventSource => ({ ...systemSource(accountId, at, { requestId }), driverId });
