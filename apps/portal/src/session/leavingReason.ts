import { SESSION_KEYS } from './keys.ts';

/** Why the session before this page ended. */
export type LeavingReason = 'expired' | 'idle';

/** The mark that an ended session left, once: it is taken away. [SESS-13] */
export function takeLeavingReason(
  perTab: Pick<Storage, 'getItem' | 'removeItem'>,
): LeavingReason | null {
  const isExpired = perTab.getItem(SESSION_KEYS.expiredLogout) !== null;
  const isIdle = perTab.getItem(SESSION_KEYS.idleLogout) !== null;
  perTab.removeItem(SESSION_KEYS.expiredLogout);
  perTab.removeItem(SESSION_KEYS.idleLogout);
  if (isIdle) return 'idle';
  return isExpired ? 'expired' : null;
}
