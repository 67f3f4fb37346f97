import { reason, type Reason } from '../core/issue.ts';

/** Flags of the identity client's cookies, and what to warn about. */
export interface CookieSettings {
  readonly secure: boolean;
  readonly sameSite: 'none' | 'lax';
  readonly warning: Reason | null;
}

/**
 * Flags of the identity client's cookies. `secure` is what the configuration asks for; left out, it
 * is whether the page is on HTTPS, and off HTTPS it cannot be on. [AUTH-61 to AUTH-63]
 */
export function cookieSettings(page: {
  readonly isHttps: boolean;
  readonly secure?: boolean | undefined;
}): CookieSettings {
  const asked = page.secure ?? page.isHttps;
  const secure = asked && page.isHttps;
  return {
    secure,
    sameSite: secure ? 'none' : 'lax',
    warning: asked === secure ? null : reason('cookie.notHttps'),
  };
}
