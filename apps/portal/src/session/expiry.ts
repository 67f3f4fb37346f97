import { SESSION_EXPIRED_REDIRECT_MILLISECONDS } from '@forecourt/validation';
import { SESSION_KEYS } from './keys.ts';
import { isSessionValid } from './validity.ts';

/** How often an idle page checks that its session is still valid. */
const CHECK_EVERY_MS = 1000;

/** What the watch needs from the browser; injected for tests. */
export interface ExpiryPort {
  readonly local: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly perTab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  readonly every: (run: () => void, ms: number) => () => void;
  readonly after: (run: () => void, ms: number) => void;
  /** The current access token, expired or not; null if there is none. */
  readonly authToken: () => string | null;
  /** Reloads the page and returns true if someone else has signed in since it opened. */
  readonly reloadIfOther: () => boolean;
  readonly tokenIssuedAt: () => number | null;
  readonly tokenTtlSeconds: number;
  readonly tokenTtlMultiplier: number;
  /** Shows the trouble banner `sessionExpiredPleaseLogin`. [SESS-06] */
  readonly showExpired: () => void;
  /** Opens the sign-out page. */
  readonly leave: () => void;
  readonly reload: () => void;
}

/**
 * Ends an invalid session once: marker, banner, 5 s, sign-out. A page that belongs to an earlier
 * sign-in reloads instead. [SESS-05 to SESS-08]
 */
export function watchExpiry(port: ExpiryPort) {
  let isOver = false;
  let stop: (() => void) | null = null;
  /** Ends the session now, as when the gateway rejects the token; later calls do nothing. */
  const expire = () => {
    if (isOver) return;
    isOver = true;
    stop?.();
    port.local.removeItem(SESSION_KEYS.expireMarker);
    port.perTab.setItem(SESSION_KEYS.expiredLogout, 'true');
    port.showExpired();
    const token = port.authToken();
    port.after(() => {
      const current = port.authToken();
      if (current === null || current === token) return port.leave();
      // browsers slow down hidden tabs, so the user may have signed in again in the meantime
      port.perTab.removeItem(SESSION_KEYS.expiredLogout);
      port.reload();
    }, SESSION_EXPIRED_REDIRECT_MILLISECONDS);
  };
  /** Whether the session is valid now; ends it if not. */
  const check = () => {
    if (port.reloadIfOther()) return false;
    const isValid = isSessionValid({
      tokenIssuedAt: port.tokenIssuedAt(),
      now: port.now(),
      tokenTtlSeconds: port.tokenTtlSeconds,
      tokenTtlMultiplier: port.tokenTtlMultiplier,
      marker: port.local.getItem(SESSION_KEYS.expireMarker),
      bypass: port.perTab.getItem(SESSION_KEYS.bypass),
    });
    if (!isValid) expire();
    return isValid;
  };
  stop = port.every(check, CHECK_EVERY_MS);
  return { expire, check, stop: () => stop?.() };
}
export type ExpiryWatch = ReturnType<typeof watchExpiry>;
