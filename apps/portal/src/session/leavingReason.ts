import { SESSION_KEYS } from './keys.ts';

/** Why the previous session ended. */
export type LeavingReason = 'expired' | 'idle';

const KEYS = {
  idle: SESSION_KEYS.idleLogout,
  expired: SESSION_KEYS.expiredLogout,
} as const satisfies Readonly<Record<LeavingReason, string>>;
const REASONS = ['idle', 'expired'] as const satisfies readonly LeavingReason[];

type ReasonStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface Storages {
  readonly localStorage: ReasonStorage;
  readonly sessionStorage: ReasonStorage;
}

const firstOf = (storage: Pick<Storage, 'getItem'>) =>
  REASONS.map((reason) => storage.getItem(KEYS[reason])).find((value) => value !== null) ?? null;

function removeFrom(storage: Pick<Storage, 'removeItem'>): void {
  for (const reason of REASONS) storage.removeItem(KEYS[reason]);
}

/** Records that a session ends on its own, with the address and the user. [SESS-13] */
export function recordLeaving(
  reason: LeavingReason,
  {
    localStorage: local,
    sessionStorage: perTab,
    location: { pathname, search, hash },
  }: Storages & { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> },
): void {
  perTab.setItem(KEYS[reason], pathname + search + hash);
  const subject = local.getItem(SESSION_KEYS.subject);
  // if another tab was first, its sign-out has recorded the user already
  if (subject !== null) local.setItem(KEYS[reason], subject);
}

/** Whether the session being signed out ended on its own, so that notifications stay on. */
export const isLeftAlerted = ({ localStorage: local, sessionStorage: perTab }: Storages): boolean =>
  firstOf(perTab) !== null && firstOf(local) !== null;

/** Takes the reason that the last session ended; keeps its address for later. [SESS-13] */
export function consumeLeavingReason(perTab: ReasonStorage): LeavingReason | null {
  const reason = REASONS.find((one) => perTab.getItem(KEYS[one]) !== null) ?? null;
  const address = firstOf(perTab);
  removeFrom(perTab);
  // a person who signs out before an expired session does leaves no address
  if (address?.startsWith('/')) perTab.setItem(SESSION_KEYS.leftAt, address);
  return reason;
}

/**
 * Records a sign-in and returns the address at which the user's last session ended on its own. If
 * someone else was signed in before, ends their notifications here.
 *
 * @param subject null for a provider employee acting in another person's name
 */
export function recordArrival(
  subject: string | null,
  {
    localStorage: local,
    sessionStorage: perTab,
    endAlerts,
  }: Storages & { readonly endAlerts: () => void },
): string | null {
  const previousSubject = firstOf(local) ?? local.getItem(SESSION_KEYS.subject);
  const leftAt = perTab.getItem(SESSION_KEYS.leftAt);
  removeFrom(local);
  perTab.removeItem(SESSION_KEYS.leftAt);
  if (previousSubject !== null && previousSubject !== subject) endAlerts();
  if (subject === null) {
    local.removeItem(SESSION_KEYS.subject);
    return null;
  }
  local.setItem(SESSION_KEYS.subject, subject);
  return previousSubject === subject ? leftAt : null;
}
