'use client';
import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { en as rules } from '@forecourt/validation/messages';
import { en as components } from '../messages/en.ts';
import '../theme/index.ts';
import type { BrandName, Density, ThemeChoice } from '../theme/tokens.ts';
import { createText, type Catalogue } from './catalogue.ts';
import { TextContext } from './text.ts';

export interface ForecourtProviderProps {
  /** BCP 47 locale of texts, numbers and dates. */
  readonly locale?: string;
  /** The host's own texts; they win over the components' where a key is the same. */
  readonly messages?: Catalogue;
  /** `system` follows the device. */
  readonly theme?: ThemeChoice;
  readonly brand?: BrandName;
  readonly density?: Density;
  /** The host's router; links of components then change the address without loading the page. */
  readonly navigate?: (href: string) => void;
  readonly children: ReactNode;
}

const noMessages: Catalogue = {};
const byLoading = (href: string) => window.location.assign(href);

/** Sets or removes an attribute of the root element that chooses values of the token contract. */
function useRootAttribute(name: string, value: string | null) {
  useEffect(() => {
    const root = document.documentElement;
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }, [name, value]);
}

/** Gives every component below it texts, locale, theme, brand, density and the host's router. */
export function ForecourtProvider({
  locale = 'en-US',
  messages = noMessages,
  theme = 'system',
  brand = 'forecourt',
  density = 'comfortable',
  navigate = byLoading,
  children,
}: ForecourtProviderProps) {
  const text = useMemo(() => createText(locale, [rules, components, messages]), [locale, messages]);
  useRootAttribute('data-theme', theme === 'system' ? null : theme);
  useRootAttribute('data-brand', brand === 'forecourt' ? null : brand);
  useRootAttribute('data-density', density === 'comfortable' ? null : density);
  return (
    <I18nProvider locale={locale}>
      {/* Holds the id of a style element that react-aria would inject; the theme has its rule. */}
      <meta id="react-aria-pressable-style" name="forecourt" content="pressable" />
      <RouterProvider navigate={navigate}>
        <TextContext value={text}>{children}</TextContext>
      </RouterProvider>
    </I18nProvider>
  );
}
