import type { Flags } from '@forecourt/validation';
import type { RouteName } from '../addresses/paths.ts';
import type { CookieChoice } from './cookieConsent.ts';

/** The window event that a host's own analytics may listen to. */
export const ANALYTICS_EVENT = 'forecourt:screen';

/** Whether to report screens, which may require consent first. [FLAG-18, FLAG-22] */
export const mayReport = (flags: Flags, consent: CookieChoice | null): boolean =>
  flags.has('analyticsCustomEvents') && (!flags.has('cookieConsent') || consent === 'all');

/** Reports the opened screen by name, never by address, which can identify people and cards. */
export function reportScreen(target: EventTarget, screen: RouteName): void {
  target.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { screen } }));
}
