import { useState, type ReactNode } from 'react';
import { BannerProvider, ForecourtProvider } from '@forecourt/ui';
import { en } from '../messages/en.ts';
import { AppContext, type App } from './App.ts';
import { keepTheme, readTheme, ThemeContext, type PortalTheme } from './theme.ts';

export interface RootProps {
  readonly app: App | null;
  /** Opens an address of the portal without loading the page. */
  readonly navigate?: (address: string) => void;
  readonly children: ReactNode;
}

/** What surrounds every screen: texts, theme, banners, configuration and session. */
export function Root({ app, navigate, children }: RootProps) {
  const [theme, setTheme] = useState<PortalTheme>(() => readTheme(localStorage));
  const choose = (chosen: PortalTheme) => {
    keepTheme(localStorage, chosen);
    setTheme(chosen);
  };
  return (
    <ForecourtProvider messages={en} theme={theme} {...(navigate ? { navigate } : {})}>
      <ThemeContext value={{ theme, choose }}>
        <AppContext value={app}>
          <BannerProvider>{children}</BannerProvider>
        </AppContext>
      </ThemeContext>
    </ForecourtProvider>
  );
}
