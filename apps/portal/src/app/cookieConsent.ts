import { createListeners } from './listeners.ts';

const KEY = 'cookie-consent';
export const COOKIE_CHOICES = ['needed', 'all'] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

const { subscribe, notify } = createListeners();

/** The cookie choice made on this device; null if the person was not asked yet. [FLAG-18] */
export const cookieConsent = {
  current: (): CookieChoice | null => {
    const stored = localStorage.getItem(KEY);
    return COOKIE_CHOICES.find((choice) => choice === stored) ?? null;
  },
  give: (choice: CookieChoice) => {
    localStorage.setItem(KEY, choice);
    notify();
  },
  subscribe,
};
