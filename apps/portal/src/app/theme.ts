import { createContext, use } from 'react';
import type { ThemeChoice } from '@forecourt/ui/theme';

/** Storage key of the choice; `public/first.js` reads it before the first paint. */
const THEME_KEY = 'theme';
export const THEME_CHOICES = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[];
export type PortalTheme = (typeof THEME_CHOICES)[number];

/** The theme chosen on this device; `system` by default. */
export function readTheme(storage: Storage): PortalTheme {
  const stored = storage.getItem(THEME_KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

export function saveTheme(storage: Storage, theme: PortalTheme): void {
  if (theme === 'system') storage.removeItem(THEME_KEY);
  else storage.setItem(THEME_KEY, theme);
}

export interface ThemeControl {
  readonly theme: PortalTheme;
  readonly choose: (theme: PortalTheme) => void;
}
export const ThemeContext = createContext<ThemeControl>({ theme: 'system', choose: () => {} });

/** The theme and a setter for it. */
export function useTheme(): ThemeControl {
  return use(ThemeContext);
}
