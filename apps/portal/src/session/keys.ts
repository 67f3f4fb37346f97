/** Names under which the session keeps its marks in the browser. */
export const SESSION_KEYS = {
  /** In local storage; the value `expire` ends the session in every tab. [SESS-02] */
  expireMarker: 'expireSession',
  /** In session storage; any value switches the validity check off. [SESS-03] */
  bypass: 'bypassSessionCheck',
  /** Say why the session ended; they outlive the sign-out. [SESS-13, SESS-14] */
  expiredLogout: 'sessionExpiredLogout',
  idleLogout: 'idleLogout',
  accountFailedLogout: 'accountFailedToLoadLogout',
  /** The account that the person works on. [STORE-10] */
  state: 'session-state',
  /** What the sign-in address asked for. [AUTH-13] */
  loginState: 'login-state',
} as const;

/** The value of the marker that ends a session. */
export const EXPIRE = 'expire';
