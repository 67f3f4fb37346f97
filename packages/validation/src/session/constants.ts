/** [SESS-24] */
export const SESSION_IDLE_SECONDS = 1800;
/** Before the idle timeout, and so long: the warning starts here. [SESS-25] */
export const SESSION_IDLE_WARNING_SECONDS = 60;
/** [SESS-26] */
export const SESSION_IDLE_EMULATED_SECONDS = 300;
/** Time left once the fast idle timeout is switched on; it is off by default. [SESS-27, SESS-28] */
export const SESSION_FAST_IDLE_SECONDS = 75;
/** From the banner of an expired session to `/logout/`. [SESS-07] */
export const SESSION_EXPIRED_REDIRECT_MILLISECONDS = 5000;
/** A tab hidden so long renews expired tokens when it is seen again. [SESS-18] */
export const TAB_HIDDEN_RENEW_SECONDS = 1800;
/** Storage keys that sign-out never clears. [SESS-13] */
export const SIGN_OUT_KEPT_KEYS = ['sessionExpiredLogout', 'idleLogout'] as const;
/** Storage key that sign-out keeps if it is set. [SESS-14] */
export const SIGN_OUT_KEPT_IF_SET_KEY = 'accountFailedToLoadLogout';
/** Local marker that ends the session, and the value that it then has. [SESS-02] */
export const EXPIRE_SESSION_KEY = 'expireSession';
export const EXPIRE_SESSION_VALUE = 'expire';
