import { reason, type Reason } from '../core/issue.ts';

/** Cookie flags of the identity client, with a warning if they are weaker than configured. */
export interface CookieSettings {
  readonly secure: boolean;
  readonly sameSite: 'none' | 'lax';
  readonly warning: Reason | null;
}

/**
 * Determines the cookie flags of the identity client. `secure` is the configured value; it defaults
 * to whether the page uses HTTPS, and without HTTPS it cannot be on. [AUTH-61 to AUTH-63]
 */
export function cookieSettings(page: {
  readonly isHttps: boolean;
  readonly secure?: boolean | undefined;
}): CookieSettings {
  const requested = page.secure ?? page.isHttps;
  const secure = requested && page.isHttps;
  return {
    secure,
    sameSite: secure ? 'none' : 'lax',
    warning: requested === secure ? null : reason('cookie.notHttps'),
  };
}
