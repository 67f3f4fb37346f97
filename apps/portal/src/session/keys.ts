import {
  EXPIRE_SESSION_KEY,
  SIGN_OUT_KEPT_IF_SET_KEY,
  SIGN_OUT_KEPT_KEYS,
} from '@forecourt/validation';

const [expiredLogout, idleLogout] = SIGN_OUT_KEPT_KEYS;

/** Names under which the session keeps its marks in the browser. */
export const SESSION_KEYS = {
  /** In local storage; its one value ends the session in every tab. [SESS-02] */
  expireMarker: EXPIRE_SESSION_KEY,
  /** In session storage; any value switches the validity check off. [SESS-03] */
  bypass: 'bypassSessionCheck',
  /**
   * Say why the session ended, and outlive the sign-out: in session storage with where the person was,
   * in local storage with who it was. [SESS-13, SESS-14]
   */
  expiredLogout,
  idleLogout,
  accountFailedLogout: SIGN_OUT_KEPT_IF_SET_KEY,
  /** The account that the person works on. [STORE-10] */
  state: 'session-state',
  /** The last sign of life in any tab, milliseconds since 1970. [SESS-24] */
  lastLife: 'last-sign-of-life',
  /** What the sign-in address asked for. [AUTH-13] */
  loginState: 'login-state',
  /** Who signed in here last, by the identity provider's name for them. */
  subject: 'signed-in-subject',
  /** In session storage: where the person was as the session ended by itself. */
  leftAt: 'left-at',
} as const;
