import { SESSION_KEYS } from './keys.ts';

/** Why the session before this page ended. */
export type LeavingReason = 'expired' | 'idle';

const KEYS = {
  idle: SESSION_KEYS.idleLogout,
  expired: SESSION_KEYS.expiredLogout,
} as const satisfies Readonly<Record<LeavingReason, string>>;
const REASONS = ['idle', 'expired'] as const satisfies readonly LeavingReason[];

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface Storages {
  readonly localStorage: Kept;
  readonly sessionStorage: Kept;
}

const firstOf = (storage: Pick<Storage, 'getItem'>) =>
  REASONS.map((reason) => storage.getItem(KEYS[reason])).find((value) => value !== null) ?? null;

function removeFrom(storage: Pick<Storage, 'removeItem'>): void {
  for (const reason of REASONS) storage.removeItem(KEYS[reason]);
}

/** Marks that a session ends by itself, with where the person is and who that is. [SESS-13] */
export function noteLeaving(
  reason: LeavingReason,
  {
    localStorage: local,
    sessionStorage: perTab,
    location: { pathname, search, hash },
  }: Storages & { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> },
): void {
  perTab.setItem(KEYS[reason], pathname + search + hash);
  const subject = local.getItem(SESSION_KEYS.subject);
  // where another tab was first, its sign-out has left the mark of who that was
  if (subject !== null) local.setItem(KEYS[reason], subject);
}

/** Whether the session that signs out has ended by itself: the person is alerted in this browser further on. */
export const isLeftAlerted = ({ localStorage: local, sessionStorage: perTab }: Storages): boolean =>
  firstOf(perTab) !== null && firstOf(local) !== null;

/** The mark that an ended session left, once: it is taken away, and where the person was is kept. [SESS-13] */
export function takeLeavingReason(perTab: Kept): LeavingReason | null {
  const reason = REASONS.find((one) => perTab.getItem(KEYS[one]) !== null) ?? null;
  const address = firstOf(perTab);
  removeFrom(perTab);
  // a person who signs out before an expired session does has left no address
  if (address?.startsWith('/')) perTab.setItem(SESSION_KEYS.leftAt, address);
  return reason;
}

/**
 * Someone has signed in: where they were as their session ended by itself. Whoever was signed in
 * before and is someone else is alerted here no longer.
 *
 * @param subject null: someone of the provider, in another person's name
 */
export function arrive(
  subject: string | null,
  {
    localStorage: local,
    sessionStorage: perTab,
    endAlerts,
  }: Storages & { readonly endAlerts: () => void },
): string | null {
  const before = firstOf(local) ?? local.getItem(SESSION_KEYS.subject);
  const leftAt = perTab.getItem(SESSION_KEYS.leftAt);
  removeFrom(local);
  perTab.removeItem(SESSION_KEYS.leftAt);
  if (before !== null && before !== subject) endAlerts();
  if (subject === null) {
    local.removeItem(SESSION_KEYS.subject);
    return null;
  }
  local.setItem(SESSION_KEYS.subject, subject);
  return before === subject ? leftAt : null;
}
