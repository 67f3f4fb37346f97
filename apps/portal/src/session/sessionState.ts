import {
  sessionAccount,
  sessionRecord,
  type SessionRecord,
  type SessionState,
} from '@forecourt/validation';
import { objectIn } from '../app/objectIn.ts';
import { SESSION_KEYS } from './keys.ts';

/** Reads the stored session state; invalid parts count as missing. [STORE-10, ENT-07] */
export function readSessionState(local: Pick<Storage, 'getItem'>): SessionState {
  const stored = objectIn(local.getItem(SESSION_KEYS.state));
  return {
    user: sessionRecord.safeParse(stored['user']).data ?? null,
    account: sessionAccount.safeParse(stored['account']).data ?? null,
  };
}

/** Stores the state for the next page load, until sign-out. Never a token. [STORE-10] */
export function saveSessionState(local: Pick<Storage, 'setItem'>, state: SessionState): void {
  local.setItem(SESSION_KEYS.state, JSON.stringify(state));
}

/** Records on the stored account why it failed to load. [ENT-08] */
export function saveAccountError(local: Pick<Storage, 'getItem' | 'setItem'>, err: string): void {
  const { user, account } = readSessionState(local);
  if (account) saveSessionState(local, { user, account: { ...account, err } });
}

/** Records the status of the user's session. [ENT-03] */
export function saveSessionStatus(
  local: Pick<Storage, 'getItem' | 'setItem'>,
  status: SessionRecord['status'],
): void {
  const { user, account } = readSessionState(local);
  if (user) saveSessionState(local, { user: { ...user, status }, account });
}
