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
/** What the configured token lifetime is multiplied by unless a host sets another factor. [SESS-31] */
export const TOKEN_TTL_MULTIPLIER = 1;
/** The fast idle timeout is off unless a host switches it on. [SESS-27] */
export const SESSION_FAST_IDLE_IS_ON = false;
/** What sign-out does, one after the other. [SESS-11, SESS-12, SESS-15, SESS-16, SESS-17, SESS-32] */
export const SIGN_OUT_STEPS = [
  'clearCaches',
  'clearStorage',
  'clearCookies',
  'signOutOfProvider',
  'goToLogin',
] as const;
export type SignOutStep = (typeof SIGN_OUT_STEPS)[number];
/** A stored transaction that tabs share is good for this long. [STORE-22] */
export const SHARED_TRANSACTION_MINUTES = 30;
