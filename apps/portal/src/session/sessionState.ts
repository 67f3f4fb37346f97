import {
  sessionAccount,
  sessionRecord,
  type SessionRecord,
  type SessionState,
} from '@forecourt/validation';
import { SESSION_KEYS } from './keys.ts';

const NOTHING: SessionState = { user: null, account: null };

/** What the browser keeps of the session; a part that is not whole counts as not there. [STORE-10, ENT-07] */
export function readSessionState(local: Pick<Storage, 'getItem'>): SessionState {
  try {
    const kept: unknown = JSON.parse(local.getItem(SESSION_KEYS.state) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const user = sessionRecord.safeParse('user' in kept ? kept.user : null);
    const account = sessionAccount.safeParse('account' in kept ? kept.account : null);
    return { user: user.data ?? null, account: account.data ?? null };
  } catch {
    return NOTHING;
  }
}

/** Keeps it for the next page load, until the sign-out. Never a token. [STORE-10] */
export function keepSessionState(local: Pick<Storage, 'setItem'>, state: SessionState): void {
  local.setItem(SESSION_KEYS.state, JSON.stringify(state));
}

/** Notes on the kept account why it could not be loaded. [ENT-08] */
export function keepAccountError(local: Pick<Storage, 'getItem' | 'setItem'>, err: string): void {
  const { user, account } = readSessionState(local);
  if (account) keepSessionState(local, { user, account: { ...account, err } });
}

/** Notes whether the person's session still is one. [ENT-03] */
export function keepStatus(
  local: Pick<Storage, 'getItem' | 'setItem'>,
  status: SessionRecord['status'],
): void {
  const { user, account } = readSessionState(local);
  if (user) keepSessionState(local, { user: { ...user, status }, account });
}
