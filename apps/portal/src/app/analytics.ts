import type { Flags } from '@forecourt/validation';
import type { RouteName } from '../addresses/paths.ts';
import type { CookieChoice } from './cookieConsent.ts';

/** The event of the page that a host's own counting may listen to. */
export const ANALYTICS_EVENT = 'forecourt:screen';

/** Whether screens are reported: where consent is asked for, only once it was given. [FLAG-18, FLAG-22] */
export const mayTell = (flags: Flags, consent: CookieChoice | null): boolean =>
  flags.has('analyticsCustomEvents') && (!flags.has('cookieConsent') || consent === 'all');

/** Tells which screen was opened: its name, never its address, which can name people and cards. */
export function tellScreen(target: EventTarget, screen: RouteName): void {
  target.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { screen } }));
}
