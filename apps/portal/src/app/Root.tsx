import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ForecourtRoot } from '@forecourt/ui/provider';
import type { Texts } from '../messages/texts.ts';
import { AppContext } from './App.ts';
import type { LiveApp } from './App.ts';
import { focusInvalidFields } from './focusInvalidFields.ts';
import { saveTheme, readTheme, ThemeContext, type PortalTheme } from './theme.ts';

export interface RootProps {
  readonly app: LiveApp | null;
  readonly texts: Texts;
  /** Navigates to a portal address without a page load. */
  readonly navigate?: (address: string) => void;
  readonly children: ReactNode;
}

/** Wraps every screen: texts, theme, configuration, and session. */
export function Root({ app, texts, navigate, children }: RootProps) {
  const [theme, setTheme] = useState<PortalTheme>(() => readTheme(localStorage));
  const messages = useSyncExternalStore(texts.subscribe, texts.current);
  useEffect(focusInvalidFields, []);
  const choose = (choice: PortalTheme) => {
    saveTheme(localStorage, choice);
    setTheme(choice);
  };
  return (
    <ForecourtRoot messages={messages} theme={theme} navigate={navigate}>
      <ThemeContext value={{ theme, choose }}>
        <AppContext value={app}>{children}</AppContext>
      </ThemeContext>
    </ForecourtRoot>
  );
}
