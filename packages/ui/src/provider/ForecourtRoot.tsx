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
  /** BCP 47 locale of texts, numbers and dates. */
  readonly locale?: string;
  /** Every text that is shown below it: the host's own, the components' and the rules'. */
  readonly messages: Catalog;
  /** `system` follows the device. */
  readonly theme?: ThemeChoice;
  readonly brand?: BrandName;
  readonly density?: Density;
  /** The host's router; links of components then change the address without loading the page. */
  readonly navigate?: (href: string) => void;
  /**
   * Draws every link, for a router whose own link fetches ahead. Where it leads is still done by
   * `navigate`. Not to change while the page stands.
   */
  readonly linkComponent?: LinkComponent;
  /** Where dialogs, lists and menus are put, for a host inside another page; default its end. */
  readonly portalContainer?: PortalContainer;
  readonly children: ReactNode;
}

const byLoading = (href: string) => window.location.assign(href);

/** Keeps an attribute of the root element that selects values of the design tokens, until unmounted. */
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
 * Gives every component below it locale, theme, brand, density, the host's router, and the texts that
 * the host hands over: for a host that loads catalogs screen by screen. Others take
 * `ForecourtProvider`.
 */
export function ForecourtRoot({
  locale = 'en-US',
  messages,
  theme = 'system',
  brand = 'forecourt',
  density = 'comfortable',
  navigate = byLoading,
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
      {/* Holds the id of a style element that react-aria would inject; the theme has its rule. */}
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
