/** [SESS-24] */
export const SESSION_IDLE_SECONDS = 1800;
/** How long before the idle timeout the warning is shown. [SESS-25] */
export const SESSION_IDLE_WARNING_SECONDS = 60;
/** [SESS-26] */
export const SESSION_IDLE_EMULATED_SECONDS = 300;
/** Time left once the fast idle timeout is turned on; it is off by default. [SESS-27, SESS-28] */
export const SESSION_FAST_IDLE_SECONDS = 75;
/** Delay between the banner of an expired session and `/logout/`. [SESS-07] */
export const SESSION_EXPIRED_REDIRECT_MILLISECONDS = 5000;
/** A tab that was hidden for this long renews expired tokens when shown again. [SESS-18] */
export const TAB_HIDDEN_RENEW_SECONDS = 1800;
/** Storage keys that sign-out never clears. [SESS-13] */
export const SIGN_OUT_KEPT_KEYS = ['sessionExpiredLogout', 'idleLogout'] as const;
/** Storage key that sign-out preserves if it is set. [SESS-14] */
export const SIGN_OUT_KEPT_IF_SET_KEY = 'accountFailedToLoadLogout';
/** Local marker that ends the session, and its value. [SESS-02] */
export const EXPIRE_SESSION_KEY = 'expireSession';
export const EXPIRE_SESSION_VALUE = 'expire';
/** Default factor applied to the configured token lifetime. [SESS-31] */
export const TOKEN_TTL_MULTIPLIER = 1;
/** The fast idle timeout is off unless a host turns it on. [SESS-27] */
export const SESSION_FAST_IDLE_IS_ON = false;
/** Steps of sign-out, in order. [SESS-11, SESS-12, SESS-15, SESS-16, SESS-17, SESS-32] */
export const SIGN_OUT_STEPS = [
  'clearCaches',
  'clearStorage',
  'clearCookies',
  'signOutOfProvider',
  'goToLogin',
] as const;
export type SignOutStep = (typeof SIGN_OUT_STEPS)[number];
/** How long a stored transaction shared between tabs is valid. [STORE-22] */
export const SHARED_TRANSACTION_MINUTES = 30;
