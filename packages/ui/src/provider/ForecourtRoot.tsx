'use client';
import { useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import '../theme/index.ts';
import type { BrandName, Density, ThemeChoice } from '../theme/tokens.ts';
import { createText, type Catalog } from './catalog.ts';
import { HostPartsContext, type LinkComponent, type PortalContainer } from './hostParts.ts';
import { TextContext } from './text.ts';

export interface ForecourtRootProps {
  /** BCP 47 locale of texts, numbers, and dates. */
  readonly locale?: string;
  /** All texts: the host's, the components', and the rules'. */
  readonly messages: Catalog;
  /** `system` follows the device. */
  readonly theme?: ThemeChoice;
  readonly brand?: BrandName;
  readonly density?: Density;
  /** Navigates with the host's router, so that links do not reload the page. */
  readonly navigate?: ((href: string) => void) | undefined;
  /**
   * Renders all links, for routers whose link component prefetches. Navigation still uses
   * `navigate`. Must not change after the first render.
   */
  readonly linkComponent?: LinkComponent;
  /** Container of dialogs, lists, and menus, for hosts embedded in a page. Defaults to the body. */
  readonly portalContainer?: PortalContainer;
  readonly children: ReactNode;
}

const loadPage = (href: string) => window.location.assign(href);

/** Sets an attribute on the root element to select design-token values, until unmounted. */
function useRootAttribute(name: string, value: string | null) {
  useEffect(() => {
    const root = document.documentElement;
    if (value === null) {
      root.removeAttribute(name);
      return undefined;
    }
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}

/**
 * Provides locale, theme, brand, density, the host's router, and only the texts passed in, for
 * hosts that load catalogs screen by screen. Other hosts use `ForecourtProvider`.
 */
export function ForecourtRoot({
  locale = 'en-US',
  messages,
  theme = 'system',
  brand = 'forecourt',
  density = 'comfortable',
  navigate = loadPage,
  linkComponent,
  portalContainer,
  children,
}: ForecourtRootProps) {
  const text = useMemo(() => createText(locale, [messages]), [locale, messages]);
  const parts = useMemo(
    () => ({ linkComponent: linkComponent ?? null, portalContainer: portalContainer ?? null }),
    [linkComponent, portalContainer],
  );
  useRootAttribute('data-theme', theme === 'system' ? null : theme);
  useRootAttribute('data-brand', brand === 'forecourt' ? null : brand);
  useRootAttribute('data-density', density === 'comfortable' ? null : density);
  return (
    <I18nProvider locale={locale}>
      {/* Reserves the ID of a style element react-aria would inject; the theme has its rule. */}
      <meta id="react-aria-pressable-style" name="forecourt" content="pressable" />
      <RouterProvider navigate={navigate}>
        <HostPartsContext value={parts}>
          <UNSAFE_PortalProvider getContainer={parts.portalContainer}>
            <TextContext value={text}>{children}</TextContext>
          </UNSAFE_PortalProvider>
        </HostPartsContext>
      </RouterProvider>
    </I18nProvider>
  );
}
