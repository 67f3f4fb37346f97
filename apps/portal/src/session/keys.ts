import {
  EXPIRE_SESSION_KEY,
  SIGN_OUT_KEPT_IF_SET_KEY,
  SIGN_OUT_KEPT_KEYS,
} from '@forecourt/validation';

const [expiredLogout, idleLogout] = SIGN_OUT_KEPT_KEYS;

/** Storage keys of the session. */
export const SESSION_KEYS = {
  /** In local storage; its only value ends the session in every tab. [SESS-02] */
  expireMarker: EXPIRE_SESSION_KEY,
  /** In session storage; any value disables the validity check. [SESS-03] */
  bypass: 'bypassSessionCheck',
  /**
   * Record why the session ended, and survive sign-out: in session storage with the address, in
   * local storage with the user. [SESS-13, SESS-14]
   */
  expiredLogout,
  idleLogout,
  accountFailedLogout: SIGN_OUT_KEPT_IF_SET_KEY,
  /** The selected account. [STORE-10] */
  state: 'session-state',
  /** The last activity in any tab, in epoch milliseconds. [SESS-24] */
  lastLife: 'last-sign-of-life',
  /** Parameters of the sign-in address. [AUTH-13] */
  loginState: 'login-state',
  /** The last signed-in user, by the identity provider's subject. */
  subject: 'signed-in-subject',
  /** In session storage: the address at which the session ended on its own. */
  leftAt: 'left-at',
} as const;
